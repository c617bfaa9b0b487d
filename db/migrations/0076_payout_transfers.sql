-- Payouts by the payment provider's transfers, where that is switched on: an account of hers there, and what became of each transfer. What the provider says is read anew each
-- time; nothing of an event is believed but which account or transfer it is about.

-- Her account at the provider. `id` is the key under which it is made once; where it leads, the provider alone knows.
create table auth.payout_account (
  party uuid primary key references auth.referrer (party) on delete cascade,
  id uuid not null unique,
  country text not null check (country ~ '^[A-Z]{2}$'),
  account_id text unique,
  -- Begun, ready to be paid to, or stopped by the provider until she has looked.
  state text not null default 'begun' check (state in ('begun', 'ready', 'stopped')),
  -- How often it was read, and which reading is written here.
  asked bigint not null default 0,
  heard bigint not null default 0,
  at timestamptz not null
);

-- Accounts that the provider is still to delete.
create table auth.parting_payout_account (
  id uuid primary key,
  account_id text not null,
  at timestamptz not null default pg_catalog.now()
);

alter table auth.payout
  add column account_id text,
  add column transfer_id text unique,
  alter column payout drop not null,
  add constraint payout_goes_somewhere check (payout is not null or account_id is not null);

create function auth.part_payout_account() returns trigger language plpgsql security definer set search_path = '' as $$
declare parting uuid := pg_catalog.gen_random_uuid();
begin
  insert into auth.parting_payout_account (id, account_id) values (parting, old.account_id);
  perform auth.enqueue_job('part_payout_account', parting);
  return null;
end $$;
create trigger payout_account_parts after delete on auth.payout_account for each row when (old.account_id is not null) execute function auth.part_payout_account();

create function auth.parting_payout_account_of(p_id uuid) returns table (account_id text) language sql stable security definer set search_path = '' as $$
  select p.account_id from auth.parting_payout_account p where p.id = p_id
$$;

create function auth.payout_account_parted(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.parting_payout_account where id = p_id
$$;

-- Those that the job gave up on begin again.
create function auth.part_payout_accounts_again() returns bigint language plpgsql security definer set search_path = '' as $$
declare
  waiting uuid;
  counted bigint := 0;
begin
  for waiting in select p.id from auth.parting_payout_account p loop
    perform auth.enqueue_job('part_payout_account', waiting);
    counted := counted + 1;
  end loop;
  return counted;
end $$;

-- ---------------------------------------------------------------- the referrer

create function auth.my_payout_account() returns table (country text, state text) language sql stable security definer set search_path = '' as $$
  select a.country, a.state from auth.payout_account a join auth.referrer r on r.party = a.party where r.user_id = auth.uid()
$$;

create function auth.drop_payout_account() returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.payout_account a using auth.referrer r where r.party = a.party and r.user_id = auth.uid();
  return found;
end $$;

-- ---------------------------------------------------------------- the worker: her account

-- The account of a member who refers, begun where there is none.
create function auth.begin_payout_account(p_user uuid, p_id uuid, p_country text, p_now timestamptz) returns table (id uuid, country text, account_id text) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.payout_account (party, id, country, at) select r.party, p_id, p_country, p_now from auth.referrer r where r.user_id = p_user on conflict do nothing;
  return query select a.id, a.country, a.account_id from auth.payout_account a join auth.referrer r on r.party = a.party where r.user_id = p_user;
end $$;

create function auth.keep_payout_account(p_id uuid, p_account text) returns void language sql security definer set search_path = '' as $$
  update auth.payout_account set account_id = p_account where id = p_id and account_id is null
$$;

-- Numbers a reading of an account before it is made.
create function auth.ask_payout_account(p_account text) returns table (id uuid, reading bigint) language sql security definer set search_path = '' as $$
  update auth.payout_account a set asked = a.asked + 1 where a.account_id = p_account returning a.id, a.asked
$$;

-- An older reading never takes the place of a newer one.
create function auth.hear_payout_account(p_id uuid, p_reading bigint, p_state text) returns void language sql security definer set search_path = '' as $$
  update auth.payout_account set state = p_state, heard = p_reading where id = p_id and heard < p_reading
$$;

-- Accounts of which an event may have been lost.
create function auth.unready_payout_accounts(p_since timestamptz, p_most integer) returns table (account_id text) language sql stable security definer set search_path = '' as $$
  select a.account_id from auth.payout_account a where a.account_id is not null and a.state <> 'ready' and a.at >= p_since order by a.at desc limit p_most
$$;

-- ---------------------------------------------------------------- the worker: transfers

-- A payout of a signed run that is to go by the provider and was not answered yet.
create function auth.open_transfer(p_id uuid) returns table (account_id text, cents integer) language sql stable security definer set search_path = '' as $$
  select p.account_id, p.cents from auth.payout p join auth.payout_run r on r.id = p.run_id
   where p.id = p_id and p.way = 'provider' and p.state = 'sent' and r.signed_at is not null
$$;

-- What the provider says of a transfer: made, and how much of it came back. However often and in whatever order it is heard, each step is written once. False for what is no payout of
-- ours, or another sum.
create function auth.follow_transfer(p_id uuid, p_transfer text, p_cents integer, p_reversed integer, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  p auth.payout;
  back integer;
begin
  perform from auth.referrer r join auth.payout x on x.party = r.party where x.id = p_id for update of r;
  select x.* into p from auth.payout x where x.id = p_id and x.way = 'provider' for update;
  if not found or p.cents <> p_cents or coalesce(p.transfer_id, p_transfer) <> p_transfer or (p.transfer_id is null and p.state <> 'sent') then return false; end if;
  if p.state = 'sent' then
    update auth.payout x set state = 'paid', transfer_id = p_transfer, proof = p_transfer, ended_at = p_now where x.id = p_id;
    perform auth.post_transfer(pg_catalog.gen_random_uuid(), 'payout_paid', p_id::text, p_now, pg_catalog.jsonb_build_array(
      pg_catalog.jsonb_build_object('account', 'payouts', 'party', p.party, 'currency', 'usd', 'cents', p.cents),
      pg_catalog.jsonb_build_object('account', 'provider_clearing', 'currency', 'usd', 'cents', -p.cents)));
  end if;
  back := least(p_reversed, p.cents) - p.returned;
  if back > 0 then
    perform auth.return_payout(p_id, back, 'payout_reversed', 'provider_clearing', p_now);
    update auth.payout x set state = 'failed', ended_at = p_now where x.id = p_id and x.returned = x.cents;
  end if;
  return true;
end $$;

-- The provider said no: nothing was sent, and it is owed again.
create function auth.refuse_transfer(p_id uuid, p_why text, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare
  p auth.payout;
begin
  perform from auth.referrer r join auth.payout x on x.party = r.party where x.id = p_id for update of r;
  update auth.payout x set state = 'failed', proof = p_why, ended_at = p_now where x.id = p_id and x.way = 'provider' and x.state = 'sent' and x.transfer_id is null returning * into p;
  if found then perform auth.return_payout(p_id, p.cents, 'payout_failed', 'payouts', p_now); end if;
end $$;

-- Transfers whose job was given up begin again.
create function auth.transfer_again(p_before timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare waiting uuid;
begin
  for waiting in select p.id from auth.payout p join auth.payout_run r on r.id = p.run_id where p.way = 'provider' and p.state = 'sent' and r.signed_at < p_before loop
    perform auth.enqueue_job('payout_transfer', waiting);
  end loop;
end $$;

-- ---------------------------------------------------------------- an admin

-- What each referrer is owed now, by the books; who may be paid, by the bank or, where transfers are on, by the provider; whom a run leaves out.
create function auth.owed_commissions(p_transfers boolean) returns table (party uuid, cents bigint, has_place boolean, waits boolean) language sql stable security definer set search_path = '' as $$
  select r.party, -b.cents, r.payout is not null or (p_transfers and exists (select from auth.payout_account o where o.party = r.party and o.state = 'ready')), a.suspended_at is not null
    from auth.referrer r join auth.account a on a.user_id = r.user_id
    join (select l.party, pg_catalog.sum(l.cents)::bigint as cents from auth.ledger_line l where l.account = 'commissions_payable' group by l.party) b on b.party = r.party
   where b.cents <> 0 and auth.uid() is not null and auth.is_admin()
$$;

-- Prepares a run of what is owed to everybody who may get it: one payout each, out of what the books say, in the books at once. By her account at the provider where she has one.
create function auth.begin_payouts(p_run uuid, p_least integer, p_transfers boolean, p_reason text, p_request text, p_ip text, p_now timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  one record;
  fresh uuid;
  owed bigint;
  made integer := 0;
begin
  if auth.uid() is null or not auth.is_admin() then return -1; end if;
  perform pg_catalog.pg_advisory_xact_lock(660660);
  insert into auth.payout_run (id, at, staff, least) values (p_run, p_now, auth.staff_mark(), p_least);
  for one in select r.party, r.payout, (select o.account_id from auth.payout_account o where o.party = r.party and o.state = 'ready' and p_transfers) as account_id
               from auth.referrer r join auth.account a on a.user_id = r.user_id where a.suspended_at is null order by r.party for update of r loop
    continue when one.payout is null and one.account_id is null;
    owed := (select -coalesce(pg_catalog.sum(l.cents), 0) from auth.ledger_line l where l.account = 'commissions_payable' and l.party = one.party);
    continue when owed < p_least;
    fresh := pg_catalog.gen_random_uuid();
    insert into auth.payout (id, run_id, party, cents, way, payout, account_id, at)
      values (fresh, p_run, one.party, owed, case when one.account_id is null then 'bank' else 'provider' end, case when one.account_id is null then one.payout end, one.account_id, p_now);
    insert into auth.commission_line (id, party, payout_id, seq, kind, cents, at) values (pg_catalog.gen_random_uuid(), one.party, fresh, 1, 'paid', -owed, p_now);
    perform auth.post_transfer(fresh, 'payout_sent', fresh::text, p_now, pg_catalog.jsonb_build_array(
      pg_catalog.jsonb_build_object('account', 'commissions_payable', 'party', one.party, 'currency', 'usd', 'cents', owed),
      pg_catalog.jsonb_build_object('account', 'payouts', 'party', one.party, 'currency', 'usd', 'cents', -owed)));
    made := made + 1;
  end loop;
  if made = 0 then
    delete from auth.payout_run where id = p_run;
    return 0;
  end if;
  perform auth.note_admin('payout_run', made::text, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return made;
end $$;

do $$
declare f text;
begin
  foreach f in array array['part_payout_account()', 'parting_payout_account_of(uuid)', 'payout_account_parted(uuid)', 'part_payout_accounts_again()', 'my_payout_account()', 'drop_payout_account()',
    'begin_payout_account(uuid, uuid, text, timestamptz)', 'keep_payout_account(uuid, text)', 'ask_payout_account(text)', 'hear_payout_account(uuid, bigint, text)',
    'unready_payout_accounts(timestamptz, integer)', 'open_transfer(uuid)', 'follow_transfer(uuid, text, integer, integer, timestamptz)', 'refuse_transfer(uuid, text, timestamptz)',
    'transfer_again(timestamptz)', 'owed_commissions(boolean)', 'begin_payouts(uuid, integer, boolean, text, text, text, timestamptz)'] loop
    execute format('revoke execute on function auth.%s from public', f);
  end loop;
end $$;
grant execute on function auth.my_payout_account(), auth.drop_payout_account(), auth.owed_commissions(boolean), auth.begin_payouts(uuid, integer, boolean, text, text, text, timestamptz) to w_user;
grant execute on function auth.parting_payout_account_of(uuid), auth.payout_account_parted(uuid), auth.part_payout_accounts_again(), auth.begin_payout_account(uuid, uuid, text, timestamptz),
  auth.keep_payout_account(uuid, text), auth.ask_payout_account(text), auth.hear_payout_account(uuid, bigint, text), auth.unready_payout_accounts(timestamptz, integer), auth.open_transfer(uuid),
  auth.follow_transfer(uuid, text, integer, integer, timestamptz), auth.refuse_transfer(uuid, text, timestamptz), auth.transfer_again(timestamptz) to w_worker;
