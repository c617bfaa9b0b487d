-- Second factors: codes of an app, recovery codes, passkeys. Seeds are sealed and codes hashed under a key of the application; challenges and
-- half-done sign-ins are single use and live minutes.

create table auth.code_app (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  seed bytea not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table auth.recovery_code (
  user_id uuid not null references auth.account (user_id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table auth.passkey (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_by_member on auth.passkey (user_id);

create table auth.challenge (
  hash bytea primary key,
  purpose text not null check (purpose in ('second_factor', 'passkey_sign_in', 'passkey_enrol', 'passkey_proof')),
  user_id uuid references auth.account (user_id) on delete cascade,
  shared boolean not null default false,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index challenge_by_member on auth.challenge (user_id);

create function auth.factors_of(p_user uuid) returns table (codes_since timestamptz, recovery_left integer, passkeys integer)
language sql stable security definer set search_path = '' as $$
  select (select c.confirmed_at from auth.code_app c where c.user_id = p_user),
         (select pg_catalog.count(*)::integer from auth.recovery_code r where r.user_id = p_user and r.used_at is null),
         (select pg_catalog.count(*)::integer from auth.passkey k where k.user_id = p_user)
$$;

create function auth.code_app_of(p_user uuid) returns table (seed bytea, confirmed boolean) language sql stable security definer set search_path = '' as $$
  select c.seed, c.confirmed_at is not null from auth.code_app c where c.user_id = p_user
$$;

-- A seed that was never confirmed gives way to the next; one in use does not.
create function auth.start_code_app(p_user uuid, p_seed bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.code_app as c (user_id, seed) values (p_user, p_seed)
    on conflict (user_id) do update set seed = excluded.seed, created_at = pg_catalog.now(), last_step = 0 where c.confirmed_at is null;
  return found;
end $$;

-- One step of time serves once. The first right code confirms the app.
create function auth.use_code(p_user uuid, p_step bigint, p_confirms boolean) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.code_app set last_step = p_step, confirmed_at = coalesce(confirmed_at, pg_catalog.now())
   where user_id = p_user and last_step < p_step and (confirmed_at is null) = p_confirms;
  return found;
end $$;

create function auth.end_code_app(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.code_app where user_id = p_user
$$;

create function auth.set_recovery_codes(p_user uuid, p_hashes bytea[]) returns void language sql security definer set search_path = '' as $$
  delete from auth.recovery_code where user_id = p_user;
  insert into auth.recovery_code (user_id, code_hash) select p_user, h from pg_catalog.unnest(p_hashes) h;
$$;

create function auth.use_recovery_code(p_user uuid, p_hash bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.recovery_code set used_at = pg_catalog.now() where user_id = p_user and code_hash = p_hash and used_at is null;
  return found;
end $$;

create function auth.add_passkey(p_id uuid, p_user uuid, p_credential bytea, p_public_key bytea, p_counter bigint, p_transports text[], p_name bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.passkey (id, user_id, credential_id, public_key, counter, transports, name) values (p_id, p_user, p_credential, p_public_key, p_counter, p_transports, p_name) on conflict do nothing;
  return found;
end $$;

create function auth.passkeys_of(p_user uuid) returns table (id uuid, credential_id bytea, transports text[], name bytea, created_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select k.id, k.credential_id, k.transports, k.name, k.created_at, k.used_at from auth.passkey k where k.user_id = p_user order by k.created_at, k.id
$$;

create function auth.find_passkey(p_credential bytea) returns table (user_id uuid, email_index bytea, public_key bytea, counter bigint, may_sign_in boolean)
language sql stable security definer set search_path = '' as $$
  select k.user_id, a.email_index, k.public_key, k.counter, a.verified_at is not null and a.suspended_at is null
    from auth.passkey k join auth.account a on a.user_id = k.user_id where k.credential_id = p_credential
$$;

-- A counter that does not rise is a copy, except where the device counts nothing.
create function auth.use_passkey(p_credential bytea, p_counter bigint) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.passkey set counter = p_counter, used_at = pg_catalog.now() where credential_id = p_credential and (p_counter > counter or (p_counter = 0 and counter = 0));
  return found;
end $$;

create function auth.rename_passkey(p_user uuid, p_id uuid, p_name bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.passkey set name = p_name where user_id = p_user and id = p_id;
  return found;
end $$;

create function auth.end_passkey(p_user uuid, p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.passkey where user_id = p_user and id = p_id;
  return found;
end $$;

-- Recovery codes without a factor they stand in for would be passwords nobody remembers.
create function auth.drop_idle_recovery(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.recovery_code r where r.user_id = p_user
    and not exists (select from auth.code_app c where c.user_id = p_user and c.confirmed_at is not null) and not exists (select from auth.passkey k where k.user_id = p_user)
$$;

create function auth.new_challenge(p_hash bytea, p_purpose text, p_user uuid, p_shared boolean, p_seconds integer) returns void
language sql security definer set search_path = '' as $$
  insert into auth.challenge (hash, purpose, user_id, shared, expires_at) values (p_hash, p_purpose, p_user, p_shared, pg_catalog.now() + p_seconds * interval '1 second')
$$;

-- Counts one try at a challenge that stays, and says whose it is; no row when it has run out.
create function auth.try_challenge(p_hash bytea, p_purpose text, p_most integer) returns table (user_id uuid, shared boolean)
language sql security definer set search_path = '' as $$
  update auth.challenge c set tries = c.tries + 1 where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now() and c.tries < p_most returning c.user_id, c.shared
$$;

create function auth.see_challenge(p_hash bytea, p_purpose text) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select c.user_id from auth.challenge c where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now()
$$;

-- Uses it up.
create function auth.use_challenge(p_hash bytea, p_purpose text) returns table (user_id uuid, shared boolean) language sql security definer set search_path = '' as $$
  delete from auth.challenge c where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now() returning c.user_id, c.shared
$$;

create function auth.sweep_challenges() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.challenge where expires_at < pg_catalog.now() returning 1) select pg_catalog.count(*) from gone
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_catalog.pg_proc p where p.pronamespace = 'auth'::regnamespace and p.proname in (
    'factors_of', 'code_app_of', 'start_code_app', 'use_code', 'end_code_app', 'set_recovery_codes', 'use_recovery_code', 'add_passkey', 'passkeys_of', 'find_passkey', 'use_passkey',
    'rename_passkey', 'end_passkey', 'drop_idle_recovery', 'new_challenge', 'try_challenge', 'see_challenge', 'use_challenge', 'sweep_challenges') loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to %I', f, case when f::text like '%sweep%' then 'w_worker' else 'w_user' end);
  end loop;
end $$;
