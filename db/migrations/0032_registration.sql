-- What was never verified is no account. A registration waits here, sealed under a key of the application, until the link of its own email is used; the newest
-- one of an address takes the place of those before. Emails that anybody may ask for by an address are asked for here and answered by the worker, so that
-- the request does the same work whether the address is known or not.

create table auth.registration (
  id uuid primary key,
  email_index bytea not null unique,
  link_id uuid not null unique,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  password_hash text not null,
  sealed bytea not null,
  created_at timestamptz not null
);
create index registration_by_age on auth.registration (created_at);

create table auth.email_request (
  id uuid primary key,
  email_index bytea not null,
  purpose text not null check (purpose in ('register', 'verify', 'reset')),
  created_at timestamptz not null default now()
);
create index email_request_by_address on auth.email_request (email_index);

-- ---------------------------------------------------------------- before a session

-- The newest registration of an address; the links of those before open nothing any more.
create function auth.put_registration(p_id uuid, p_email_index bytea, p_link uuid, p_token_hash bytea, p_lifetime interval, p_password_hash text, p_sealed bytea, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into auth.registration (id, email_index, link_id, token_hash, expires_at, password_hash, sealed, created_at)
    values (p_id, p_email_index, p_link, p_token_hash, pg_catalog.now() + p_lifetime, p_password_hash, p_sealed, p_now)
    on conflict (email_index) do update set id = excluded.id, link_id = excluded.link_id, token_hash = excluded.token_hash, expires_at = excluded.expires_at,
      password_hash = excluded.password_hash, sealed = excluded.sealed, created_at = excluded.created_at
$$;

-- What a sign-in is compared with while the address waits for its link.
create function auth.find_registration(p_email_index bytea) returns table (password_hash text) language sql stable security definer set search_path = '' as $$
  select r.password_hash from auth.registration r where r.email_index = p_email_index
$$;

-- Which registration a link belongs to while it is good, without using it up.
create function auth.peek_registration(p_token_hash bytea) returns table (id uuid, email_index bytea, sealed bytea) language sql stable security definer set search_path = '' as $$
  select r.id, r.email_index, r.sealed from auth.registration r where r.token_hash = p_token_hash and r.expires_at > pg_catalog.now()
$$;

-- Uses it up. Emails that its address still waits for have nothing to say any more.
create function auth.use_registration(p_token_hash bytea) returns table (id uuid, email_index bytea, password_hash text, sealed bytea)
language sql security definer set search_path = '' as $$
  with used as (delete from auth.registration r where r.token_hash = p_token_hash and r.expires_at > pg_catalog.now() returning r.id, r.email_index, r.password_hash, r.sealed),
    answered as (delete from auth.email_request q using used u where q.email_index = u.email_index)
  select u.id, u.email_index, u.password_hash, u.sealed from used u
$$;

-- An email for whoever has an address, and the job that finds out who that is.
create function auth.request_email(p_id uuid, p_email_index bytea, p_purpose text) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.email_request (id, email_index, purpose) values (p_id, p_email_index, p_purpose);
  perform auth.enqueue_job('email_request', p_id);
end $$;

-- ---------------------------------------------------------------- the worker

-- Who has the address that an email was asked for. No row when it was answered.
create function auth.read_email_request(p_id uuid) returns table (purpose text, user_id uuid, verified boolean)
language sql stable security definer set search_path = '' as $$
  select q.purpose, a.user_id, a.verified_at is not null from auth.email_request q left join auth.account a on a.email_index = q.email_index where q.id = p_id
$$;

-- Answers by a notice to the account that has the address, with a link of the request's own id where it carries one. A registration beside a verified account
-- was somebody's who did not know of it: it goes.
create function auth.answer_email_request(p_id uuid, p_kind text, p_link_purpose text, p_token_hash bytea, p_lifetime interval) returns void
language plpgsql security definer set search_path = '' as $$
declare
  address bytea;
  holder uuid;
  fresh uuid := pg_catalog.gen_random_uuid();
begin
  delete from auth.email_request q where q.id = p_id returning q.email_index into address;
  select a.user_id into holder from auth.account a where a.email_index = address;
  if holder is null then return; end if;
  delete from auth.registration r using auth.account a where r.email_index = address and a.user_id = holder and a.verified_at is not null;
  if p_link_purpose is not null then perform auth.new_link(p_id, holder, p_link_purpose, p_token_hash, p_lifetime); end if;
  insert into auth.outbox (id, user_id, channel, kind, link_id) values (fresh, holder, 'email', p_kind, case when p_link_purpose is not null then p_id end);
  perform auth.enqueue_job('notice', fresh);
end $$;

-- The registration that the link of this request belongs to. Asked for once more, the link is a new one, good from that moment on; a request from before a
-- newer link has nothing to send.
create function auth.link_registration(p_id uuid, p_token_hash bytea, p_lifetime interval) returns table (id uuid, sealed bytea)
language plpgsql security definer set search_path = '' as $$
begin
  update auth.registration r set link_id = q.id, token_hash = p_token_hash, expires_at = q.created_at + p_lifetime
    from auth.email_request q where q.id = p_id and q.purpose = 'verify' and r.email_index = q.email_index and r.expires_at < q.created_at + p_lifetime;
  return query select r.id, r.sealed from auth.registration r where r.link_id = p_id and r.expires_at > pg_catalog.now();
end $$;

create function auth.end_email_request(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.email_request where id = p_id
$$;

create function auth.sweep_registrations(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.registration where created_at < p_before returning 1) select pg_catalog.count(*) from gone
$$;

create function auth.sweep_email_requests(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.email_request where created_at < p_before returning 1) select pg_catalog.count(*) from gone
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_catalog.pg_proc p where p.pronamespace = 'auth'::regnamespace and p.proname in (
    'put_registration', 'find_registration', 'peek_registration', 'use_registration', 'request_email', 'read_email_request', 'answer_email_request', 'link_registration',
    'end_email_request', 'sweep_registrations', 'sweep_email_requests') loop
    execute format('revoke execute on function %s from public', f);
    execute format('grant execute on function %s to %I', f,
      case when f::text like '%put_registration%' or f::text like '%find_registration%' or f::text like '%peek_registration%' or f::text like '%use_registration%' or f::text like '%request_email%' then 'w_visitor' else 'w_worker' end);
  end loop;
end $$;
