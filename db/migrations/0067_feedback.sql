-- What members write to the house, and the queue in which it is answered. The words are sealed under a key of the queue, so that the admin who took a case can
-- open it; the database gives sealed words to her who wrote them and to that admin alone, and writes down each opening. Decision 95.

-- ---------------------------------------------------------------- tables

-- `first`: answered before others. `waits_since`: since when words wait for an answer, null where none do. `merged_into`: the case whose answer it gets too,
-- as long as that one waits.
create table app.feedback (
  user_id uuid not null,
  id uuid not null,
  number integer not null,
  kind text not null,
  state text not null default 'open',
  first boolean not null default false,
  picture uuid,
  waits_since timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  merged_into uuid,
  announcement_id uuid,
  claimed_by bytea,
  claimed_until timestamptz,
  primary key (user_id, id)
);
create index feedback_by_id on app.feedback (id);
create index feedback_by_number on app.feedback (number);
create index feedback_waits on app.feedback ((not first), waits_since, id) where waits_since is not null;
create index feedback_handled on app.feedback (changed_at desc, id desc) where waits_since is null;
create index feedback_merged on app.feedback (merged_into) where merged_into is not null;

create table app.feedback_word (
  user_id uuid not null,
  id uuid not null,
  feedback_id uuid not null,
  by_house boolean not null default false,
  sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index feedback_word_by_case on app.feedback_word (user_id, feedback_id, at, by_house, id);

alter table app.feedback enable row level security;
alter table app.feedback force row level security;
alter table app.feedback_word enable row level security;
alter table app.feedback_word force row level security;
-- She reads and deletes her own; what else changes a case goes through the functions below, which ask who asks.
create policy own on app.feedback to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own on app.feedback_word to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy handled on app.feedback to mh_owner using (user_id = (select auth.uid()) or (select auth.is_admin())) with check (user_id = (select auth.uid()) or (select auth.is_admin()));
create policy handled on app.feedback_word to mh_owner using (user_id = (select auth.uid()) or (select auth.is_admin())) with check (user_id = (select auth.uid()) or (select auth.is_admin()));
grant select, delete on app.feedback to w_user;
grant select, delete on app.feedback_word to w_user;

-- What is owed to her whose case it is, until it is told.
create table auth.feedback_telling (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  says text not null check (says in ('opened', 'answered', 'changed')),
  at timestamptz not null
);

-- Whether members had asked for what an announcement tells: the list of what changed because they did.
alter table auth.announcement add column asked boolean not null default false;

-- ---------------------------------------------------------------- her side

-- Opens a case with its first words. Gives its number, or nothing where she has as many as are kept. A number is drawn: it tells nobody how many there are, and
-- a member's rows take none of a sequence. One case is numbered at a time, so that no two have the same.
create function auth.send_feedback(p_id uuid, p_kind text, p_first boolean, p_picture uuid, p_word uuid, p_sealed bytea, p_most integer, p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  given integer;
begin
  if me is null or (select pg_catalog.count(*) from app.feedback f where f.user_id = me) >= p_most then return null; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('app.feedback.number', 0));
  loop
    given := 10000 + pg_catalog.floor(pg_catalog.random() * 990000)::integer;
    exit when not exists (select from app.feedback f where f.number = given);
  end loop;
  insert into app.feedback (user_id, id, number, kind, first, picture, waits_since, created_at, changed_at) values (me, p_id, given, p_kind, p_first, p_picture, p_now, p_now, p_now);
  insert into app.feedback_word (user_id, id, feedback_id, sealed, at) values (me, p_word, p_id, p_sealed, p_now);
  return given;
end $$;

-- More words to a case of hers: it waits again, in its own right.
create function auth.say_more_feedback(p_id uuid, p_first boolean, p_word uuid, p_sealed bytea, p_most integer, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  perform from app.feedback f where f.user_id = me and f.id = p_id for update;
  if me is null or not found then return 'not_found'; end if;
  if (select pg_catalog.count(*) from app.feedback_word w where w.user_id = me and w.feedback_id = p_id) >= p_most then return 'full'; end if;
  insert into app.feedback_word (user_id, id, feedback_id, sealed, at) values (me, p_word, p_id, p_sealed, p_now);
  update app.feedback f set state = 'open', first = p_first, waits_since = coalesce(f.waits_since, p_now), merged_into = null, changed_at = p_now, version = f.version + 1
   where f.user_id = me and f.id = p_id;
  return 'done';
end $$;

create function auth.close_feedback(p_id uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.feedback f set state = 'closed', waits_since = null, merged_into = null, changed_at = p_now, version = f.version + 1
   where f.user_id = auth.uid() and f.id = p_id and auth.uid() is not null;
  return found;
end $$;

-- What was announced to one of these audiences and had been asked for, the newest first.
create function auth.changes_asked_for(p_audiences text[], p_today date, p_most integer) returns table (id uuid, title text, words text, category text, shown_on date)
language sql stable security definer set search_path = '' as $$
  select a.id, a.title, a.words, a.category, a.shown_on from auth.announcement a
   where a.asked and a.state = 'published' and a.audience = any(p_audiences) and a.shown_on <= p_today and auth.uid() is not null
   order by a.shown_on desc, a.id desc limit p_most
$$;

-- ---------------------------------------------------------------- the queue

-- Whether a case waits in its own right: what was merged comes back when the case it joined is gone or waits no more.
create function auth.feedback_waits(p_id uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and exists (select from app.feedback f where f.id = p_id and f.waits_since is not null
    and not exists (select from app.feedback l where l.id = f.merged_into and l.waits_since is not null))
$$;

-- Cases as an admin may list them: neither words nor whose. `p_ids` names them.
create function auth.seen_feedback(p_ids uuid[], p_now timestamptz)
returns table (id uuid, number integer, kind text, state text, first boolean, waits_since timestamptz, changed_at timestamptz, version integer, has_picture boolean,
  mine boolean, held_until timestamptz, own boolean, merged integer, merged_into integer, announcement_id uuid)
language sql stable security definer set search_path = '' as $$
  select f.id, f.number, f.kind, f.state, f.first, f.waits_since, f.changed_at, f.version, f.picture is not null,
         coalesce(f.claimed_by = auth.staff_mark() and f.claimed_until > p_now, false), case when f.claimed_until > p_now then f.claimed_until end, f.user_id = auth.uid(),
         (select pg_catalog.count(*)::integer from app.feedback m where m.merged_into = f.id and m.waits_since is not null),
         case when not auth.feedback_waits(f.id) then (select l.number from app.feedback l where l.id = f.merged_into) end, f.announcement_id
    from app.feedback f where f.id = any(p_ids) and auth.uid() is not null and auth.is_admin()
$$;

-- The ids of the next that wait: who is answered first, then who has waited longest.
create function auth.feedback_queue(p_later boolean, p_since timestamptz, p_after uuid, p_most integer) returns table (id uuid, later boolean, since text)
language sql stable security definer set search_path = '' as $$
  select f.id, not f.first, f.waits_since::text from app.feedback f
   where auth.uid() is not null and auth.is_admin() and f.waits_since is not null and auth.feedback_waits(f.id)
     and (p_since is null or (not f.first, f.waits_since, f.id) > (p_later, p_since, p_after))
   order by not f.first, f.waits_since, f.id limit p_most
$$;

create function auth.feedback_waiting() returns integer language sql stable security definer set search_path = '' as $$
  select pg_catalog.count(*)::integer from app.feedback f where auth.uid() is not null and auth.is_admin() and f.waits_since is not null and auth.feedback_waits(f.id)
$$;

-- The ids of those that wait for nothing, the newest change first; of one state where `p_state` names it.
create function auth.handled_feedback(p_state text, p_at timestamptz, p_after uuid, p_most integer) returns table (id uuid, at text)
language sql stable security definer set search_path = '' as $$
  select f.id, f.changed_at::text from app.feedback f
   where auth.uid() is not null and auth.is_admin() and f.waits_since is null and (p_state is null or f.state = p_state) and (p_at is null or (f.changed_at, f.id) < (p_at, p_after))
   order by f.changed_at desc, f.id desc limit p_most
$$;

-- A case for this admin until `p_until`; nobody takes it from another meanwhile, and nobody takes their own.
create function auth.take_feedback(p_id uuid, p_until timestamptz, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into f from app.feedback x where x.id = p_id for update;
  if not found then return 'not_found'; end if;
  if f.user_id = auth.uid() then return 'own'; end if;
  if f.claimed_until > p_now and f.claimed_by <> auth.staff_mark() then return 'held'; end if;
  update app.feedback x set claimed_by = auth.staff_mark(), claimed_until = p_until where x.user_id = f.user_id and x.id = p_id;
  perform auth.note_admin('feedback', 'taken', p_id, 'done', null, p_request, p_ip, p_now);
  return 'done';
end $$;

-- Whether this admin holds a case now: nothing of it is opened or changed otherwise.
create function auth.holds_feedback(p_id uuid, p_now timestamptz) returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and auth.is_admin() and exists (select from app.feedback f
    where f.id = p_id and f.user_id <> auth.uid() and f.claimed_by = auth.staff_mark() and f.claimed_until > p_now)
$$;

-- Opens a case to the admin who holds it: the line in the trail, what is owed to its member and the sealed words come together or not at all. A row without
-- words stands for the case itself, with `outcome`.
create function auth.open_feedback(p_id uuid, p_telling uuid, p_request text, p_ip text, p_now timestamptz)
returns table (outcome text, user_id uuid, picture uuid, word_id uuid, by_house boolean, sealed bytea, at timestamptz) language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
begin
  if auth.uid() is null or not auth.is_admin() then return query select 'not_found', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return; end if;
  select * into f from app.feedback x where x.id = p_id for update;
  if not found then return query select 'not_found', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return; end if;
  if not auth.holds_feedback(f.id, p_now) then
    perform auth.note_admin('feedback', 'opened', p_id, 'refused', null, p_request, p_ip, p_now);
    return query select 'not_held', null::uuid, null::uuid, null::uuid, null::boolean, null::bytea, null::timestamptz; return;
  end if;
  perform auth.note_admin('feedback', 'opened', p_id, 'done', null, p_request, p_ip, p_now);
  insert into auth.feedback_telling (id, user_id, says, at) values (p_telling, f.user_id, 'opened', p_now);
  perform auth.enqueue_job('feedback_told', p_telling);
  return query select 'done', f.user_id, f.picture, w.id, w.by_house, w.sealed, w.at from app.feedback_word w where w.user_id = f.user_id and w.feedback_id = p_id order by w.at, w.by_house, w.id;
end $$;

-- Whom an answer goes to: the case, and those merged into it that still wait. To its holder alone, so that the answer can be sealed for each.
create function auth.feedback_recipients(p_id uuid, p_now timestamptz) returns table (id uuid, user_id uuid) language sql stable security definer set search_path = '' as $$
  select f.id, f.user_id from app.feedback l join app.feedback f on f.id = l.id or (f.merged_into = l.id and f.waits_since is not null)
   where l.id = p_id and auth.uid() is not null and auth.holds_feedback(l.id, p_now) order by f.id
$$;

-- Answers a case and those merged into it, as they were at `p_version` and as `p_ids` names them; each gets words sealed for it, or a new state alone.
create function auth.answer_feedback(p_id uuid, p_version integer, p_state text, p_announcement uuid, p_ids uuid[], p_words uuid[], p_sealed bytea[], p_tellings uuid[],
  p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
  to_all app.feedback;
  place integer;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into f from app.feedback x where x.id = p_id for update;
  if not found then return 'not_found'; end if;
  if not auth.holds_feedback(f.id, p_now) then return 'not_held'; end if;
  if f.version <> p_version or p_ids is distinct from (select pg_catalog.array_agg(r.id order by r.id) from auth.feedback_recipients(p_id, p_now) r) then return 'moved_on'; end if;
  if p_sealed is null and f.state = p_state and f.announcement_id is not distinct from p_announcement then return 'nothing_changed'; end if;
  if p_announcement is not null then
    update auth.announcement a set asked = true where a.id = p_announcement and a.state <> 'taken_back';
    if not found then return 'not_found'; end if;
  end if;
  for place in 1 .. pg_catalog.array_length(p_ids, 1) loop
    select * into to_all from app.feedback x where x.id = p_ids[place] for update;
    if p_sealed is not null then
      insert into app.feedback_word (user_id, id, feedback_id, by_house, sealed, at) values (to_all.user_id, p_words[place], to_all.id, true, p_sealed[place], p_now);
    end if;
    update app.feedback x set state = p_state, announcement_id = coalesce(p_announcement, x.announcement_id), waits_since = null, claimed_by = null, claimed_until = null, changed_at = p_now, version = x.version + 1
     where x.user_id = to_all.user_id and x.id = to_all.id;
    insert into auth.feedback_telling (id, user_id, says, at) values (p_tellings[place], to_all.user_id, case when p_sealed is null then 'changed' else 'answered' end, p_now);
    perform auth.enqueue_job('feedback_told', p_tellings[place]);
    perform auth.note_admin('feedback', 'answered', to_all.id, 'done', null, p_request, p_ip, p_now);
  end loop;
  return 'done';
end $$;

-- Lets a case wait with the one of that number. What was merged into it goes along. The other's version counts on: whoever writes its answer hears of it.
create function auth.merge_feedback(p_id uuid, p_version integer, p_into integer, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  f app.feedback;
  lead app.feedback;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  -- Two that merge each other: both are held in one order, and the second finds the first merged.
  perform from app.feedback x where x.id = p_id or x.number = p_into order by x.id for update;
  select * into f from app.feedback x where x.id = p_id;
  if not found then return 'not_found'; end if;
  if not auth.holds_feedback(f.id, p_now) then return 'not_held'; end if;
  if f.version <> p_version then return 'moved_on'; end if;
  select * into lead from app.feedback x where x.number = p_into;
  if lead.id is null or lead.id = p_id or f.waits_since is null or not auth.feedback_waits(f.id) or not auth.feedback_waits(lead.id) then return 'merge'; end if;
  update app.feedback x set merged_into = lead.id where x.merged_into = p_id;
  update app.feedback x set merged_into = lead.id, claimed_by = null, claimed_until = null, version = x.version + 1 where x.user_id = f.user_id and x.id = p_id;
  update app.feedback x set version = x.version + 1 where x.user_id = lead.user_id and x.id = lead.id;
  perform auth.note_admin('feedback', 'merged', p_id, 'done', null, p_request, p_ip, p_now);
  return 'done';
end $$;

-- ---------------------------------------------------------------- telling

-- The worker learns what is owed, and may act as its member for five minutes.
create function auth.open_feedback_telling(p_id uuid) returns table (user_id uuid, says text, at timestamptz) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select t.id, t.user_id, pg_catalog.now() + interval '5 minutes' from auth.feedback_telling t where t.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select t.user_id, t.says, t.at from auth.feedback_telling t where t.id = p_id;
end $$;

create function auth.close_feedback_telling(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.feedback_telling where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['send_feedback', 'say_more_feedback', 'close_feedback',
    'changes_asked_for', 'feedback_waits', 'seen_feedback', 'feedback_queue', 'feedback_waiting', 'handled_feedback', 'take_feedback', 'holds_feedback', 'open_feedback', 'feedback_recipients', 'answer_feedback',
    'merge_feedback', 'open_feedback_telling', 'close_feedback_telling']) loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.send_feedback(uuid, text, boolean, uuid, uuid, bytea, integer, timestamptz), auth.say_more_feedback(uuid, boolean, uuid, bytea, integer, timestamptz),
  auth.close_feedback(uuid, timestamptz), auth.changes_asked_for(text[], date, integer), auth.seen_feedback(uuid[], timestamptz), auth.feedback_queue(boolean, timestamptz, uuid, integer),
  auth.feedback_waiting(), auth.handled_feedback(text, timestamptz, uuid, integer), auth.take_feedback(uuid, timestamptz, text, text, timestamptz), auth.open_feedback(uuid, uuid, text, text, timestamptz),
  auth.feedback_recipients(uuid, timestamptz), auth.answer_feedback(uuid, integer, text, uuid, uuid[], uuid[], bytea[], uuid[], text, text, timestamptz),
  auth.merge_feedback(uuid, integer, integer, text, text, timestamptz) to w_user;
grant execute on function auth.open_feedback_telling(uuid), auth.close_feedback_telling(uuid) to w_worker;
