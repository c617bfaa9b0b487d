-- Another address for an account: what she typed lies sealed under her own key until the link that went there is used. Asking again, a new password, and
-- she herself stop it; so does the end of the link.

create table auth.email_change (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  link_id uuid not null unique,
  address bytea not null,
  asked_at timestamptz not null
);

-- Links from before stop working, those to an address that she does not want any more too.
create function auth.ask_email_change(p_link uuid, p_token_hash bytea, p_lifetime interval, p_address bytea, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then return; end if;
  perform auth.new_link(p_link, me, 'email', p_token_hash, p_lifetime);
  insert into auth.email_change as c (user_id, link_id, address, asked_at) values (me, p_link, p_address, p_now)
    on conflict (user_id) do update set link_id = excluded.link_id, address = excluded.address, asked_at = excluded.asked_at;
end $$;

-- No row when its link was used or has run out.
create function auth.my_email_change() returns table (link_id uuid, address bytea, asked_at timestamptz) language sql stable security definer set search_path = '' as $$
  select c.link_id, c.address, c.asked_at from auth.email_change c join auth.link l on l.id = c.link_id
   where c.user_id = auth.uid() and l.used_at is null and l.expires_at > pg_catalog.now()
$$;

-- False when nothing was under way.
create function auth.stop_email_change() returns boolean language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  update auth.link set used_at = pg_catalog.now() where user_id = me and purpose = 'email' and used_at is null and expires_at > pg_catalog.now();
  delete from auth.email_change where user_id = me;
  return found;
end $$;

-- The account is found by the new address from now on. False, and nothing is written, when it belongs to another by now. Links that lie in the old mailbox open nothing any more.
create function auth.move_email(p_index bytea) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  begin
    update auth.account set email_index = p_index where user_id = me;
  exception when unique_violation then return false;
  end;
  update auth.link set used_at = pg_catalog.now() where user_id = me and used_at is null;
  delete from auth.email_change where user_id = me;
  return true;
end $$;

create function auth.sweep_email_changes() returns bigint language sql security definer set search_path = '' as $$
  with gone as (
    delete from auth.email_change c where not exists (select from auth.link l where l.id = c.link_id and l.used_at is null and l.expires_at > pg_catalog.now()) returning 1)
  select pg_catalog.count(*) from gone
$$;

-- Whoever chooses a new password, because a change of address was not hers, has stopped that change too.
create or replace function auth.set_password(p_user uuid, p_password_hash text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.account set password_hash = p_password_hash, password_changed_at = p_now, verified_at = coalesce(verified_at, p_now) where user_id = p_user;
  update auth.link set used_at = pg_catalog.now() where user_id = p_user and purpose = 'email' and used_at is null;
  delete from auth.email_change where user_id = p_user;
$$;

create or replace function auth.change_password(p_password_hash text, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.account set password_hash = p_password_hash, password_changed_at = p_now where user_id = auth.uid();
  update auth.link set used_at = pg_catalog.now() where user_id = auth.uid() and purpose = 'email' and used_at is null;
  delete from auth.email_change where user_id = auth.uid();
$$;

create or replace function auth.my_sealed() returns table (place text, id uuid, sealed bytea) language sql stable security definer set search_path = '' as $$
  select 'session', s.id, s.device from auth.session s where s.user_id = auth.uid() and s.device is not null
  union all
  select 'outbox_mail', m.id, m.sealed from auth.outbox_mail m where m.user_id = auth.uid() and m.sealed is not null
  union all
  select 'passkey', k.id, k.name from auth.passkey k where k.user_id = auth.uid()
  union all
  select 'email_change', c.link_id, c.address from auth.email_change c where c.user_id = auth.uid()
$$;

create or replace function auth.reseal_mine(p_place text, p_id uuid, p_old bytea, p_new bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set device = p_new where p_place = 'session' and id = p_id and user_id = auth.uid() and device = p_old;
  update auth.outbox_mail set sealed = p_new where p_place = 'outbox_mail' and id = p_id and user_id = auth.uid() and sealed = p_old;
  update auth.passkey set name = p_new where p_place = 'passkey' and id = p_id and user_id = auth.uid() and name = p_old;
  update auth.email_change set address = p_new where p_place = 'email_change' and link_id = p_id and user_id = auth.uid() and address = p_old;
$$;

revoke execute on function auth.ask_email_change(uuid, bytea, interval, bytea, timestamptz), auth.my_email_change(), auth.stop_email_change(), auth.move_email(bytea), auth.sweep_email_changes() from public;
grant execute on function auth.ask_email_change(uuid, bytea, interval, bytea, timestamptz), auth.my_email_change(), auth.stop_email_change(), auth.move_email(bytea) to w_user;
grant execute on function auth.sweep_email_changes() to w_worker;
