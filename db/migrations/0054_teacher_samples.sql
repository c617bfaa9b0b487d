-- The one sample recording of an application to teach: from its first byte on it is a row, so that one an application is all there can be. It is heard by an admin while
-- the application waits, and goes with its bytes when that is withdrawn, some days after it was answered, and with its account.

create table app.teacher_sample (
  user_id uuid not null,
  application_id uuid primary key,
  -- that of the upload it comes by
  id uuid not null unique,
  state text not null default 'arriving' check (state in ('arriving', 'checking', 'refused', 'ready')),
  fault text,
  file uuid unique,
  format text,
  bytes integer not null check (bytes between 1 and 52428800),
  seconds integer not null default 0,
  loudness real,
  peaks bytea,
  begun_at timestamptz not null,
  check ((file is null) = (state <> 'ready'))
);
create index teacher_sample_of on app.teacher_sample (user_id);
create index teacher_sample_arriving on app.teacher_sample (begun_at) where state = 'arriving';

alter table app.teacher_sample enable row level security;
alter table app.teacher_sample force row level security;
create policy functions on app.teacher_sample to mh_owner using (true) with check (true);
create policy own on app.teacher_sample to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete on app.teacher_sample to w_user;

create function auth.drop_its_sample() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.file is not null then perform auth.enqueue_job('recording_file', old.file); end if;
  if old.state in ('arriving', 'checking') then perform auth.enqueue_job('upload_gone', old.id); end if;
  return null;
end $$;
create trigger teacher_sample_goes after delete on app.teacher_sample for each row execute function auth.drop_its_sample();

-- Only beside an application of hers that waits. What was refused makes room for another.
create function auth.begin_sample(p_id uuid, p_bytes integer, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare asked uuid;
begin
  select a.id into asked from app.teacher_application a where a.user_id = auth.uid() and a.state = 'open' for share;
  if asked is null then return 'gone'; end if;
  delete from app.teacher_sample s where s.application_id = asked and s.state = 'refused';
  insert into app.teacher_sample (user_id, application_id, id, bytes, begun_at) values (auth.uid(), asked, p_id, p_bytes, p_now) on conflict (application_id) do nothing;
  if found then return 'done'; end if;
  return (select case s.state when 'arriving' then 'open' else 'there' end from app.teacher_sample s where s.application_id = asked);
end $$;

create function auth.finish_sample(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  -- Held until the end: an answer that comes meanwhile waits, or this finds none that is open.
  perform from app.teacher_application a where a.user_id = auth.uid() and a.state = 'open' for share;
  if not found then return false; end if;
  update app.teacher_sample s set state = 'checking' where s.id = p_id and s.user_id = auth.uid() and s.state = 'arriving'
    and exists (select from app.teacher_application a where a.id = s.application_id and a.state = 'open');
  if not found then return false; end if;
  perform auth.enqueue_job('sample_check', p_id);
  return true;
end $$;

create function auth.sample_to_check(p_id uuid) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select s.id from app.teacher_sample s where s.id = p_id and s.state = 'checking'
$$;

create function auth.refuse_sample(p_id uuid, p_fault text) returns void language sql security definer set search_path = '' as $$
  update app.teacher_sample set state = 'refused', fault = p_fault where id = p_id and state = 'checking'
$$;

create function auth.take_sample(p_id uuid, p_file uuid, p_format text, p_bytes integer, p_seconds integer, p_loudness real, p_peaks bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update app.teacher_sample set state = 'ready', file = p_file, format = p_format, bytes = p_bytes, seconds = p_seconds, loudness = p_loudness, peaks = p_peaks
    where id = p_id and state = 'checking';
  return found;
end $$;

-- For admins: what can be heard of the applications that wait. Never whose it is.
create function auth.waiting_samples() returns table (application_id uuid, id uuid, state text, fault text, file uuid, format text, bytes integer, seconds integer, loudness real, peaks bytea, begun_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.application_id, s.id, s.state, s.fault, s.file, s.format, s.bytes, s.seconds, s.loudness, s.peaks, s.begun_at from app.teacher_sample s
    join app.teacher_application a on a.id = s.application_id and a.state = 'open' where auth.uid() is not null and auth.holds_role('admin') and s.state = 'ready'
$$;

-- What an address opens: her own, and for an admin that of an application that waits.
create function auth.heard_sample(p_id uuid) returns table (file uuid, format text, bytes integer) language sql stable security definer set search_path = '' as $$
  select s.file, s.format, s.bytes from app.teacher_sample s join app.teacher_application a on a.id = s.application_id
   where s.id = p_id and s.state = 'ready' and (s.user_id = auth.uid() or (a.state = 'open' and auth.holds_role('admin')))
$$;

-- Those of answered applications after some days, and uploads that nobody went on with.
create function auth.sweep_samples(p_answered timestamptz, p_begun timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from app.teacher_sample s where (s.state = 'arriving' and s.begun_at < p_begun)
    or not exists (select from app.teacher_application a where a.id = s.application_id and (a.ended_at is null or a.ended_at >= p_answered)) returning 1)
  select pg_catalog.count(*) from gone
$$;

create or replace function auth.withdraw_teaching(p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare gone uuid;
begin
  update app.teacher_application a set state = 'withdrawn', ended_at = p_now where a.user_id = auth.uid() and a.state = 'open' returning a.id into gone;
  if gone is null then return false; end if;
  delete from app.teacher_sample s where s.application_id = gone;
  return true;
end $$;

create or replace function auth.kept_uploads(p_ids uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select u.id from app.upload u where u.id = any(p_ids) union all select r.id from app.recording r where r.id = any(p_ids) and r.status = 'checking'
  union all select s.id from app.teacher_sample s where s.id = any(p_ids) and s.state in ('arriving', 'checking')
$$;

create or replace function auth.kept_sounds(p_files uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select r.file from app.recording r where r.file = any(p_files) union all select s.file from app.teacher_sample s where s.file = any(p_files)
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['auth.drop_its_sample()', 'auth.begin_sample(uuid,integer,timestamptz)', 'auth.finish_sample(uuid)', 'auth.sample_to_check(uuid)', 'auth.refuse_sample(uuid,text)',
    'auth.take_sample(uuid,uuid,text,integer,integer,real,bytea)', 'auth.waiting_samples()', 'auth.heard_sample(uuid)', 'auth.sweep_samples(timestamptz,timestamptz)']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.begin_sample(uuid, integer, timestamptz), auth.finish_sample(uuid), auth.waiting_samples(), auth.heard_sample(uuid) to w_user;
grant execute on function auth.sample_to_check(uuid), auth.refuse_sample(uuid, text), auth.take_sample(uuid, uuid, text, integer, integer, real, bytea), auth.sweep_samples(timestamptz, timestamptz) to w_worker;
