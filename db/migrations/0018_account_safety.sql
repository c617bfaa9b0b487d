-- Step-up: when a session last proved who she is, and the words for its device, sealed. A proof gives the session a new token under the same id.

alter table auth.session add column stepped_up_at timestamptz, add column device bytea;
-- A session that stands already has proven nothing lately; signing in is a proof.
alter table auth.session alter column stepped_up_at set default now();

drop function auth.read_session(bytea);
create function auth.read_session(p_token_hash bytea)
returns table (id uuid, user_id uuid, age_band text, band_day text, shared_device boolean, seen_at timestamptz, stepped_up_at timestamptz, roles text[])
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.age_band, s.band_day::text, s.shared_device, s.seen_at, s.stepped_up_at,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = s.user_id), '{}'::text[])
    from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;

-- Which of these sessions live on a device that is one member's alone.
create function auth.living_alone(p_ids uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select s.id from auth.session s
   where s.id = any(p_ids) and s.kind = 'member' and not s.shared_device and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;

create function auth.name_device(p_session uuid, p_device bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set device = p_device where id = p_session and user_id = auth.uid()
$$;

-- She has proven who she is: from now on another token opens this session, and the one before opens nothing.
create function auth.step_up(p_session uuid, p_token_hash bytea) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  before bytea;
begin
  select s.token_hash into before from auth.session s where s.id = p_session and s.user_id = me and s.revoked_at is null for update;
  if before is null then return false; end if;
  update auth.session set token_hash = p_token_hash, stepped_up_at = pg_catalog.now(), seen_at = pg_catalog.now() where id = p_session;
  perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(before, 'hex'));
  return true;
end $$;

create function auth.end_other_sessions(p_session uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  ended bytea;
begin
  for ended in update auth.session set revoked_at = pg_catalog.now() where user_id = me and id <> p_session and revoked_at is null returning token_hash loop
    perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(ended, 'hex'));
  end loop;
end $$;

create function auth.my_account() returns table (email_index bytea, password_hash text, password_changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select a.email_index, a.password_hash, a.password_changed_at from auth.account a where a.user_id = auth.uid()
$$;

create function auth.change_password(p_password_hash text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.account set password_hash = p_password_hash, password_changed_at = p_now where user_id = auth.uid()
$$;

revoke execute on function auth.read_session(bytea), auth.living_alone(uuid[]), auth.name_device(uuid, bytea), auth.step_up(uuid, bytea), auth.end_other_sessions(uuid), auth.my_account(), auth.change_password(text, timestamptz) from public;
grant execute on function auth.read_session(bytea), auth.living_alone(uuid[]), auth.name_device(uuid, bytea), auth.step_up(uuid, bytea), auth.end_other_sessions(uuid), auth.my_account(), auth.change_password(text, timestamptz) to w_user;
