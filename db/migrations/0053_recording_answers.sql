-- A version whose bytes are looked at stands beside the one it is to replace, which goes when the new one is accepted and not before. And a teacher is told each step
-- of a review: `tells` is the step that is owed, written with what it tells of.

alter table app.recording add column tells text check (tells in ('listening', 'change_asked', 'public', 'declined', 'hidden', 'shown'));
drop index app.recording_work_one;
create unique index recording_work_one on app.recording (recording_id) where status not in ('public', 'withdrawn', 'checking');
create unique index recording_checked_one on app.recording (recording_id) where status = 'checking';

-- What was refused before goes here already: it has no bytes.
create or replace function auth.finish_upload(p_id uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
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
  delete from app.recording r where r.recording_id = came.recording_id and r.status = 'refused';
  update app.recording r set fault = null where r.recording_id = came.recording_id and r.fault is not null;
  insert into app.recording (id, recording_id, number, author_id, teacher_id, status, bytes, title, line, led_by, phases, needs, cautions, audience, is_free, yearly_only, place, note, quote, changed_at)
    values (came.id, came.recording_id, coalesce(before.number, 0) + 1, auth.uid(), before.teacher_id, 'checking', came.bytes, coalesce(before.title, ''), coalesce(before.line, ''), before.led_by,
      coalesce(before.phases, '{}'), coalesce(before.needs, '{}'), coalesce(before.cautions, ''), 'adult', coalesce(before.is_free, false), coalesce(before.yearly_only, false), before.place,
      before.note, before.quote, p_now);
  delete from app.upload u where u.id = p_id;
  perform auth.enqueue_job('recording_check', p_id);
  return true;
end $$;

create or replace function auth.take_recording(p_id uuid, p_file uuid, p_format text, p_bytes integer, p_seconds integer, p_loudness real, p_peaks bytea, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare taken app.recording;
begin
  select * into taken from app.recording r where r.id = p_id and r.status = 'checking' for update;
  if taken.id is null then return false; end if;
  delete from app.recording r where r.recording_id = taken.recording_id and r.id <> p_id and r.status in ('refused', 'draft', 'change_asked');
  update app.recording set status = 'draft', file = p_file, format = p_format, bytes = p_bytes, seconds = p_seconds, loudness = p_loudness, peaks = p_peaks, version = version + 1, changed_at = p_now
    where id = p_id;
  return true;
end $$;

-- Where there is an earlier version to go on with, that one says what was wrong with the new file.
create or replace function auth.refuse_recording(p_id uuid, p_fault text, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare refused app.recording;
begin
  select * into refused from app.recording r where r.id = p_id and r.status = 'checking' for update;
  if refused.id is null then return; end if;
  update app.recording r set fault = p_fault, version = r.version + 1, changed_at = p_now where r.recording_id = refused.recording_id and r.status in ('draft', 'change_asked');
  if found then
    delete from app.recording r where r.id = p_id;
  else
    update app.recording set status = 'refused', fault = p_fault, version = version + 1, changed_at = p_now where id = p_id;
  end if;
end $$;

-- ---------------------------------------------------------------- told at each step

create or replace function auth.submit_recording(p_recording uuid, p_version integer, p_teacher uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare handed uuid;
begin
  if not auth.teaches() then return false; end if;
  -- What was withdrawn comes back as work, beside nothing else that is worked on.
  update app.recording r set status = 'listening', fault = null, tells = 'listening', teacher_id = coalesce(p_teacher, r.teacher_id), version = r.version + 1, changed_at = p_now
   where r.recording_id = p_recording and r.author_id = auth.uid() and r.version = p_version and (r.status in ('draft', 'change_asked') or (r.status = 'withdrawn'
       and not exists (select from app.recording w where w.recording_id = p_recording and w.id <> r.id)))
     and not exists (select from app.recording c where c.recording_id = p_recording and c.status = 'checking')
     and r.title <> '' and r.line <> '' and r.captions <> '' and r.led_by is not null
   returning r.id into handed;
  if handed is null then return false; end if;
  perform auth.enqueue_job('recording_told', handed);
  return true;
end $$;

-- What its teacher does herself she is not told.
create or replace function auth.withdraw_recording(p_recording uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.recording r set status = 'draft', tells = null, version = r.version + 1, changed_at = p_now where r.recording_id = p_recording and r.author_id = auth.uid() and r.status = 'listening';
  if found then return true; end if;
  update app.recording r set status = 'withdrawn', tells = null, version = r.version + 1, changed_at = p_now where r.recording_id = p_recording and r.author_id = auth.uid() and r.status = 'public';
  return found;
end $$;

create or replace function auth.decide_recording(p_recording uuid, p_version integer, p_to text, p_both boolean, p_quote text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one app.recording;
  step text := case p_to when 'withdrawn' then 'declined' else p_to end;
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
  update app.recording r set status = p_to, version = r.version + 1, changed_at = p_now, quote = p_quote, note = case when p_to = 'public' then null else p_reason end, tells = step,
      audience = case when p_to = 'public' and p_both then 'both' else 'adult' end, shown_at = case when p_to = 'public' then coalesce(r.shown_at, p_now) else r.shown_at end
    where r.id = one.id;
  perform auth.enqueue_job('recording_told', one.id);
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'recording', p_recording, p_to, p_request, p_ip);
  return 'done';
end $$;

create or replace function auth.list_recording(p_decision uuid, p_recording uuid, p_version integer, p_status text, p_free boolean, p_yearly boolean, p_place integer, p_reason text, p_request text, p_ip text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  one app.recording;
  hides boolean := p_status = 'hidden';
begin
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.is_admin() then return 'not_found'; end if;
  select * into one from app.recording r where r.recording_id = p_recording and r.status = 'public' for update;
  if one.id is null then return 'not_found'; end if;
  if one.version <> p_version then return 'moved_on'; end if;
  update app.recording r set hidden = hides, is_free = p_free, yearly_only = p_yearly, place = p_place, version = r.version + 1,
      tells = case when one.hidden = hides or one.author_id = auth.uid() then r.tells when hides then 'hidden' else 'shown' end where r.id = one.id;
  if one.hidden <> hides and one.author_id <> auth.uid() then perform auth.enqueue_job('recording_told', one.id); end if;
  insert into auth.meditation_decision (id, meditation_id, version, at, staff, status, is_free, yearly_only, place, reason)
    values (p_decision, p_recording::text, p_version + 1, p_now, auth.staff_mark(), p_status, p_free, p_yearly, p_place, p_reason);
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'meditation ' || p_recording, p_decision, p_status, p_request, p_ip);
  return 'done';
end $$;

-- The worker learns whom it tells what, and may act as her for five minutes. Nothing where she was told of it.
create function auth.open_recording_telling(p_id uuid) returns table (user_id uuid, step text, title text, quote text) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select r.id, r.author_id, pg_catalog.now() + interval '5 minutes' from app.recording r where r.id = p_id and r.tells is not null
    on conflict (job) do update set until = excluded.until;
  return query select r.author_id, r.tells, r.title, r.quote from app.recording r where r.id = p_id and r.tells is not null;
end $$;

-- In the transaction that tells it: a try that is repeated tells nothing twice.
create function auth.close_recording_telling(p_id uuid, p_step text) returns void language sql security definer set search_path = '' as $$
  update app.recording r set tells = null where r.id = p_id and r.tells = p_step;
  delete from auth.job_scope s where s.job = p_id;
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['auth.open_recording_telling(uuid)', 'auth.close_recording_telling(uuid,text)']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to w_worker', f);
  end loop;
end $$;
