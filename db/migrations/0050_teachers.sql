-- Teachers: who asks to be one, what an admin answers, and what a teacher says of herself. All words are sealed under a key of the application, since an admin
-- reads an application and every member a public page; an account's id is told to nobody. Accepting gives the role in the same transaction, which ends her sessions (0029).

create table app.teacher_application (
  user_id uuid not null,
  id uuid not null unique,
  sealed bytea not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  reason bytea,
  sent_at timestamptz not null,
  ended_at timestamptz,
  -- what she was told of last
  told text,
  primary key (user_id, id)
);
create unique index teacher_application_open_one on app.teacher_application (user_id) where state = 'open';
create index teacher_application_waiting on app.teacher_application (sent_at, id) where state = 'open';
create index teacher_application_ended on app.teacher_application (ended_at desc, id) where state in ('accepted', 'declined');

-- `id` is what others know a teacher by. `draft` is hers; `shown` is what members read.
create table app.teacher_profile (
  user_id uuid primary key,
  id uuid not null unique,
  version integer not null default 1,
  draft bytea not null,
  shown bytea,
  draft_portrait uuid,
  shown_portrait uuid,
  shown_at timestamptz
);
create index teacher_profile_portrait on app.teacher_profile (shown_portrait) where shown_portrait is not null;

do $$
declare t text;
begin
  foreach t in array array['teacher_application', 'teacher_profile'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy functions on app.%I to mh_owner using (true) with check (true)', t);
    execute format('create policy own on app.%I to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
    execute format('grant select, delete on app.%I to w_user', t);
  end loop;
end $$;
grant insert, update on app.teacher_profile to w_user;

-- ---------------------------------------------------------------- asking to be a teacher

create function auth.holds_role(p_role text) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.role r where r.user_id = auth.uid() and r.role = p_role)
$$;

create function auth.apply_to_teach(p_id uuid, p_sealed bytea, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then return 'gone'; end if;
  if auth.holds_role('teacher') then return 'teacher'; end if;
  insert into app.teacher_application (user_id, id, sealed, sent_at) values (auth.uid(), p_id, p_sealed, p_now) on conflict (user_id) where state = 'open' do nothing;
  if not found then return 'open'; end if;
  perform auth.enqueue_job('teacher_told', p_id);
  return 'done';
end $$;

create function auth.withdraw_teaching(p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update app.teacher_application a set state = 'withdrawn', ended_at = p_now where a.user_id = auth.uid() and a.state = 'open';
  return found;
end $$;

-- For admins: what waits, the oldest first, and what was decided, the newest first. Never whose account it is.
create function auth.teacher_applications(p_waiting boolean, p_limit integer)
returns table (id uuid, sealed bytea, state text, reason bytea, sent_at timestamptz, ended_at timestamptz, mine boolean) language sql stable security definer set search_path = '' as $$
  select a.id, a.sealed, a.state, a.reason, a.sent_at, a.ended_at, a.user_id = auth.uid() from app.teacher_application a
   where auth.holds_role('admin') and case when p_waiting then a.state = 'open' else a.state in ('accepted', 'declined') end
   order by case when p_waiting then a.sent_at end, case when not p_waiting then a.ended_at end desc, a.id limit p_limit
$$;

create function auth.decide_teacher_application(p_id uuid, p_accepts boolean, p_reason bytea, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare a app.teacher_application;
begin
  -- Held until the end: a role that is taken meanwhile waits, or this finds none.
  perform from auth.role r where r.user_id = auth.uid() for share;
  select * into a from app.teacher_application t where t.id = p_id for update;
  if a.id is null or not auth.holds_role('admin') then return 'gone'; end if;
  if a.user_id = auth.uid() then return 'own'; end if;
  if a.state <> 'open' then return 'moved_on'; end if;
  update app.teacher_application t set state = case when p_accepts then 'accepted' else 'declined' end, reason = p_reason, ended_at = p_now where t.id = p_id;
  if p_accepts then insert into auth.role (user_id, role) values (a.user_id, 'teacher') on conflict do nothing; end if;
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'teacher application', p_id, case when p_accepts then 'accepted' else 'declined' end, p_request, p_ip);
  perform auth.enqueue_job('teacher_told', p_id);
  return 'done';
end $$;

-- The worker learns what she is to be told, and may act as her for five minutes. Nothing where she was told of it.
create function auth.open_teacher_telling(p_id uuid) returns table (user_id uuid, state text) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select a.id, a.user_id, pg_catalog.now() + interval '5 minutes' from app.teacher_application a
    where a.id = p_id and a.state <> 'withdrawn' and a.told is distinct from a.state on conflict (job) do update set until = excluded.until;
  return query select a.user_id, a.state from app.teacher_application a where a.id = p_id and a.state <> 'withdrawn' and a.told is distinct from a.state;
end $$;

create function auth.close_teacher_telling(p_id uuid, p_state text) returns void language sql security definer set search_path = '' as $$
  update app.teacher_application set told = p_state where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

create function auth.sweep_teacher_applications(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from app.teacher_application a where a.ended_at < p_before returning 1) select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- what members read of a teacher

-- Of who is a teacher now, and may sign in.
create function auth.teacher_shown(p_id uuid) returns table (id uuid, shown bytea, portrait uuid) language sql stable security definer set search_path = '' as $$
  select p.id, p.shown, p.shown_portrait from app.teacher_profile p join auth.role r on r.user_id = p.user_id and r.role = 'teacher' join auth.account a on a.user_id = p.user_id
   where p.id = p_id and p.shown is not null and a.suspended_at is null and auth.uid() is not null
$$;

-- Whether a member may see this portrait: her own, or that of a public page.
create function auth.sees_portrait(p_file uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.teacher_profile p join auth.role r on r.user_id = p.user_id and r.role = 'teacher' join auth.account a on a.user_id = p.user_id
    where (p.shown_portrait = p_file and p.shown is not null and a.suspended_at is null and auth.uid() is not null) or (p.user_id = auth.uid() and p_file in (p.draft_portrait, p.shown_portrait)))
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['auth.holds_role(text)', 'auth.apply_to_teach(uuid,bytea,timestamptz)', 'auth.withdraw_teaching(timestamptz)', 'auth.teacher_applications(boolean,integer)',
    'auth.decide_teacher_application(uuid,boolean,bytea,text,text,timestamptz)', 'auth.open_teacher_telling(uuid)', 'auth.close_teacher_telling(uuid,text)',
    'auth.sweep_teacher_applications(timestamptz)', 'auth.teacher_shown(uuid)', 'auth.sees_portrait(uuid)']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.apply_to_teach(uuid, bytea, timestamptz), auth.withdraw_teaching(timestamptz), auth.teacher_applications(boolean, integer),
  auth.decide_teacher_application(uuid, boolean, bytea, text, text, timestamptz), auth.teacher_shown(uuid), auth.sees_portrait(uuid) to w_user;
grant execute on function auth.open_teacher_telling(uuid), auth.close_teacher_telling(uuid, text), auth.sweep_teacher_applications(timestamptz) to w_worker;
