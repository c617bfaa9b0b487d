-- What PgBouncer asks to let the product's logins in. Once, as a superuser, in the database `postgres`:
--   psql -d postgres -f auth.sql -c '\\password pgbouncer_auth'
-- and the same password in userlist.txt.
-- It answers for the three logins of requests alone: neither for the owner, nor for the job queue, nor for anybody else.
create role pgbouncer_auth login;

create schema pgbouncer;

create function pgbouncer.get_auth(p_name text) returns table (username text, password text)
  language sql stable security definer set search_path = '' as $$
  select a.rolname::text, case when a.rolvaliduntil < pg_catalog.now() then null else a.rolpassword end
    from pg_catalog.pg_authid a
   where a.rolname = p_name and a.rolcanlogin and a.rolname ~ '^mh_(visitor|member|worker)_[0-9a-f]{8}$'
$$;

revoke execute on function pgbouncer.get_auth(text) from public;
grant usage on schema pgbouncer to pgbouncer_auth;
grant execute on function pgbouncer.get_auth(text) to pgbouncer_auth;
