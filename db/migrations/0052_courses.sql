-- Courses: 3 to 30 recordings of a teacher's with a question after each. What it says is there for everybody to read once an admin has let it; what a member
-- answers is sealed under her own key, in one document, and no teacher ever sees it.

create table auth.course (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  -- what others know the teacher by
  teacher_id uuid,
  status text not null check (status in ('draft', 'listening', 'change_asked', 'public', 'withdrawn')),
  version integer not null default 1,
  -- what it says, as it is worked on
  work jsonb not null,
  -- what members see; null where nothing is public
  shown jsonb,
  note text,
  shown_at timestamptz,
  changed_at timestamptz not null
);
create index course_of_author on auth.course (user_id);
create index course_waiting on auth.course (changed_at) where status = 'listening';

create table app.course_progress (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);
alter table app.course_progress enable row level security;
alter table app.course_progress force row level security;
create policy own on app.course_progress to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.course_progress to w_user;
grant select (user_id, sealed), update (sealed) on app.course_progress to w_worker;

-- ---------------------------------------------------------------- its teacher

create function auth.my_courses() returns table (id uuid, teacher_id uuid, status text, version integer, work jsonb, shown jsonb, note text, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.id, c.teacher_id, c.status, c.version, c.work, c.shown, c.note, c.changed_at from auth.course c where c.user_id = auth.uid() order by c.changed_at desc
$$;

create function auth.add_course(p_id uuid, p_work text, p_most integer, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.role r where r.user_id = auth.uid() for update;
  if not auth.teaches() or (select pg_catalog.count(*) from auth.course c where c.user_id = auth.uid()) >= p_most then return false; end if;
  insert into auth.course (id, user_id, status, work, changed_at) values (p_id, auth.uid(), 'draft', p_work::jsonb, p_now);
  return true;
end $$;

-- Saves what it says. What is public stays as it is until the next is approved.
create function auth.save_course(p_id uuid, p_version integer, p_work text, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.course c set work = p_work::jsonb, status = case when c.status = 'public' then 'draft' else c.status end, version = c.version + 1, changed_at = p_now
   where c.id = p_id and c.version = p_version and c.user_id = auth.uid() and c.status <> 'listening';
  return found;
end $$;

-- Its lessons have to be public recordings of the same teacher.
create function auth.submit_course(p_id uuid, p_version integer, p_teacher uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if not auth.teaches() then return false; end if;
  update auth.course c set status = 'listening', teacher_id = coalesce(p_teacher, c.teacher_id), version = c.version + 1, changed_at = p_now
   where c.id = p_id and c.version = p_version and c.user_id = auth.uid() and c.status in ('draft', 'change_asked', 'withdrawn')
     and not exists (select from pg_catalog.jsonb_array_elements(c.work -> 'lessons') l where not exists (
       select from app.recording r where r.recording_id = (l ->> 'recording')::uuid and r.author_id = auth.uid() and r.status = 'public'));
  return found;
end $$;

-- Takes it back from the admin, or off the shelf.
create function auth.withdraw_course(p_id uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.course c set status = 'draft', version = c.version + 1, changed_at = p_now where c.id = p_id and c.user_id = auth.uid() and c.status = 'listening';
  if found then return true; end if;
  update auth.course c set status = case when c.status = 'public' then 'withdrawn' else c.status end, shown = null, shown_at = null, version = c.version + 1, changed_at = p_now
   where c.id = p_id and c.user_id = auth.uid() and c.shown is not null;
  return found;
end $$;

create function auth.remove_course(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.course c where c.id = p_id and c.user_id = auth.uid();
  return found;
end $$;

-- ---------------------------------------------------------------- an admin

create function auth.waiting_courses() returns table (id uuid, version integer, work jsonb, shown jsonb, changed_at timestamptz, own boolean) language sql stable security definer set search_path = '' as $$
  select c.id, c.version, c.work, c.shown, c.changed_at, c.user_id = auth.uid() from auth.course c where c.status = 'listening' and auth.is_admin() order by c.changed_at limit 100
$$;

create function auth.decide_course(p_id uuid, p_version integer, p_to text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare one auth.course;
begin
  -- Held until the end: a role that is taken meanwhile waits, or this finds none.
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.is_admin() then return 'gone'; end if;
  select * into one from auth.course c where c.id = p_id and c.status = 'listening' for update;
  if one.id is null or one.version <> p_version then return 'moved_on'; end if;
  if one.user_id = auth.uid() then return 'own'; end if;
  -- One that is declined beside a public one stays with its teacher as a wish for a change.
  if p_to = 'withdrawn' and one.shown is not null then p_to := 'change_asked'; end if;
  update auth.course c set status = p_to, version = c.version + 1, changed_at = p_now, note = case when p_to = 'public' then null else p_reason end,
      shown = case when p_to = 'public' then c.work else c.shown end, shown_at = case when p_to = 'public' then coalesce(c.shown_at, p_now) else c.shown_at end
    where c.id = p_id;
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'course', p_id, p_to, p_request, p_ip);
  return 'done';
end $$;

-- ---------------------------------------------------------------- members

-- What adults read: never whose account it is. A teacher who teaches no more has none.
create function auth.shown_courses() returns table (id uuid, teacher_id uuid, shown jsonb, shown_at timestamptz) language sql stable security definer set search_path = '' as $$
  select c.id, c.teacher_id, c.shown, c.shown_at from auth.course c join auth.account a on a.user_id = c.user_id
   where c.shown is not null and auth.uid() is not null and auth.age_band() = 'adult'
     and exists (select from auth.role r where r.user_id = c.user_id and r.role = 'teacher') order by c.shown_at desc, c.id limit 300
$$;

-- ---------------------------------------------------------------- figures of one recording

-- Weeks with fewer than five are left out of the sum too: else it told, less the weeks that are shown, what is hidden.
create or replace function auth.my_figures() returns table (recording_id uuid, plays bigint, seconds bigint, finished bigint) language sql stable security definer set search_path = '' as $$
  select f.recording_id, coalesce(pg_catalog.sum(f.plays) filter (where f.plays >= 5), 0)::bigint, coalesce(pg_catalog.sum(f.seconds) filter (where f.plays >= 5), 0)::bigint,
         coalesce(pg_catalog.sum(f.finished) filter (where f.finished >= 5), 0)::bigint
    from auth.recording_figure f where exists (select from app.recording r where r.recording_id = f.recording_id and r.author_id = auth.uid()) group by f.recording_id
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['my_courses', 'add_course', 'save_course',
    'submit_course', 'withdraw_course', 'remove_course', 'waiting_courses', 'decide_course', 'shown_courses']) loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to w_user', f);
  end loop;
end $$;
