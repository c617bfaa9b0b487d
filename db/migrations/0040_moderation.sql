-- Looking after the circle: cases, what was decided, appeals, questions for an author, what staff did. All of it lies in the closed schema: no member reads a
-- row of it, and what a moderator learns comes through functions that ask for the role in the transaction and never tell who wrote something. Decision 63.

-- ---------------------------------------------------------------- tables

-- One case for each post or reply, opened again when something new comes. `turn` orders the queue: the more urgent first, then the older.
create table auth.circle_case (
  id uuid primary key,
  room text not null check (room in ('community', 'teen')),
  post_id uuid not null,
  reply_id uuid,
  whys text[] not null,
  reasons jsonb not null default '{}',
  reports integer not null default 0,
  urgency integer not null,
  turn bigint not null,
  state text not null default 'open' check (state in ('open', 'decided')),
  version integer not null default 1,
  opened_at timestamptz not null,
  -- what happened before to this voice, in coarse words, as it was at the first look
  voice_before jsonb,
  claimed_by bytea,
  claimed_until timestamptz,
  decision_id uuid,
  unique nulls not distinct (post_id, reply_id)
);
create index circle_case_turn on auth.circle_case (room, turn desc, id desc) where state = 'open';

-- `staff` is a digest of the moderator's id: it says who decided while that account exists, and nothing after.
create table auth.circle_decision (
  id uuid primary key,
  case_id uuid not null references auth.circle_case (id),
  number integer not null,
  at timestamptz not null,
  staff bytea not null,
  words text not null check (words in ('stand', 'hide', 'change')),
  voice text not null check (voice in ('none', 'warn', 'pause', 'close')),
  days integer,
  reason text,
  note text,
  on_appeal boolean not null,
  -- whether it let words in that had waited: the next decision takes that back too
  accepts boolean not null,
  unique (case_id, number)
);
create index circle_decision_newest on auth.circle_decision (at desc, id desc);

create table auth.circle_appeal (
  decision_id uuid primary key references auth.circle_decision (id) on delete cascade,
  case_id uuid not null unique references auth.circle_case (id),
  words text not null,
  at timestamptz not null,
  decided_by uuid references auth.circle_decision (id) on delete cascade
);

create table auth.circle_author_request (
  id uuid primary key,
  case_id uuid not null references auth.circle_case (id),
  room text not null,
  staff bytea not null,
  reason text not null,
  at timestamptz not null,
  approved_by bytea,
  approved_at timestamptz,
  visible_until timestamptz,
  -- a masked name and address, until it was seen long enough
  sealed bytea
);
create index circle_author_request_at on auth.circle_author_request (at);

-- What staff did, apart from the members' own access history: it only grows, and stays six years.
create table auth.staff_audit (
  id uuid primary key,
  at timestamptz not null,
  staff bytea not null,
  role text not null,
  action text not null,
  object uuid,
  result text not null,
  request_id text not null,
  ip_prefix text not null
);
create index staff_audit_at on auth.staff_audit (at);

-- What is owed to an author: the words sealed, and how her standing moves. Whose it is stands here for words with a name alone.
create table auth.circle_telling (
  id uuid primary key,
  user_id uuid references auth.account (user_id) on delete cascade,
  case_id uuid,
  sealed bytea not null,
  accepted_by integer not null default 0,
  hidden_by integer not null default 0,
  warnings_by integer not null default 0,
  pause_days integer,
  closes boolean not null default false,
  created_at timestamptz not null default pg_catalog.now()
);

-- How much was decided, by month: what every member of the room may read.
create table auth.circle_figure (
  room text not null,
  month date not null,
  kind text not null,
  n integer not null,
  primary key (room, month, kind)
);

-- What a member was told about her words, sealed under her own key.
create table app.circle_told (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, id)
);
create index circle_told_newest on app.circle_told (user_id, at desc, id desc);
alter table app.circle_told enable row level security;
alter table app.circle_told force row level security;
create policy own on app.circle_told to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, delete on app.circle_told to w_user;
grant select, insert on app.circle_told to w_worker;
grant update (sealed) on app.circle_told to w_worker;

-- ---------------------------------------------------------------- written once

create function auth.refuse_staff_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < pg_catalog.now() - interval '6 years' then return old; end if;
  raise exception 'rows of % are written once', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger circle_decision_only_grows before update or delete on auth.circle_decision for each row execute function auth.refuse_staff_change();
create trigger staff_audit_only_grows before update or delete on auth.staff_audit for each row execute function auth.refuse_staff_change();

-- ---------------------------------------------------------------- who asks

-- How staff is written down.
create function auth.staff_mark() returns bytea language sql stable security definer set search_path = '' as $$
  select pg_catalog.sha256(pg_catalog.convert_to('staff|' || auth.uid()::text, 'UTF8'))
$$;

-- The role by which the member of this transaction looks after a room; null for everybody else. The teens' room asks for a vetted one.
create function auth.looks_after(p_room text) returns text language sql stable security definer set search_path = '' as $$
  select r.role from auth.role r where r.user_id = auth.uid() and (r.role = 'moderator' or (r.role = 'admin' and p_room = 'community')) and (p_room = 'community' or r.teen_vetted)
   order by r.role desc limit 1
$$;

create function auth.note_staff(p_room text, p_action text, p_object uuid, p_result text, p_request text, p_ip text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    select pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), coalesce(auth.looks_after(p_room), 'admin'), p_action, p_object, p_result, p_request, p_ip
$$;

-- ---------------------------------------------------------------- words and cases

create function auth.words_of(p_post uuid, p_reply uuid) returns table (body text, state text, is_anonymous boolean, author_id uuid, author_enc bytea, author_tag bytea, at timestamptz, category text, thread text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_reply is null then
    return query select p.body, p.state, p.is_anonymous, p.author_id, p.author_enc, p.author_tag, p.at, p.category, null::text from app.circle_post p where p.id = p_post;
  else
    return query select r.body, r.state, r.is_anonymous, r.author_id, r.author_enc, r.author_tag, r.at, p.category, p.body
      from app.circle_reply r join app.circle_post p on p.id = r.post_id where r.id = p_reply and r.post_id = p_post;
  end if;
end $$;

-- As urgencyOf in src/domain/moderation/urgency.ts; a test holds the two together.
create function auth.case_urgency(p_room text, p_whys text[], p_reports integer, p_reasons jsonb) returns integer language sql immutable set search_path = '' as $$
  select (case when 'crisis' = any(p_whys) then 1000 else 0 end)
       + (case when p_room = 'teen' then 500 else 0 end)
       + (case when p_whys && array['harm', 'first_words', 'contact', 'cruel', 'changed', 'appeal'] then 200 else 0 end)
       + (case when 'reported' = any(p_whys) then 10 * least(p_reports, 15) else 0 end)
       + (case when p_reasons ?| array['harm', 'worried', 'stranger'] then 9 when p_reasons ?| array['cruel', 'private', 'sexual'] then 6 when p_reasons ?| array['diagnosing', 'selling', 'other'] then 3 else 0 end)
$$;

-- Opens a case, or adds to the one that is open. A case of nameless words tells no instant finer than an hour.
create function auth.open_case(p_id uuid, p_room text, p_post uuid, p_reply uuid, p_why text, p_reason text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  since timestamptz := p_now;
  found_case auth.circle_case;
  reported integer := (p_why = 'reported')::integer;
begin
  if auth.uid() is null and pg_catalog.current_setting('role', true) <> 'w_worker' then return; end if;
  if exists (select from auth.words_of(p_post, p_reply) w where w.is_anonymous) then since := pg_catalog.date_trunc('hour', p_now); end if;
  insert into auth.circle_case as c (id, room, post_id, reply_id, whys, urgency, turn, opened_at) values (p_id, p_room, p_post, p_reply, '{}', 0, 0, since) on conflict (post_id, reply_id) do nothing;
  select * into found_case from auth.circle_case c where c.post_id = p_post and c.reply_id is not distinct from p_reply for update;
  if found_case.state = 'decided' then
    found_case.whys := '{}'; found_case.reasons := '{}'; found_case.reports := 0; found_case.opened_at := since; found_case.voice_before := null;
    found_case.claimed_by := null; found_case.claimed_until := null; found_case.version := found_case.version + 1;
  end if;
  if not p_why = any(found_case.whys) then found_case.whys := found_case.whys || p_why; end if;
  if p_reason is not null then
    found_case.reasons := pg_catalog.jsonb_set(found_case.reasons, array[p_reason], pg_catalog.to_jsonb(coalesce((found_case.reasons ->> p_reason)::integer, 0) + 1));
  end if;
  found_case.reports := found_case.reports + reported;
  found_case.urgency := auth.case_urgency(found_case.room, found_case.whys, found_case.reports, found_case.reasons);
  update auth.circle_case c set state = 'open', whys = found_case.whys, reasons = found_case.reasons, reports = found_case.reports, opened_at = found_case.opened_at, voice_before = found_case.voice_before,
    claimed_by = found_case.claimed_by, claimed_until = found_case.claimed_until, version = found_case.version, urgency = found_case.urgency,
    turn = found_case.urgency::bigint * 10000000000 - pg_catalog.floor(extract(epoch from found_case.opened_at))::bigint
   where c.id = found_case.id;
end $$;

-- Reporting is one tap, so the reason comes after it, or never. It goes on the report that stands and on the open case, which is read sooner or later
-- for it. A second tap without a reason takes none away. False where this member has not reported these words.
create function auth.explain_report(p_post uuid, p_reply uuid, p_reason text, p_note text) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  r auth.circle_report;
  c auth.circle_case;
  fewer integer;
begin
  select * into r from auth.circle_report x where x.user_id = auth.uid() and coalesce(x.reply_id, x.post_id) = coalesce(p_reply, p_post) for update;
  if not found then return false; end if;
  if r.settled_at is not null or (p_reason = 'other' and p_note is null) then return true; end if;
  update auth.circle_report x set reason = p_reason, note = coalesce(p_note, x.note) where x.id = r.id;
  if r.reason = p_reason then return true; end if;
  select * into c from auth.circle_case x where x.post_id = r.post_id and x.reply_id is not distinct from r.reply_id and x.state = 'open' for update;
  if not found then return true; end if;
  fewer := coalesce((c.reasons ->> r.reason)::integer, 0) - 1;
  c.reasons := case when fewer > 0 then pg_catalog.jsonb_set(c.reasons, array[r.reason], pg_catalog.to_jsonb(fewer)) else c.reasons - r.reason end;
  c.reasons := pg_catalog.jsonb_set(c.reasons, array[p_reason], pg_catalog.to_jsonb(coalesce((c.reasons ->> p_reason)::integer, 0) + 1));
  c.urgency := auth.case_urgency(c.room, c.whys, c.reports, c.reasons);
  update auth.circle_case x set reasons = c.reasons, urgency = c.urgency,
    turn = c.urgency::bigint * 10000000000 - pg_catalog.floor(extract(epoch from c.opened_at))::bigint where x.id = c.id;
  return true;
end $$;

-- Whether this case is not this moderator's to judge: a decision of theirs is appealed against, or was, and what answered it still holds.
create function auth.was_appealed_against_me(p_case uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.circle_appeal a join auth.circle_decision d on d.id = a.decision_id join auth.circle_case c on c.id = a.case_id
    where a.case_id = p_case and d.staff = auth.staff_mark() and (a.decided_by is null or c.state = 'decided'))
$$;

-- Cases as a moderator of their room sees them: the words, never whose. `p_ids` names them, or the queue gives its next.
create function auth.seen_cases(p_ids uuid[], p_now timestamptz)
returns table (id uuid, room text, whys text[], reasons jsonb, reports integer, version integer, state text, opened_at timestamptz, voice_before jsonb, turn bigint,
  is_reply boolean, body text, words_state text, is_anonymous boolean, said_at timestamptz, category text, thread text, my_claim boolean, claimed_until timestamptz,
  appeal text, appeal_at timestamptz, decided_by_me boolean, post_id uuid, reply_id uuid, author_tag bytea, mine boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, c.room, c.whys, c.reasons, c.reports, c.version, c.state, c.opened_at, c.voice_before, c.turn,
         c.reply_id is not null, w.body, w.state, w.is_anonymous, pg_catalog.date_trunc('hour', w.at), w.category, w.thread,
         coalesce(c.claimed_by = auth.staff_mark() and c.claimed_until > p_now, false), case when c.claimed_until > p_now then c.claimed_until end,
         a.words, a.at, auth.was_appealed_against_me(c.id), c.post_id, c.reply_id, w.author_tag, coalesce(w.author_id = auth.uid(), false)
    from auth.circle_case c
    cross join lateral auth.words_of(c.post_id, c.reply_id) w
    left join auth.circle_appeal a on a.case_id = c.id and a.decided_by is null
   where c.id = any(p_ids) and auth.looks_after(c.room) is not null
   order by c.turn desc, c.id desc
$$;

create function auth.moderation_queue(p_turn bigint, p_after uuid, p_limit integer) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select c.id from auth.circle_case c cross join lateral auth.words_of(c.post_id, c.reply_id) w
   where c.state = 'open' and c.room in (select r.room from (values ('community'), ('teen')) r(room) where auth.looks_after(r.room) is not null)
     and auth.uid() is not null and w.state <> 'taken_back' and (p_turn is null or (c.turn, c.id) < (p_turn, p_after))
   order by c.turn desc, c.id desc limit p_limit
$$;

create function auth.case_trail(p_case uuid) returns table (id uuid, at timestamptz, by_me boolean, words text, voice text, days integer, reason text, note text, on_appeal boolean)
language sql stable security definer set search_path = '' as $$
  select d.id, d.at, d.staff = auth.staff_mark(), d.words, d.voice, d.days, d.reason, d.note, d.on_appeal from auth.circle_decision d join auth.circle_case c on c.id = d.case_id
   where d.case_id = p_case and auth.looks_after(c.room) is not null and auth.uid() is not null order by d.number
$$;

-- Decided cases, the newest decision in effect first; of one room where `p_room` names it.
create function auth.decided_cases(p_room text, p_at timestamptz, p_after uuid, p_limit integer)
returns table (case_id uuid, id uuid, at timestamptz, moment text, by_me boolean, words text, voice text, days integer, reason text, note text, on_appeal boolean)
language sql stable security definer set search_path = '' as $$
  select c.id, d.id, d.at, d.at::text, d.staff = auth.staff_mark(), d.words, d.voice, d.days, d.reason, d.note, d.on_appeal
    from auth.circle_decision d join auth.circle_case c on c.decision_id = d.id cross join lateral auth.words_of(c.post_id, c.reply_id) w
   where c.state = 'decided' and c.room in (select r.room from (values ('community'), ('teen')) r(room) where (p_room is null or r.room = p_room) and auth.looks_after(r.room) is not null)
     and auth.uid() is not null and w.state <> 'taken_back' and (p_at is null or (d.at, d.id) < (p_at, p_after))
   order by d.at desc, d.id desc limit p_limit
$$;

-- Ten minutes of a case for one moderator. Gives who holds it: mine, another's, or nothing where there is no such case.
create function auth.claim_case(p_case uuid, p_now timestamptz) returns table (mine boolean, until timestamptz) language plpgsql security definer set search_path = '' as $$
begin
  update auth.circle_case c set claimed_by = auth.staff_mark(), claimed_until = p_now + interval '10 minutes'
   where c.id = p_case and auth.uid() is not null and auth.looks_after(c.room) is not null and (c.claimed_until is null or c.claimed_until <= p_now or c.claimed_by = auth.staff_mark());
  return query select c.claimed_by = auth.staff_mark(), c.claimed_until from auth.circle_case c where c.id = p_case and auth.looks_after(c.room) is not null;
end $$;

create function auth.release_case(p_case uuid) returns void language sql security definer set search_path = '' as $$
  update auth.circle_case set claimed_by = null, claimed_until = null where id = p_case and claimed_by = auth.staff_mark() and auth.uid() is not null
$$;

-- ---------------------------------------------------------------- decisions

-- What the case of `p_mark` set before goes first; what other cases set stays. Of several pauses the one that ends last is in force.
create function auth.shift_standing(p_user uuid, p_accepted integer, p_hidden integer, p_warnings integer, p_pause_days integer, p_closes boolean, p_mark text, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s auth.circle_standing;
  h timestamptz := pg_catalog.date_trunc('hour', p_now);
begin
  insert into auth.circle_standing as s (user_id, since) select a.user_id, a.created_at from auth.account a where a.user_id = p_user on conflict (user_id) do nothing;
  select * into s from auth.circle_standing x where x.user_id = p_user for update;
  s.pauses := s.pauses - p_mark;
  s.closings := s.closings - p_mark;
  if p_pause_days is not null then s.pauses := s.pauses || pg_catalog.jsonb_build_object(p_mark, h + p_pause_days * interval '1 day' + interval '1 hour'); end if;
  if p_closes then s.closings := s.closings || pg_catalog.jsonb_build_object(p_mark, h); end if;
  -- Those that are over are of nobody's interest.
  select coalesce(pg_catalog.jsonb_object_agg(e.key, e.value), '{}'), pg_catalog.max(e.value::timestamptz) into s.pauses, s.paused_until
    from pg_catalog.jsonb_each_text(s.pauses) e where e.value::timestamptz > p_now;
  select pg_catalog.min(e.value::timestamptz) into s.closed_at from pg_catalog.jsonb_each_text(s.closings) e;
  update auth.circle_standing x set accepted = x.accepted + p_accepted, hidden = greatest(0, x.hidden + p_hidden), warnings = greatest(0, x.warnings + p_warnings),
    pauses = s.pauses, paused_until = s.paused_until, closings = s.closings, closed_at = s.closed_at where x.user_id = p_user;
end $$;

create function auth.count_figure(p_room text, p_kind text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.circle_figure as f (room, month, kind, n) values (p_room, pg_catalog.date_trunc('month', p_now)::date, p_kind, 1) on conflict (room, month, kind) do update set n = f.n + 1
$$;

-- Decides a case, whole or not at all. What an earlier decision on it did is taken back first, so that each can be reversed by the next; what was decided
-- on an appeal is changed by somebody else. `outcome` says why nothing was done.
create function auth.decide_case(p_id uuid, p_case uuid, p_version integer, p_words text, p_voice text, p_days integer, p_reason text, p_note text,
  p_my_tag bytea, p_mark text, p_telling uuid, p_sealed bytea, p_request text, p_ip text, p_now timestamptz) returns table (outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  c auth.circle_case;
  said record;
  earlier auth.circle_decision;
  appealed boolean;
  next_state text := case p_words when 'stand' then 'shown' when 'hide' then 'hidden' else 'change_asked' end;
  hidden_by integer := (p_words = 'hide')::integer;
  warnings_by integer := (p_voice = 'warn')::integer;
  accepts boolean;
  accepted_by integer;
begin
  -- Held until the end: a role that is taken meanwhile waits, or this finds none.
  perform from auth.role r where r.user_id = auth.uid() for share;
  select * into c from auth.circle_case k where k.id = p_case for update;
  if c.id is null or auth.looks_after(c.room) is null then return query select 'not_found'; return; end if;
  if c.version <> p_version then return query select 'moved_on'; return; end if;
  if c.claimed_until > p_now and c.claimed_by <> auth.staff_mark() then return query select 'claimed'; return; end if;
  select * into said from auth.words_of(c.post_id, c.reply_id);
  if said is null or said.state = 'taken_back' then
    update auth.circle_case k set state = 'decided', version = k.version + 1, claimed_by = null, claimed_until = null where k.id = c.id;
    perform auth.note_staff(c.room, 'decide', c.id, 'taken_back', p_request, p_ip, p_now);
    return query select 'taken_back'; return;
  end if;
  if said.author_id = auth.uid() or said.author_tag = p_my_tag then return query select 'own_words'; return; end if;
  select * into earlier from auth.circle_decision d where d.id = c.decision_id;
  appealed := exists (select from auth.circle_appeal a where a.case_id = c.id and a.decided_by is null);
  if auth.was_appealed_against_me(c.id) then return query select 'own_decision'; return; end if;
  -- Words that waited and are let in count toward trust.
  accepts := p_words = 'stand' and said.state = 'held' and earlier.id is null;
  accepted_by := accepts::integer;
  if earlier.id is not null then
    accepted_by := accepted_by - earlier.accepts::integer;
    hidden_by := hidden_by - (earlier.words = 'hide')::integer;
    warnings_by := warnings_by - (earlier.voice = 'warn')::integer;
  end if;
  insert into auth.circle_decision (id, case_id, number, at, staff, words, voice, days, reason, note, on_appeal, accepts)
    values (p_id, c.id, coalesce(earlier.number, 0) + 1, p_now, auth.staff_mark(), p_words, p_voice, p_days, p_reason, p_note, appealed, accepts);
  update auth.circle_appeal a set decided_by = p_id where a.case_id = c.id and a.decided_by is null;
  update auth.circle_case k set state = 'decided', version = k.version + 1, claimed_by = null, claimed_until = null, decision_id = p_id where k.id = c.id;
  if c.reply_id is null then update app.circle_post p set state = next_state, reason = p_reason where p.id = c.post_id;
  else update app.circle_reply r set state = next_state, reason = p_reason where r.id = c.reply_id; end if;
  perform auth.count_figure(c.room, case when appealed and p_words = 'stand' then 'restored' else p_words end, p_now);
  if p_voice <> 'none' then perform auth.count_figure(c.room, p_voice, p_now); end if;
  perform auth.note_staff(c.room, 'decide ' || p_words || ' ' || p_voice, c.id, 'done', p_request, p_ip, p_now);
  -- Letting words stand that stood is nothing to tell of.
  if p_words = 'stand' and p_voice = 'none' and earlier.id is null and said.state = 'shown' then return query select 'done'; return; end if;
  if said.is_anonymous then
    insert into auth.circle_telling (id, user_id, case_id, sealed, accepted_by, hidden_by, warnings_by, pause_days, closes)
      values (p_telling, null, c.id, p_sealed, accepted_by, hidden_by, warnings_by, case when p_voice = 'pause' then p_days end, p_voice = 'close');
  else
    if said.author_id is null then return query select 'done'; return; end if;
    perform auth.shift_standing(said.author_id, accepted_by, hidden_by, warnings_by, case when p_voice = 'pause' then p_days end, p_voice = 'close', p_mark, p_now);
    insert into auth.circle_telling (id, user_id, case_id, sealed) values (p_telling, said.author_id, c.id, p_sealed);
  end if;
  perform auth.enqueue_job('circle_told', p_telling);
  return query select 'done';
end $$;

-- ---------------------------------------------------------------- voices, for the server alone

create function auth.case_voices(p_ids uuid[]) returns table (id uuid, post_id uuid, reply_id uuid, is_anonymous boolean, author_id uuid, author_enc bytea) language sql stable security definer set search_path = '' as $$
  select c.id, c.post_id, c.reply_id, w.is_anonymous, w.author_id, w.author_enc from auth.circle_case c cross join lateral auth.words_of(c.post_id, c.reply_id) w where c.id = any(p_ids)
$$;

create function auth.voices_before(p_users uuid[], p_now timestamptz) returns table (user_id uuid, troubles integer, paused boolean, since timestamptz) language plpgsql stable security definer set search_path = '' as $$
begin
  return query select a.user_id, coalesce(s.hidden + s.warnings, 0), coalesce(s.paused_until > p_now or s.closed_at is not null, false), a.created_at
    from auth.account a left join auth.circle_standing s on s.user_id = a.user_id where a.user_id = any(p_users);
end $$;

create function auth.note_voice(p_case uuid, p_before text) returns void language sql security definer set search_path = '' as $$
  update auth.circle_case set voice_before = p_before::jsonb where id = p_case and voice_before is null
$$;

-- ---------------------------------------------------------------- telling

-- The worker learns what is owed. With a member it may act as her for five minutes; without one it hands a letter in.
create function auth.open_telling(p_id uuid) returns table (user_id uuid, case_id uuid, sealed bytea, post_id uuid, reply_id uuid, author_enc bytea, accepted_by integer, hidden_by integer, warnings_by integer, pause_days integer, closes boolean)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select t.id, t.user_id, pg_catalog.now() + interval '5 minutes' from auth.circle_telling t where t.id = p_id and t.user_id is not null
    on conflict (job) do update set until = excluded.until;
  return query select t.user_id, t.case_id, t.sealed, c.post_id, c.reply_id, w.author_enc, t.accepted_by, t.hidden_by, t.warnings_by, t.pause_days, t.closes
    from auth.circle_telling t left join auth.circle_case c on c.id = t.case_id left join lateral auth.words_of(c.post_id, c.reply_id) w on true where t.id = p_id;
end $$;

create function auth.close_telling(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.circle_telling where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

create function auth.tell_member(p_id uuid, p_user uuid, p_sealed bytea) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.circle_telling (id, user_id, sealed) select p_id, a.user_id, p_sealed from auth.account a where a.user_id = p_user on conflict do nothing;
  if found then perform auth.enqueue_job('circle_told', p_id); end if;
end $$;

-- ---------------------------------------------------------------- appeals

-- `p_author` is who appeals; the words with a name must be hers. Gives whether there is an appeal of hers now.
create function auth.place_appeal(p_decision uuid, p_author uuid, p_tag bytea, p_words text, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  c auth.circle_case;
  said record;
begin
  select k.* into c from auth.circle_decision d join auth.circle_case k on k.id = d.case_id and k.decision_id = d.id
   where d.id = p_decision and (d.words <> 'stand' or d.voice <> 'none') and not d.on_appeal and d.at > p_now - interval '30 days' for update of k;
  if c.id is null then return false; end if;
  select * into said from auth.words_of(c.post_id, c.reply_id);
  if said is null or said.state = 'taken_back' or not coalesce(said.author_id = p_author, said.author_tag = p_tag, false) then return false; end if;
  insert into auth.circle_appeal (decision_id, case_id, words, at) values (p_decision, c.id, p_words, p_now) on conflict do nothing;
  if not found then return false; end if;
  perform auth.count_figure(c.room, 'appeal', p_now);
  perform auth.open_case(c.id, c.room, c.post_id, c.reply_id, 'appeal', null, p_now);
  return true;
end $$;

create function auth.appeal_mine(p_decision uuid, p_words text, p_now timestamptz) returns boolean language sql security definer set search_path = '' as $$
  select auth.place_appeal(p_decision, auth.uid(), null, p_words, p_now)
$$;

-- Whose words a decision is about, so that the server can make the author's tag.
create function auth.decided_words(p_decision uuid) returns table (post_id uuid, reply_id uuid) language sql stable security definer set search_path = '' as $$
  select c.post_id, c.reply_id from auth.circle_decision d join auth.circle_case c on c.id = d.case_id where d.id = p_decision
$$;

-- ---------------------------------------------------------------- who wrote it

-- Asks for the author of a case. For an adult that opens it for a quarter of an hour; for a teen it waits for a second person.
create function auth.ask_author(p_id uuid, p_case uuid, p_reason text, p_request text, p_ip text, p_now timestamptz) returns table (outcome text) language plpgsql security definer set search_path = '' as $$
declare c auth.circle_case;
begin
  perform from auth.role r where r.user_id = auth.uid() for share;
  select * into c from auth.circle_case k where k.id = p_case;
  if c.id is null or auth.looks_after(c.room) is null then return query select 'not_found'; return; end if;
  if not exists (select from auth.words_of(c.post_id, c.reply_id) w where w.author_id is not null or w.author_enc is not null) then return query select 'not_found'; return; end if;
  insert into auth.circle_author_request (id, case_id, room, staff, reason, at, approved_at) values (p_id, c.id, c.room, auth.staff_mark(), p_reason, p_now, case when c.room = 'community' then p_now end);
  perform auth.note_staff(c.room, 'ask author', p_id, case when c.room = 'community' then 'opened' else 'waits for a second person' end, p_request, p_ip, p_now);
  if c.room = 'community' then perform auth.enqueue_job('circle_author', p_id); end if;
  perform auth.count_figure(c.room, 'author', p_now);
  return query select case when c.room = 'community' then 'opened' else 'waits' end;
end $$;

-- The second person: another one, an admin or a vetted moderator, within a day.
create function auth.approve_author(p_request_id uuid, p_request text, p_ip text, p_now timestamptz) returns table (outcome text) language plpgsql security definer set search_path = '' as $$
declare r auth.circle_author_request;
begin
  perform from auth.role o where o.user_id = auth.uid() for share;
  if auth.looks_after('teen') is null and not exists (select from auth.role o where o.user_id = auth.uid() and o.role = 'admin') then return query select 'not_found'; return; end if;
  select * into r from auth.circle_author_request a where a.id = p_request_id and a.room = 'teen' and a.at > p_now - interval '1 day' for update;
  if r.id is null then return query select 'not_found'; return; end if;
  if r.staff = auth.staff_mark() then return query select 'own_request'; return; end if;
  if r.approved_at is not null then return query select 'done'; return; end if;
  update auth.circle_author_request a set approved_by = auth.staff_mark(), approved_at = p_now where a.id = r.id;
  perform auth.note_staff('teen', 'approve author', r.id, 'opened', p_request, p_ip, p_now);
  perform auth.enqueue_job('circle_author', r.id);
  return query select 'done';
end $$;

-- What was asked within a day: one's own, and for who may approve what waits. The answer is for who asked, while it may be seen.
create function auth.author_requests(p_now timestamptz) returns table (id uuid, case_id uuid, room text, reason text, at timestamptz, mine boolean, approved boolean, visible_until timestamptz, sealed bytea)
language sql stable security definer set search_path = '' as $$
  select a.id, a.case_id, a.room, a.reason, a.at, a.staff = auth.staff_mark(), a.approved_at is not null,
         case when a.staff = auth.staff_mark() and a.visible_until > p_now then a.visible_until end, case when a.staff = auth.staff_mark() and a.visible_until > p_now then a.sealed end
    from auth.circle_author_request a
   where a.at > p_now - interval '1 day'
     and ((a.staff = auth.staff_mark() and auth.looks_after(a.room) is not null)
       or (a.room = 'teen' and a.approved_at is null and (auth.looks_after('teen') is not null or exists (select from auth.role o where o.user_id = auth.uid() and o.role = 'admin'))))
   order by a.at desc limit 20
$$;

-- The worker opens one that was approved: whose words they are, and for a minute it may read that account's name and address, to mask them.
create function auth.open_author_request(p_id uuid) returns table (case_id uuid, room text, post_id uuid, reply_id uuid, body text, is_anonymous boolean, author_id uuid, author_enc bytea) language sql stable security definer set search_path = '' as $$
  select a.case_id, a.room, c.post_id, c.reply_id, w.body, w.is_anonymous, w.author_id, w.author_enc from auth.circle_author_request a join auth.circle_case c on c.id = a.case_id
   cross join lateral auth.words_of(c.post_id, c.reply_id) w where a.id = p_id and a.approved_at is not null and a.visible_until is null
$$;

create function auth.scope_author(p_id uuid, p_user uuid) returns void language sql security definer set search_path = '' as $$
  insert into auth.job_scope (job, user_id, until) select a.id, p_user, pg_catalog.now() + interval '1 minute' from auth.circle_author_request a
   where a.id = p_id and a.approved_at is not null and a.visible_until is null on conflict (job) do update set until = excluded.until
$$;

create function auth.answer_author_request(p_id uuid, p_sealed bytea, p_until timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.circle_author_request set sealed = p_sealed, visible_until = p_until where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

create function auth.hide_answers(p_now timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (update auth.circle_author_request set sealed = null where sealed is not null and visible_until <= p_now returning 1) select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- figures, categories, retention

-- What was done in the room of the member of this transaction; who looks after a room reads that one too.
create function auth.circle_figures(p_room text, p_now timestamptz) returns table (kind text, month integer, year integer) language sql stable security definer set search_path = '' as $$
  select f.kind, coalesce(pg_catalog.sum(f.n) filter (where f.month = pg_catalog.date_trunc('month', p_now)::date), 0)::integer, pg_catalog.sum(f.n)::integer
    from auth.circle_figure f where f.room = p_room and f.month >= pg_catalog.date_trunc('year', p_now)::date and auth.uid() is not null group by f.kind
$$;

-- How many wait, up to a hundred.
create function auth.circle_waiting(p_room text) returns integer language sql stable security definer set search_path = '' as $$
  select pg_catalog.count(*)::integer from (select from auth.circle_case c where c.state = 'open' and c.room = p_room and auth.uid() is not null limit 100) counted
$$;

create function auth.put_category(p_room text, p_slug text, p_name text, p_icon text, p_place integer, p_closed boolean, p_request text, p_ip text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.role r where r.user_id = auth.uid() for share;
  if auth.looks_after(p_room) is null then return false; end if;
  insert into app.circle_category as c (room, slug, name, icon, place, closed_at) values (p_room, p_slug, p_name, p_icon, p_place, case when p_closed then p_now end)
    on conflict (room, slug) do update set name = excluded.name, icon = excluded.icon, place = excluded.place, closed_at = case when not p_closed then null else coalesce(c.closed_at, p_now) end;
  perform auth.note_staff(p_room, 'category ' || p_slug, null, case when p_closed then 'closed' else 'open' end, p_request, p_ip, p_now);
  return true;
end $$;

create function auth.sweep_staff_audit() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.staff_audit where at < pg_catalog.now() - interval '6 years' returning 1) select pg_catalog.count(*) from gone
$$;
create function auth.sweep_author_requests() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.circle_author_request where at < pg_catalog.now() - interval '6 years' returning 1) select pg_catalog.count(*) from gone
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['auth.staff_mark()', 'auth.looks_after(text)', 'auth.note_staff(text,text,uuid,text,text,text,timestamptz)', 'auth.words_of(uuid,uuid)', 'auth.case_urgency(text,text[],integer,jsonb)',
    'auth.open_case(uuid,text,uuid,uuid,text,text,timestamptz)', 'auth.explain_report(uuid,uuid,text,text)', 'auth.was_appealed_against_me(uuid)', 'auth.seen_cases(uuid[],timestamptz)', 'auth.moderation_queue(bigint,uuid,integer)', 'auth.case_trail(uuid)',
    'auth.decided_cases(text,timestamptz,uuid,integer)', 'auth.claim_case(uuid,timestamptz)',
    'auth.release_case(uuid)', 'auth.shift_standing(uuid,integer,integer,integer,integer,boolean,text,timestamptz)', 'auth.count_figure(text,text,timestamptz)',
    'auth.decide_case(uuid,uuid,integer,text,text,integer,text,text,bytea,text,uuid,bytea,text,text,timestamptz)', 'auth.case_voices(uuid[])', 'auth.voices_before(uuid[], timestamptz)', 'auth.note_voice(uuid,text)',
    'auth.open_telling(uuid)', 'auth.close_telling(uuid)', 'auth.tell_member(uuid,uuid,bytea)', 'auth.place_appeal(uuid,uuid,bytea,text,timestamptz)', 'auth.appeal_mine(uuid,text,timestamptz)', 'auth.decided_words(uuid)',
    'auth.ask_author(uuid,uuid,text,text,text,timestamptz)', 'auth.approve_author(uuid,text,text,timestamptz)', 'auth.author_requests(timestamptz)', 'auth.open_author_request(uuid)', 'auth.scope_author(uuid,uuid)',
    'auth.answer_author_request(uuid,bytea,timestamptz)', 'auth.hide_answers(timestamptz)', 'auth.circle_figures(text,timestamptz)', 'auth.circle_waiting(text)',
    'auth.put_category(text,text,text,text,integer,boolean,text,text,timestamptz)', 'auth.sweep_staff_audit()', 'auth.sweep_author_requests()', 'auth.refuse_staff_change()']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.open_case(uuid, text, uuid, uuid, text, text, timestamptz) to w_user, w_worker;
grant execute on function auth.explain_report(uuid, uuid, text, text) to w_user;
grant execute on function auth.seen_cases(uuid[], timestamptz), auth.moderation_queue(bigint, uuid, integer), auth.case_trail(uuid), auth.decided_cases(text, timestamptz, uuid, integer), auth.claim_case(uuid, timestamptz), auth.release_case(uuid),
  auth.decide_case(uuid, uuid, integer, text, text, integer, text, text, bytea, text, uuid, bytea, text, text, timestamptz), auth.appeal_mine(uuid, text, timestamptz), auth.ask_author(uuid, uuid, text, text, text, timestamptz),
  auth.approve_author(uuid, text, text, timestamptz), auth.author_requests(timestamptz), auth.circle_figures(text, timestamptz), auth.circle_waiting(text),
  auth.put_category(text, text, text, text, integer, boolean, text, text, timestamptz), auth.looks_after(text) to w_user;
grant execute on function auth.case_voices(uuid[]), auth.voices_before(uuid[], timestamptz), auth.note_voice(uuid, text), auth.open_telling(uuid), auth.close_telling(uuid), auth.tell_member(uuid, uuid, bytea),
  auth.shift_standing(uuid, integer, integer, integer, integer, boolean, text, timestamptz), auth.place_appeal(uuid, uuid, bytea, text, timestamptz), auth.decided_words(uuid), auth.open_author_request(uuid),
  auth.scope_author(uuid, uuid), auth.answer_author_request(uuid, bytea, timestamptz), auth.hide_answers(timestamptz), auth.sweep_staff_audit(), auth.sweep_author_requests() to w_worker;
