-- Thank-yous for teachers' recordings, and what was heard by week. A thank-you is moderated as an answer to the
-- recording, without a name: its row says who wrote it as nameless words of the circle do, by a tag and a seal that the server alone can make.

create table auth.recording_thanks (
  id uuid primary key,
  recording_id uuid not null,
  body text not null,
  author_enc bytea not null,
  author_tag bytea not null,
  state text not null check (state in ('shown', 'held', 'hidden', 'change_asked')),
  reason text,
  -- its teacher asked a moderator to look: she does not see it until somebody has
  reported boolean not null default false,
  -- no finer than the week
  week date not null,
  unique (recording_id, author_tag)
);

alter table auth.recording_figure add column kept integer not null default 0;

-- Whether the member of this transaction can thank for a recording: it is public, and another's.
create function auth.may_thank(p_recording uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select case when r.author_id = auth.uid() then 'own' else 'open' end from app.recording r
    where r.recording_id = p_recording and r.status = 'public' and not r.hidden and auth.age_band() = 'adult'), 'gone')
$$;

-- Worker role only. False where the recording is gone, or this member's thank-you is there.
create function auth.publish_thanks(p_id uuid, p_recording uuid, p_body text, p_enc bytea, p_tag bytea, p_state text, p_reason text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.recording_thanks (id, recording_id, body, author_enc, author_tag, state, reason, week)
    select p_id, p_recording, p_body, p_enc, p_tag, p_state, p_reason, pg_catalog.date_trunc('week', p_now at time zone 'UTC')::date
     where exists (select from app.recording r where r.recording_id = p_recording)
    on conflict (recording_id, author_tag) do nothing;
  return found;
end $$;
create function auth.take_thanks_back(p_recording uuid, p_tag bytea) returns void language sql security definer set search_path = '' as $$
  delete from auth.recording_thanks t where t.recording_id = p_recording and t.author_tag = p_tag
$$;

-- The recordings somebody has thanked for: the server finds the member's own among them by tags.
create function auth.thanked_recordings() returns setof uuid language sql stable security definer set search_path = '' as $$
  select distinct t.recording_id from auth.recording_thanks t where auth.uid() is not null
$$;
create function auth.my_thanks(p_recordings uuid[], p_tags bytea[]) returns table (id uuid, recording_id uuid, body text, state text) language sql stable security definer set search_path = '' as $$
  select t.id, t.recording_id, t.body, t.state from unnest(p_recordings, p_tags) g(recording, tag)
    join auth.recording_thanks t on t.recording_id = g.recording and t.author_tag = g.tag where auth.uid() is not null
$$;
create function auth.leave_thanks(p_recordings uuid[], p_tags bytea[]) returns void language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'nobody leaves' using errcode = 'insufficient_privilege'; end if;
  delete from auth.recording_thanks t where exists (select from unnest(p_recordings, p_tags) g(recording, tag) where g.recording = t.recording_id and g.tag = t.author_tag);
end $$;

-- What a teacher is thanked for, the newest week first; within a week by chance.
create function auth.thanks_for_me(p_most integer) returns table (id uuid, recording_id uuid, title text, body text) language sql stable security definer set search_path = '' as $$
  select t.id, t.recording_id, r.title, t.body from auth.recording_thanks t
    join lateral (select o.title, o.author_id from app.recording o where o.recording_id = t.recording_id order by o.status <> 'public', o.number desc limit 1) r on r.author_id = auth.uid()
   where t.state = 'shown' and not t.reported and auth.teaches() order by t.week desc, t.id limit p_most
$$;
create function auth.report_thanks(p_id uuid) returns uuid language plpgsql security definer set search_path = '' as $$
declare of_recording uuid;
begin
  update auth.recording_thanks t set reported = true
   where t.id = p_id and t.state = 'shown' and not t.reported and exists (select from app.recording r where r.recording_id = t.recording_id and r.author_id = auth.uid())
   returning t.recording_id into of_recording;
  return of_recording;
end $$;

-- With the last version of a recording its thank-yous go. Asked at the end: a new sound replaces a version by another.
create function auth.drop_its_thanks() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.recording r where r.recording_id = old.recording_id) then
    delete from auth.recording_thanks t where t.recording_id = old.recording_id;
  end if;
  return null;
end $$;
create constraint trigger recording_goes_with_thanks after delete on app.recording deferrable initially deferred for each row execute function auth.drop_its_thanks();

-- ---------------------------------------------------------------- figures

drop function auth.add_figures(uuid[], date, integer[], integer[], integer[]);
create function auth.add_figures(p_recordings uuid[], p_week date, p_plays integer[], p_seconds integer[], p_finished integer[], p_kept integer[]) returns void
language sql security definer set search_path = '' as $$
  insert into auth.recording_figure as f (recording_id, week, plays, seconds, finished, kept)
    select n.recording_id, p_week, n.plays, n.seconds, n.finished, n.kept from unnest(p_recordings, p_plays, p_seconds, p_finished, p_kept) n(recording_id, plays, seconds, finished, kept)
     where exists (select from app.recording r where r.recording_id = n.recording_id)
    on conflict (recording_id, week) do update set plays = f.plays + excluded.plays, seconds = f.seconds + excluded.seconds, finished = f.finished + excluded.finished, kept = f.kept + excluded.kept
$$;

-- What was heard of all recordings of the member, by week, since a Monday.
create function auth.my_weeks(p_from date) returns table (week date, plays bigint, seconds bigint, finished bigint, kept bigint, thanks bigint) language sql stable security definer set search_path = '' as $$
  select w.week, pg_catalog.sum(w.plays)::bigint, pg_catalog.sum(w.seconds)::bigint, pg_catalog.sum(w.finished)::bigint, pg_catalog.sum(w.kept)::bigint, pg_catalog.sum(w.thanks)::bigint
    from (select f.recording_id, f.week, f.plays, f.seconds, f.finished, f.kept, 0 as thanks from auth.recording_figure f where f.week >= p_from
          union all select t.recording_id, t.week, 0, 0, 0, 0, 1 from auth.recording_thanks t where t.week >= p_from and t.state = 'shown') w
   where exists (select from app.recording r where r.recording_id = w.recording_id and r.author_id = auth.uid()) group by w.week order by w.week
$$;

-- ---------------------------------------------------------------- moderation, as it was, and of thank-yous too

create or replace function auth.words_of(p_post uuid, p_reply uuid) returns table (body text, state text, is_anonymous boolean, author_id uuid, author_enc bytea, author_tag bytea, at timestamptz, category text, thread text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_reply is null then
    return query select p.body, p.state, p.is_anonymous, p.author_id, p.author_enc, p.author_tag, p.at, p.category, null::text from app.circle_post p where p.id = p_post;
  else
    return query select r.body, r.state, r.is_anonymous, r.author_id, r.author_enc, r.author_tag, r.at, p.category, p.body
      from app.circle_reply r join app.circle_post p on p.id = r.post_id where r.id = p_reply and r.post_id = p_post;
    if not found then
      return query select t.body, t.state, true, null::uuid, t.author_enc, t.author_tag, t.week::timestamptz, 'thanks'::text,
          (select r.title from app.recording r where r.recording_id = t.recording_id order by r.status <> 'public', r.number desc limit 1)
        from auth.recording_thanks t where t.id = p_reply and t.recording_id = p_post;
    end if;
  end if;
end $$;

create or replace function auth.decide_case(p_id uuid, p_case uuid, p_version integer, p_words text, p_voice text, p_days integer, p_reason text, p_note text,
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
  else
    update app.circle_reply r set state = next_state, reason = p_reason where r.id = c.reply_id;
    update auth.recording_thanks t set state = next_state, reason = p_reason, reported = false where t.id = c.reply_id;
  end if;
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

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['may_thank', 'publish_thanks', 'take_thanks_back',
    'thanked_recordings', 'my_thanks', 'leave_thanks', 'thanks_for_me', 'report_thanks', 'drop_its_thanks', 'add_figures', 'my_weeks']) loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.may_thank(uuid), auth.thanked_recordings(), auth.my_thanks(uuid[], bytea[]), auth.leave_thanks(uuid[], bytea[]), auth.thanks_for_me(integer), auth.report_thanks(uuid), auth.my_weeks(date) to w_user;
grant execute on function auth.publish_thanks(uuid, uuid, text, bytea, bytea, text, text, timestamptz), auth.take_thanks_back(uuid, bytea),
  auth.add_figures(uuid[], date, integer[], integer[], integer[], integer[]) to w_worker;
