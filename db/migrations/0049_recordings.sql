-- Teachers' recordings: uploads under way, each version of a recording, and what was heard of it as sums. The bytes lie in a store of their own.

create table app.upload (
  -- one at a time
  user_id uuid primary key,
  id uuid not null unique,
  recording_id uuid not null,
  bytes integer not null check (bytes between 1 and 314572800),
  begun_at timestamptz not null
);

create table app.recording (
  -- that of this version: the upload it came by
  id uuid primary key,
  recording_id uuid not null,
  number integer not null,
  author_id uuid not null references auth.account (user_id) on delete cascade,
  -- what others know the teacher by
  teacher_id uuid,
  status text not null check (status in ('checking', 'refused', 'draft', 'listening', 'change_asked', 'public', 'withdrawn')),
  fault text,
  version integer not null default 1,
  file uuid unique,
  format text,
  bytes integer not null,
  seconds integer not null default 0,
  loudness real,
  peaks bytea,
  title text not null default '',
  line text not null default '',
  led_by bytea,
  phases text[] not null default '{}',
  needs text[] not null default '{}',
  cautions text not null default '',
  captions text not null default '',
  audience text not null default 'adult' check (audience in ('adult', 'both')),
  hidden boolean not null default false,
  is_free boolean not null default false,
  yearly_only boolean not null default false,
  place integer check (place between 1 and 999),
  note text,
  quote text,
  shown_at timestamptz,
  changed_at timestamptz not null,
  unique (recording_id, number),
  check (not (is_free and yearly_only)),
  check ((file is null) = (status in ('checking', 'refused')))
);
create unique index recording_shown_one on app.recording (recording_id) where status in ('public', 'withdrawn');
create unique index recording_work_one on app.recording (recording_id) where status not in ('public', 'withdrawn');
create index recording_of_author on app.recording (author_id);
create index recording_waiting on app.recording (changed_at) where status = 'listening';
create index recording_public on app.recording (recording_id) where status = 'public';

-- What was heard in a week, as sums: never by whom.
create table auth.recording_figure (
  recording_id uuid not null,
  week date not null,
  plays integer not null default 0,
  seconds bigint not null default 0,
  finished integer not null default 0,
  primary key (recording_id, week)
);

do $$
declare t text;
begin
  foreach t in array array['upload', 'recording'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy functions on app.%I to mh_owner using (true) with check (true)', t);
  end loop;
end $$;
create policy own on app.upload to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete on app.upload to w_user;

create policy read on app.recording for select to w_user using ((select auth.uid()) is not null and (author_id = (select auth.uid())
  or (status = 'public' and not hidden and (audience = 'both' or (select auth.age_band()) = 'adult'))
  or (status in ('listening', 'public', 'withdrawn') and (select auth.is_admin()))));
grant select (id, recording_id, number, teacher_id, status, fault, version, file, format, bytes, seconds, loudness, peaks, title, line, led_by, phases, needs, cautions, captions,
  audience, hidden, is_free, yearly_only, place, note, quote, shown_at, changed_at) on app.recording to w_user;

-- A version that goes has its bytes removed after the commit, with its account too.
create function auth.drop_its_sound() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.file is not null then perform auth.enqueue_job('recording_file', old.file); end if;
  if old.status = 'checking' then perform auth.enqueue_job('upload_gone', old.id); end if;
  return null;
end $$;
create trigger recording_goes after delete on app.recording for each row execute function auth.drop_its_sound();

create function auth.drop_its_upload() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from app.recording r where r.id = old.id) then perform auth.enqueue_job('upload_gone', old.id); end if;
  return null;
end $$;
create trigger upload_goes after delete on app.upload for each row execute function auth.drop_its_upload();

create function auth.teaches() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.role r where r.user_id = auth.uid() and r.role = 'teacher')
$$;

-- ---------------------------------------------------------------- uploads

create function auth.begin_upload(p_id uuid, p_recording uuid, p_bytes integer, p_most bigint, p_waiting bigint, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  used bigint;
  waiting bigint;
begin
  if not auth.teaches() then return 'gone'; end if;
  if exists (select from app.recording r where r.recording_id = p_recording and r.author_id <> auth.uid()) then return 'gone'; end if;
  if exists (select from app.recording r where r.recording_id = p_recording and r.status in ('checking', 'listening')) then return 'busy'; end if;
  insert into app.upload (user_id, id, recording_id, bytes, begun_at) values (auth.uid(), p_id, p_recording, p_bytes, p_now) on conflict do nothing;
  if not found then return 'open'; end if;
  select coalesce(pg_catalog.sum(r.bytes), 0), coalesce(pg_catalog.sum(r.bytes) filter (where r.status <> 'public'), 0) into used, waiting
    from app.recording r where r.author_id = auth.uid() and r.status <> 'refused';
  if used + p_bytes > p_most then return 'full'; end if;
  if waiting + p_bytes > p_waiting then return 'waiting_full'; end if;
  return 'done';
end $$;

-- All bytes are here: from now on it is a version whose bytes are looked at. What was said of the version before it goes on.
create function auth.finish_upload(p_id uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  came app.upload;
  before app.recording;
begin
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.teaches() then return false; end if;
  select * into came from app.upload u where u.id = p_id and u.user_id = auth.uid() for update;
  if came.id is null then return false; end if;
  select * into before from app.recording r where r.recording_id = came.recording_id and r.author_id = auth.uid() order by r.number desc limit 1 for update;
  if before.status in ('checking', 'listening') then return false; end if;
  delete from app.recording r where r.recording_id = came.recording_id and r.status in ('refused', 'draft', 'change_asked');
  insert into app.recording (id, recording_id, number, author_id, teacher_id, status, bytes, title, line, led_by, phases, needs, cautions, audience, is_free, yearly_only, place, note, quote, changed_at)
    values (came.id, came.recording_id, coalesce(before.number, 0) + 1, auth.uid(), before.teacher_id, 'checking', came.bytes, coalesce(before.title, ''), coalesce(before.line, ''), before.led_by,
      coalesce(before.phases, '{}'), coalesce(before.needs, '{}'), coalesce(before.cautions, ''), 'adult', coalesce(before.is_free, false), coalesce(before.yearly_only, false), before.place,
      before.note, before.quote, p_now);
  delete from app.upload u where u.id = p_id;
  perform auth.enqueue_job('recording_check', p_id);
  return true;
end $$;

-- Those of these uploads whose bytes are still needed: under way, or looked at. Worker role only.
create function auth.kept_uploads(p_ids uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select u.id from app.upload u where u.id = any(p_ids) union all select r.id from app.recording r where r.id = any(p_ids) and r.status = 'checking'
$$;

create function auth.sweep_uploads(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from app.upload u where u.begun_at < p_before returning 1) select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- the check

create function auth.recording_to_check(p_id uuid) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select r.id from app.recording r where r.id = p_id and r.status = 'checking'
$$;

create function auth.refuse_recording(p_id uuid, p_fault text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update app.recording set status = 'refused', fault = p_fault, version = version + 1, changed_at = p_now where id = p_id and status = 'checking'
$$;

create function auth.take_recording(p_id uuid, p_file uuid, p_format text, p_bytes integer, p_seconds integer, p_loudness real, p_peaks bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update app.recording set status = 'draft', file = p_file, format = p_format, bytes = p_bytes, seconds = p_seconds, loudness = p_loudness, peaks = p_peaks, version = version + 1, changed_at = p_now
    where id = p_id and status = 'checking';
  return found;
end $$;

create function auth.kept_sounds(p_files uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select r.file from app.recording r where r.file = any(p_files)
$$;

-- ---------------------------------------------------------------- its teacher

create function auth.my_recordings() returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select r.id from app.recording r where r.author_id = auth.uid()
$$;

-- What is said of a version, while its teacher works on it.
create function auth.describe_recording(p_id uuid, p_version integer, p_title text, p_line text, p_led_by bytea, p_phases text[], p_needs text[], p_cautions text, p_captions text, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.recording r set title = p_title, line = p_line, led_by = p_led_by, phases = p_phases, needs = p_needs, cautions = p_cautions, captions = p_captions,
      version = r.version + 1, changed_at = p_now
    where r.id = p_id and r.version = p_version and r.author_id = auth.uid() and r.status in ('refused', 'draft', 'change_asked', 'withdrawn');
  return found;
end $$;

create function auth.submit_recording(p_recording uuid, p_version integer, p_teacher uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not auth.teaches() then return false; end if;
  -- What was withdrawn comes back as work, beside nothing else that is worked on.
  update app.recording r set status = 'listening', teacher_id = coalesce(p_teacher, r.teacher_id), version = r.version + 1, changed_at = p_now
   where r.recording_id = p_recording and r.author_id = auth.uid() and r.version = p_version and (r.status in ('draft', 'change_asked') or (r.status = 'withdrawn'
       and not exists (select from app.recording w where w.recording_id = p_recording and w.id <> r.id)))
     and r.title <> '' and r.line <> '' and r.captions <> '' and r.led_by is not null;
  return found;
end $$;

create function auth.withdraw_recording(p_recording uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.recording r set status = 'draft', version = r.version + 1, changed_at = p_now where r.recording_id = p_recording and r.author_id = auth.uid() and r.status = 'listening';
  if found then return true; end if;
  update app.recording r set status = 'withdrawn', version = r.version + 1, changed_at = p_now where r.recording_id = p_recording and r.author_id = auth.uid() and r.status = 'public';
  return found;
end $$;

create function auth.remove_recording(p_recording uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare gone bigint;
begin
  with removed as (delete from app.recording r where r.recording_id = p_recording and r.author_id = auth.uid() returning 1) select pg_catalog.count(*) into gone from removed;
  if gone > 0 then delete from auth.recording_figure f where f.recording_id = p_recording; end if;
  return gone > 0;
end $$;

create function auth.my_figures() returns table (recording_id uuid, plays bigint, seconds bigint, finished bigint) language sql stable security definer set search_path = '' as $$
  select f.recording_id, pg_catalog.sum(f.plays)::bigint, pg_catalog.sum(f.seconds)::bigint, pg_catalog.sum(f.finished)::bigint from auth.recording_figure f
   where exists (select from app.recording r where r.recording_id = f.recording_id and r.author_id = auth.uid()) group by f.recording_id
$$;

-- ---------------------------------------------------------------- who listens

create function auth.decide_recording(p_recording uuid, p_version integer, p_to text, p_both boolean, p_quote text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare one app.recording;
begin
  -- Held until the end: a role that is taken meanwhile waits, or this finds none.
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.is_admin() then return 'gone'; end if;
  select * into one from app.recording r where r.recording_id = p_recording and r.status = 'listening' for update;
  if one.id is null or one.version <> p_version then return 'moved_on'; end if;
  if one.author_id = auth.uid() then return 'own'; end if;
  if p_to in ('public', 'withdrawn') then delete from app.recording r where r.recording_id = p_recording and r.id <> one.id and (p_to = 'public' or r.status <> 'public'); end if;
  -- A version that is declined beside a public one stays with its teacher as a wish for a change.
  if p_to = 'withdrawn' and exists (select from app.recording r where r.recording_id = p_recording and r.id <> one.id) then p_to := 'change_asked'; end if;
  update app.recording r set status = p_to, version = r.version + 1, changed_at = p_now, quote = p_quote, note = case when p_to = 'public' then null else p_reason end,
      audience = case when p_to = 'public' and p_both then 'both' else 'adult' end, shown_at = case when p_to = 'public' then coalesce(r.shown_at, p_now) else r.shown_at end
    where r.id = one.id;
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'recording', p_recording, p_to, p_request, p_ip);
  return 'done';
end $$;

create function auth.list_recording(p_decision uuid, p_recording uuid, p_version integer, p_status text, p_free boolean, p_yearly boolean, p_place integer, p_reason text, p_request text, p_ip text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare one app.recording;
begin
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.is_admin() then return 'not_found'; end if;
  select * into one from app.recording r where r.recording_id = p_recording and r.status = 'public' for update;
  if one.id is null then return 'not_found'; end if;
  if one.version <> p_version then return 'moved_on'; end if;
  update app.recording r set hidden = p_status = 'hidden', is_free = p_free, yearly_only = p_yearly, place = p_place, version = r.version + 1 where r.id = one.id;
  insert into auth.meditation_decision (id, meditation_id, version, at, staff, status, is_free, yearly_only, place, reason)
    values (p_decision, p_recording::text, p_version + 1, p_now, auth.staff_mark(), p_status, p_free, p_yearly, p_place, p_reason);
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'meditation ' || p_recording, p_decision, p_status, p_request, p_ip);
  return 'done';
end $$;

-- ---------------------------------------------------------------- what was heard

-- Sums that a process gathered, of recordings that are there. Worker role only.
create function auth.add_figures(p_recordings uuid[], p_week date, p_plays integer[], p_seconds integer[], p_finished integer[]) returns void language sql security definer set search_path = '' as $$
  insert into auth.recording_figure as f (recording_id, week, plays, seconds, finished)
    select n.recording_id, p_week, n.plays, n.seconds, n.finished from unnest(p_recordings, p_plays, p_seconds, p_finished) n(recording_id, plays, seconds, finished)
     where exists (select from app.recording r where r.recording_id = n.recording_id)
    on conflict (recording_id, week) do update set plays = f.plays + excluded.plays, seconds = f.seconds + excluded.seconds, finished = f.finished + excluded.finished
$$;

-- Weeks long past, and those of recordings that went with their account.
create function auth.sweep_figures(p_before date) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.recording_figure f where f.week < p_before or not exists (select from app.recording r where r.recording_id = f.recording_id) returning 1)
  select pg_catalog.count(*) from gone
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['drop_its_sound', 'drop_its_upload',
    'teaches', 'begin_upload', 'finish_upload', 'kept_uploads', 'sweep_uploads', 'recording_to_check', 'refuse_recording', 'take_recording', 'kept_sounds', 'my_recordings', 'describe_recording', 'submit_recording',
    'withdraw_recording', 'remove_recording', 'my_figures', 'decide_recording', 'list_recording', 'add_figures', 'sweep_figures']) loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.begin_upload(uuid, uuid, integer, bigint, bigint, timestamptz), auth.finish_upload(uuid, timestamptz), auth.my_recordings(),
  auth.describe_recording(uuid, integer, text, text, bytea, text[], text[], text, text, timestamptz),
  auth.submit_recording(uuid, integer, uuid, timestamptz), auth.withdraw_recording(uuid, timestamptz), auth.remove_recording(uuid), auth.my_figures(),
  auth.decide_recording(uuid, integer, text, boolean, text, text, text, text, timestamptz),
  auth.list_recording(uuid, uuid, integer, text, boolean, boolean, integer, text, text, text, timestamptz) to w_user;
grant execute on function auth.kept_uploads(uuid[]), auth.sweep_uploads(timestamptz), auth.recording_to_check(uuid), auth.refuse_recording(uuid, text, timestamptz),
  auth.take_recording(uuid, uuid, text, integer, integer, real, bytea, timestamptz), auth.kept_sounds(uuid[]), auth.add_figures(uuid[], date, integer[], integer[], integer[]),
  auth.sweep_figures(date) to w_worker;
