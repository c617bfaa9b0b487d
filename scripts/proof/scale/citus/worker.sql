-- What each node needs that holds members' rows. Run as mh_owner on the node itself, after the tables were distributed: there the functions
-- that policies and triggers ask cannot look a session or a key up, and ask the proof of the coordinator.

create table if not exists auth.spread_key (one boolean primary key default true check (one), inner_pad bytea not null, outer_pad bytea not null);

create or replace function auth.seal_proof(p_said text) returns text language sql stable security definer set search_path = '' as $$
  select pg_catalog.encode(pg_catalog.sha256(k.outer_pad || pg_catalog.sha256(k.inner_pad || pg_catalog.convert_to(p_said, 'UTF8'))), 'hex') from auth.spread_key k
$$;

-- Of whom a proof `uid|until|mac` speaks, null where it is none or is of another kind. One that has run out is refused aloud: a transaction
-- that comes to a node after its minute must fail, and not find a member without rows.
create or replace function auth.proven(p_kind text, p_proof text) returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  parts text[] := pg_catalog.regexp_match(p_proof, '^([0-9a-f-]{36})\|([0-9]{1,12})\|([0-9a-f]{64})$');
begin
  if parts is null or auth.seal_proof(p_kind || '|' || parts[1] || '|' || parts[2]) is distinct from parts[3] then return null; end if;
  if parts[2]::bigint <= extract(epoch from pg_catalog.now()) then
    raise exception 'the proof has run out' using errcode = 'invalid_authorization_specification';
  end if;
  return parts[1]::uuid;
end $$;

create or replace function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select auth.proven('member', pg_catalog.current_setting('app.proof', true))
$$;

-- Rows that stay as long as their account.
create or replace function app.refuse_removal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.proven('gone', pg_catalog.current_setting('app.gone', true)) is distinct from old.user_id then
    raise exception 'rows of % stay as long as their account', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
create or replace function app.refuse_early_removal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.at > pg_catalog.now() - interval '12 months' and auth.proven('gone', pg_catalog.current_setting('app.gone', true)) is distinct from old.user_id then
    raise exception 'rows of % stay for twelve months', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
-- A trigger runs on one piece of its table, and the member's other rows are in the same.
create or replace function app.refuse_debt() returns trigger language plpgsql set search_path = '' as $$
declare
  balance bigint;
begin
  execute pg_catalog.format('select coalesce(pg_catalog.sum(p.amount), 0) from %I.%I p where p.user_id = $1', tg_table_schema, tg_table_name) into balance using new.user_id;
  if balance + new.amount < 0 then
    raise exception 'a balance of points never goes below 0' using errcode = '23514';
  end if;
  return new;
end $$;

-- Functions come to a node with the right of PUBLIC that they do not have on the coordinator.
revoke execute on all functions in schema auth, app from public;
revoke all on all tables in schema auth from public;
grant execute on function auth.uid() to w_visitor, w_user, w_worker;
