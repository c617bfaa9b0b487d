-- What guards her when somebody is near: a plain name and icon, a quick way out, and a lock. Whether a session is shut stands on the session itself, and the
-- policies ask for it: what is shut reaches no row of hers, by whatever way somebody comes.

alter table app.member
  add column discreet boolean not null default false,
  add column quick_exit boolean,
  add column lock_minutes smallint check (lock_minutes in (1, 5, 15));

alter table auth.account
  add column pin_hash text,
  add column lock_minutes smallint check (lock_minutes in (1, 5, 15)),
  add constraint account_lock_check check ((pin_hash is null) = (lock_minutes is null));

alter table auth.session
  add column shut_at timestamptz,
  add column left_at timestamptz,
  add column wrong_pins smallint not null default 0;

create or replace function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select s.user_id from auth.session s
      where s.token_hash = pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting('app.sid', true), 'UTF8'))
        and s.revoked_at is null and s.expires_at > pg_catalog.now() and (s.shut_at is null or s.shut_at > pg_catalog.now())),
    (select j.user_id from auth.job_scope j
      where pg_catalog.current_setting('role', true) = 'w_worker'
        and j.job = nullif(pg_catalog.current_setting('app.job', true), '')::uuid
        and j.until > pg_catalog.now()))
$$;

-- As before; where she has a lock, a new session is under it from its first minute on.
create or replace function auth.open_session(p_id uuid, p_user uuid, p_token_hash bytea, p_kind text, p_band text, p_band_day date, p_shared boolean, p_ip_prefix text, p_idle interval, p_absolute interval)
returns void language sql security definer set search_path = '' as $$
  insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at, shut_at)
    values (p_id, p_user, p_token_hash, p_kind, p_band, p_band_day, p_shared, p_ip_prefix, pg_catalog.now() + p_idle, pg_catalog.now() + p_absolute,
            (select pg_catalog.now() + pg_catalog.make_interval(mins => a.lock_minutes) from auth.account a where a.user_id = p_user))
$$;

-- From when on a session is shut, and whether she left it quickly. No row when it has ended.
create function auth.read_shut(p_token_hash bytea) returns table (shut_at timestamptz, left_at timestamptz) language sql stable security definer set search_path = '' as $$
  select s.shut_at, s.left_at from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;

-- She is here: the lock counts anew. What is shut stays shut.
create function auth.stay_here(p_session uuid) returns void language sql security definer set search_path = '' as $$
  update auth.session s set shut_at = pg_catalog.now() + pg_catalog.make_interval(mins => a.lock_minutes)
    from auth.account a
   where s.id = p_session and s.user_id = auth.uid() and a.user_id = s.user_id and a.lock_minutes is not null and s.shut_at > pg_catalog.now()
$$;

-- Locks a session of the member of this transaction, an instant after its beginning so that it can still end in her name.
create function auth.shut_session(p_session uuid) returns void language sql security definer set search_path = '' as $$
  with shut as (update auth.session set shut_at = least(shut_at, pg_catalog.clock_timestamp()) where id = p_session and user_id = auth.uid() and revoked_at is null returning token_hash)
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(shut.token_hash, 'hex')) from shut
$$;

-- She left by the quick exit.
create function auth.leave_session(p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set shut_at = least(shut_at, pg_catalog.now()), left_at = pg_catalog.now() where token_hash = p_token_hash and kind = 'member' and revoked_at is null;
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(p_token_hash, 'hex'));
$$;

-- Sets or takes away the lock of the member of this transaction. Without a hash the PIN stays as it is; without minutes there is no lock any more.
create function auth.set_lock(p_pin_hash text, p_minutes smallint) returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  changed bytea;
begin
  update auth.account set pin_hash = case when p_minutes is null then null else coalesce(p_pin_hash, pin_hash) end, lock_minutes = p_minutes where user_id = me;
  for changed in
    update auth.session s set wrong_pins = 0, shut_at = case
        when p_minutes is not null and s.shut_at <= pg_catalog.now() then s.shut_at
        when p_minutes is not null then pg_catalog.now() + pg_catalog.make_interval(mins => p_minutes)
        when s.left_at is not null then s.shut_at end
     where s.user_id = me and s.revoked_at is null returning s.token_hash
  loop
    perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(changed, 'hex'));
  end loop;
end $$;

create function auth.my_pin() returns text language sql stable security definer set search_path = '' as $$
  select a.pin_hash from auth.account a where a.user_id = auth.uid()
$$;

-- Counts a try before it is judged, so that many at once are no more than one after the other. No row where there is nothing to open, or nothing left to try.
create function auth.try_pin(p_token_hash bytea, p_most integer) returns table (user_id uuid, pin_hash text, tries smallint) language sql security definer set search_path = '' as $$
  update auth.session s set wrong_pins = s.wrong_pins + 1
    from auth.account a
   where a.user_id = s.user_id and s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
     and s.shut_at <= pg_catalog.now() and a.pin_hash is not null and s.wrong_pins < p_most
  returning s.user_id, a.pin_hash, s.wrong_pins
$$;

-- The PIN was right.
create function auth.unlock_session(p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session s set shut_at = pg_catalog.now() + pg_catalog.make_interval(mins => a.lock_minutes), left_at = null, wrong_pins = 0
    from auth.account a
   where a.user_id = s.user_id and s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null;
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(p_token_hash, 'hex'));
$$;

-- She comes back from where she left to: to her lock where she has one, else to where she was.
create function auth.come_back(p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session s set left_at = null, shut_at = case when a.lock_minutes is not null then s.shut_at end
    from auth.account a
   where a.user_id = s.user_id and s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.left_at is not null;
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(p_token_hash, 'hex'));
$$;

do $$
declare door text;
begin
  foreach door in array array['read_shut(bytea)', 'stay_here(uuid)', 'shut_session(uuid)', 'leave_session(bytea)', 'set_lock(text, smallint)', 'my_pin()', 'try_pin(bytea, integer)', 'unlock_session(bytea)', 'come_back(bytea)'] loop
    execute format('revoke execute on function auth.%s from public', door);
    execute format('grant execute on function auth.%s to w_user', door);
  end loop;
end $$;
