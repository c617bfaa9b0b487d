-- What the coordinator needs where members' rows are spread by Citus. Run as mh_owner, after the migrations, before any table is distributed.

-- The one key by which proofs are sealed, as the two padded blocks of HMAC (RFC 2104). No role has a right on it.
create table auth.spread_key (one boolean primary key default true check (one), inner_pad bytea not null, outer_pad bytea not null);

create function auth.seal_proof(p_said text) returns text language sql stable security definer set search_path = '' as $$
  select pg_catalog.encode(pg_catalog.sha256(k.outer_pad || pg_catalog.sha256(k.inner_pad || pg_catalog.convert_to(p_said, 'UTF8'))), 'hex') from auth.spread_key k
$$;

-- Looks up whose this transaction is, by the live session or by the scope of a job, and tells the nodes: `uid|until|mac` goes along with
-- every connection of this transaction. The second proof says that the keys of the member are gone, so that the rows that stay as long as
-- their account may go too. The text of a statement on the coordinator holds neither.
create function auth.prove() returns uuid language plpgsql security definer set search_path = '' set citus.propagate_set_commands = 'local' as $$
declare
  me uuid := auth.uid();
  said text := me || '|' || pg_catalog.floor(extract(epoch from pg_catalog.clock_timestamp()))::bigint + 60;
begin
  if me is null then return null; end if;
  execute pg_catalog.format('set local app.proof = %L', said || '|' || auth.seal_proof('member|' || said));
  if not exists (select from auth.user_key k where k.user_id = me) then
    execute pg_catalog.format('set local app.gone = %L', said || '|' || auth.seal_proof('gone|' || said));
  end if;
  return me;
end $$;
grant execute on function auth.prove() to w_visitor, w_user, w_worker;

-- As before, and the nodes are told: they cannot look.
create or replace function auth.shred() returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.user_key where user_id = auth.uid();
  perform auth.prove();
end $$;
