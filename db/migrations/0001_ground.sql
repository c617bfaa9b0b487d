-- The two schemas: `auth` holds what works before and beside a session and is closed by grants; `app` holds what members own
-- and is guarded row by row. Applied as mh_owner, who must be a member of w_jobs (to hand it the one function that enqueues).

create schema auth;
create schema app;
revoke all on schema public from public;

-- ---------------------------------------------------------------- accounts, keys, sessions

create table auth.account (
  user_id uuid primary key,
  email_index bytea not null unique,
  password_hash text not null,
  verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

create table auth.user_key (
  user_id uuid not null,
  version integer not null,
  root_key_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, version)
);

create table auth.app_key (
  name text not null,
  version integer not null,
  root_key_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  primary key (name, version)
);

create table auth.session (
  id uuid primary key,
  user_id uuid not null,
  token_hash bytea not null unique,
  kind text not null check (kind in ('member', 'registration')),
  age_band text not null check (age_band in ('teen', 'adult')),
  band_day date not null,
  shared_device boolean not null,
  ip_prefix text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_member on auth.session (user_id);

create table auth.role (
  user_id uuid not null,
  role text not null check (role in ('teacher', 'moderator', 'admin')),
  teen_vetted boolean not null default false,
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);

create table auth.link (
  id uuid primary key,
  user_id uuid not null,
  purpose text not null check (purpose in ('verify', 'reset')),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_by_member on auth.link (user_id, purpose);

create table auth.outbox_mail (
  id uuid primary key,
  user_id uuid not null,
  kind text not null check (kind in ('verify', 'already_registered', 'reset', 'password_changed')),
  link_id uuid,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table auth.job_scope (
  job uuid primary key,
  user_id uuid not null,
  until timestamptz not null
);

create table auth.rate_count (
  bucket bytea not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

-- ---------------------------------------------------------------- who is asking

-- The member of this transaction: by her session (app.sid is SHA-256 of the cookie, the table holds SHA-256 of that), or, for
-- the worker role alone, by the scope of the job it runs. Null when neither lives.
create function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select s.user_id from auth.session s
      where s.token_hash = pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting('app.sid', true), 'UTF8'))
        and s.revoked_at is null and s.expires_at > pg_catalog.now()),
    (select j.user_id from auth.job_scope j
      where pg_catalog.current_setting('role', true) = 'w_worker'
        and j.job = nullif(pg_catalog.current_setting('app.job', true), '')::uuid
        and j.until > pg_catalog.now()))
$$;

-- ---------------------------------------------------------------- doors: work before a session, or without one

create function auth.find_account(p_email_index bytea)
returns table (user_id uuid, password_hash text, verified_at timestamptz, suspended_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.user_id, a.password_hash, a.verified_at, a.suspended_at from auth.account a where a.email_index = p_email_index
$$;

-- Makes an account with its first key. False, and nothing is written, when the address is known already.
create function auth.register(p_user uuid, p_email_index bytea, p_password_hash text, p_key_version integer, p_root_key_id text, p_wrapped bytea, p_now timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.account (user_id, email_index, password_hash, created_at, password_changed_at)
    values (p_user, p_email_index, p_password_hash, p_now, p_now) on conflict (email_index) do nothing;
  if not found then return false; end if;
  insert into auth.user_key (user_id, version, root_key_id, wrapped) values (p_user, p_key_version, p_root_key_id, p_wrapped);
  return true;
end $$;

create function auth.open_session(p_id uuid, p_user uuid, p_token_hash bytea, p_kind text, p_band text, p_band_day date, p_shared boolean, p_ip_prefix text, p_idle interval, p_absolute interval)
returns void language sql security definer set search_path = '' as $$
  insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at)
    values (p_id, p_user, p_token_hash, p_kind, p_band, p_band_day, p_shared, p_ip_prefix, pg_catalog.now() + p_idle, pg_catalog.now() + p_absolute)
$$;

-- What a request needs to know of its session, by SHA-256 of app.sid. No row when it has ended.
create function auth.read_session(p_token_hash bytea)
returns table (id uuid, user_id uuid, age_band text, band_day text, shared_device boolean, seen_at timestamptz, roles text[])
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.age_band, s.band_day::text, s.shared_device, s.seen_at,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = s.user_id), '{}'::text[])
    from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;

-- Moves the idle limit on, never past the absolute one, and keeps the age band of the day.
create function auth.touch_session(p_id uuid, p_idle interval, p_band text, p_band_day date)
returns void language sql security definer set search_path = '' as $$
  update auth.session set seen_at = pg_catalog.now(), expires_at = least(pg_catalog.now() + p_idle, ends_at), age_band = p_band, band_day = p_band_day
   where id = p_id and revoked_at is null
$$;

create function auth.end_session(p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set revoked_at = pg_catalog.now() where token_hash = p_token_hash and revoked_at is null;
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(p_token_hash, 'hex'));
$$;

create function auth.end_sessions_of(p_user uuid) returns void language plpgsql security definer set search_path = '' as $$
declare ended bytea;
begin
  for ended in update auth.session set revoked_at = pg_catalog.now() where user_id = p_user and revoked_at is null returning token_hash loop
    perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(ended, 'hex'));
  end loop;
end $$;

-- The wrapped keys of the member of this transaction, newest first.
create function auth.my_keys() returns table (version integer, root_key_id text, wrapped bytea)
language sql stable security definer set search_path = '' as $$
  select k.version, k.root_key_id, k.wrapped from auth.user_key k where k.user_id = auth.uid() order by k.version desc
$$;

create function auth.app_keys() returns table (name text, version integer, root_key_id text, wrapped bytea)
language sql stable security definer set search_path = '' as $$
  select k.name, k.version, k.root_key_id, k.wrapped from auth.app_key k order by k.name, k.version desc
$$;

create function auth.add_app_key(p_name text, p_root_key_id text, p_wrapped bytea) returns void
language sql security definer set search_path = '' as $$
  insert into auth.app_key (name, version, root_key_id, wrapped) values (p_name, 1, p_root_key_id, p_wrapped) on conflict do nothing
$$;

-- Keys still wrapped by another root key, for `keys rotate-root`.
create function auth.keys_not_under(p_root_key_id text, p_limit integer)
returns table (kind text, owner text, version integer, root_key_id text, wrapped bytea)
language sql stable security definer set search_path = '' as $$
  (select 'user', k.user_id::text, k.version, k.root_key_id, k.wrapped from auth.user_key k where k.root_key_id <> p_root_key_id limit p_limit)
  union all
  (select 'app', k.name, k.version, k.root_key_id, k.wrapped from auth.app_key k where k.root_key_id <> p_root_key_id limit p_limit)
$$;

create function auth.rewrap(p_kind text, p_owner text, p_version integer, p_old_root text, p_new_root text, p_wrapped bytea)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_kind = 'user' then
    update auth.user_key set root_key_id = p_new_root, wrapped = p_wrapped where user_id = p_owner::uuid and version = p_version and root_key_id = p_old_root;
  else
    update auth.app_key set root_key_id = p_new_root, wrapped = p_wrapped where name = p_owner and version = p_version and root_key_id = p_old_root;
  end if;
end $$;

-- A link of a mail: newest only, single use.
create function auth.new_link(p_id uuid, p_user uuid, p_purpose text, p_token_hash bytea, p_lifetime interval) returns void
language sql security definer set search_path = '' as $$
  update auth.link set used_at = pg_catalog.now() where user_id = p_user and purpose = p_purpose and used_at is null;
  insert into auth.link (id, user_id, purpose, token_hash, expires_at) values (p_id, p_user, p_purpose, p_token_hash, pg_catalog.now() + p_lifetime);
$$;

create function auth.use_link(p_purpose text, p_token_hash bytea) returns uuid
language sql security definer set search_path = '' as $$
  update auth.link set used_at = pg_catalog.now()
   where purpose = p_purpose and token_hash = p_token_hash and used_at is null and expires_at > pg_catalog.now()
  returning user_id
$$;

-- Whose link this is while it is still good, without using it up: a refused new password must not cost her the link.
create function auth.peek_link(p_purpose text, p_token_hash bytea) returns uuid
language sql stable security definer set search_path = '' as $$
  select l.user_id from auth.link l where l.purpose = p_purpose and l.token_hash = p_token_hash and l.used_at is null and l.expires_at > pg_catalog.now()
$$;

create function auth.mark_verified(p_user uuid, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.account set verified_at = coalesce(verified_at, p_now) where user_id = p_user
$$;

create function auth.set_password(p_user uuid, p_password_hash text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.account set password_hash = p_password_hash, password_changed_at = p_now, verified_at = coalesce(verified_at, p_now) where user_id = p_user
$$;

-- Deletion by key: the wrapped keys go first; what they sealed is unreadable from then on.
create function auth.shred(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.user_key where user_id = p_user and p_user = auth.uid();
$$;

create function auth.erase_account(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.link where user_id = p_user and p_user = auth.uid();
  delete from auth.outbox_mail where user_id = p_user and p_user = auth.uid();
  delete from auth.role where user_id = p_user and p_user = auth.uid();
  delete from auth.account where user_id = p_user and p_user = auth.uid();
  delete from auth.session where user_id = p_user and p_user = auth.uid();
$$;

-- Counts one more try in the current window and says how many there were.
create function auth.hit(p_bucket bytea, p_window integer) returns integer language sql security definer set search_path = '' as $$
  insert into auth.rate_count as r (bucket, window_start, hits)
    values (p_bucket, pg_catalog.to_timestamp(pg_catalog.floor(extract(epoch from pg_catalog.now()) / p_window) * p_window), 1)
    on conflict (bucket, window_start) do update set hits = r.hits + 1
  returning hits
$$;

-- How many there were in the current window, without counting one.
create function auth.hits(p_bucket bytea, p_window integer) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce((select r.hits from auth.rate_count r where r.bucket = p_bucket
    and r.window_start = pg_catalog.to_timestamp(pg_catalog.floor(extract(epoch from pg_catalog.now()) / p_window) * p_window)), 0)
$$;

create function auth.forget_hits(p_bucket bytea) returns void language sql security definer set search_path = '' as $$
  delete from auth.rate_count where bucket = p_bucket
$$;

-- What time has made useless: old counts, ended sessions, spent links, sent mails, stale job scopes.
create function auth.sweep() returns void language sql security definer set search_path = '' as $$
  delete from auth.rate_count where window_start < pg_catalog.now() - interval '24 hours';
  delete from auth.session where coalesce(revoked_at, expires_at) < pg_catalog.now() - interval '90 days' or (kind = 'registration' and expires_at < pg_catalog.now());
  delete from auth.link where expires_at < pg_catalog.now() - interval '7 days';
  delete from auth.outbox_mail where created_at < pg_catalog.now() - interval '7 days';
  delete from auth.job_scope where until < pg_catalog.now();
$$;

-- ---------------------------------------------------------------- jobs and mail

-- Hands a job to the worker's own schema. Owned by w_jobs, because that schema lets only its owner write.
create function auth.enqueue_job(p_kind text, p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(p_kind, payload => pg_catalog.json_build_object('id', p_id), job_key => p_kind || ':' || p_id::text);
end $$;

create function auth.post_mail(p_id uuid, p_user uuid, p_kind text, p_link uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.outbox_mail (id, user_id, kind, link_id) values (p_id, p_user, p_kind, p_link);
  perform auth.enqueue_job('mail', p_id);
end $$;

-- The worker opens a mail: it learns whose it is and may act as her for five minutes. No row when it was sent already, or when
-- its link has run out or been replaced while the relay was away.
create function auth.open_mail(p_id uuid) returns table (user_id uuid, kind text, link_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select m.id, m.user_id, pg_catalog.now() + interval '5 minutes' from auth.outbox_mail m where m.id = p_id and m.sent_at is null
    on conflict (job) do update set until = excluded.until;
  return query select m.user_id, m.kind, m.link_id from auth.outbox_mail m
    where m.id = p_id and m.sent_at is null and (m.link_id is null or exists (
      select 1 from auth.link l where l.id = m.link_id and l.used_at is null and l.expires_at > pg_catalog.now()));
end $$;

create function auth.close_mail(p_id uuid) returns void language sql security definer set search_path = '' as $$
  update auth.outbox_mail set sent_at = pg_catalog.now() where id = p_id and sent_at is null;
  delete from auth.job_scope where job = p_id;
$$;

-- ---------------------------------------------------------------- what a member owns

create table app.member (
  user_id uuid primary key,
  created_at timestamptz not null,
  time_zone text not null,
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  onboarding_completed boolean not null default false,
  customization_completed boolean not null default false,
  goals_updated_at timestamptz,
  updates_seen_on date,
  last_visit_at timestamptz,
  profile bytea not null,
  version integer not null default 1
);

create table app.subscription (
  user_id uuid primary key,
  status text not null check (status in ('trial', 'active', 'lifetime')),
  trial_end_at timestamptz,
  updated_at timestamptz not null
);

create table app.day_log (
  user_id uuid not null,
  id uuid not null,
  day_bidx bytea not null,
  month_bidx bytea not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, day_bidx)
);
create index day_log_by_month on app.day_log (user_id, month_bidx);

create table app.cycle_summary (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table app.idempotency (
  user_id uuid not null,
  key text not null,
  request_hash bytea not null,
  status smallint not null,
  reply bytea not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table app.consent (
  user_id uuid not null,
  id uuid not null,
  purpose text not null check (purpose in ('health_processing')),
  action text not null check (action in ('given', 'withdrawn')),
  text_hash bytea not null,
  method text not null,
  at timestamptz not null,
  primary key (user_id, id)
);

create table app.audit (
  user_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  action text not null,
  result text not null,
  request_id text not null,
  ip_prefix text not null,
  primary key (user_id, id)
);

create function app.refuse_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'rows of % are written once', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger consent_is_append_only before update on app.consent for each row execute function app.refuse_change();
create trigger audit_is_append_only before update on app.audit for each row execute function app.refuse_change();

-- They leave only with their account, after its keys are gone.
create function app.refuse_removal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from auth.user_key k where k.user_id = old.user_id) then
    raise exception 'rows of % stay as long as their account', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create trigger consent_stays before delete on app.consent for each row execute function app.refuse_removal();
create trigger audit_stays before delete on app.audit for each row execute function app.refuse_removal();

-- ---------------------------------------------------------------- row-level security and grants

do $$
declare t text;
begin
  foreach t in array array['member', 'subscription', 'day_log', 'cycle_summary', 'idempotency', 'consent', 'audit'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;

-- A member starts her own trial and nothing else: only the payment webhook will ever write more.
drop policy own on app.subscription;
create policy own on app.subscription to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()) and status = 'trial');

revoke execute on all functions in schema auth, app from public;
grant usage on schema app to w_user, w_worker;
grant usage on schema auth to w_user, w_worker, w_jobs;
grant select, insert, delete on all tables in schema app to w_user;
grant update on app.member, app.day_log, app.cycle_summary to w_user;
grant select on app.member, app.subscription to w_worker;
grant execute on all functions in schema auth to w_user;
revoke execute on function auth.open_mail(uuid), auth.close_mail(uuid), auth.enqueue_job(text, uuid), auth.sweep(), auth.keys_not_under(text, integer), auth.rewrap(text, text, integer, text, text, bytea) from w_user;
grant execute on function auth.uid(), auth.my_keys(), auth.open_mail(uuid), auth.close_mail(uuid), auth.sweep(), auth.keys_not_under(text, integer), auth.rewrap(text, text, integer, text, text, bytea) to w_worker;

-- Last, because from here on the function belongs to w_jobs.
grant create on schema auth to w_jobs;
alter function auth.enqueue_job(text, uuid) owner to w_jobs;
revoke create on schema auth from w_jobs;
grant execute on function auth.enqueue_job(text, uuid) to mh_owner;
