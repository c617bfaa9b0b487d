-- The books: double entry, in whole cents. A transfer is two or more lines that sum to 0 in each currency; it is written once and never changed or removed. A debit is above
-- 0, a credit below. Nobody reaches the tables: the worker, which hears the payment provider's signed events and does jobs, posts and reads through the functions below.
-- No line names a member: `party` is a random id that the feature which pays somebody keeps beside her account, so that an erasure leaves the sums and nobody in them.

create table auth.ledger_transfer (
  id uuid primary key,
  -- What happened and what caused it: one cause posts once.
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  reference text not null check (reference ~ '^[A-Za-z0-9_.:-]{1,120}$'),
  at timestamptz not null,
  unique (kind, reference)
);

create table auth.ledger_line (
  transfer_id uuid not null references auth.ledger_transfer (id),
  line smallint not null check (line > 0),
  account text not null check (account ~ '^[a-z_]{1,40}$'),
  party uuid,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  cents bigint not null check (cents <> 0),
  primary key (transfer_id, line)
);
create index ledger_line_account on auth.ledger_line (account, party);

-- Looked at when the transaction ends, so that the lines of a transfer may be written one after the other.
create function auth.refuse_unbalanced() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whole uuid := (pg_catalog.to_jsonb(new)->>tg_argv[0])::uuid;
begin
  if (select pg_catalog.count(*) from auth.ledger_line l where l.transfer_id = whole) < 2 then
    raise exception 'a transfer has two lines or more' using errcode = 'check_violation';
  end if;
  if exists (select from auth.ledger_line l where l.transfer_id = whole group by l.currency having pg_catalog.sum(l.cents) <> 0) then
    raise exception 'a transfer sums to 0 in each currency' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function auth.refuse_ledger_change() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception 'the ledger is only added to' using errcode = 'restrict_violation';
end $$;

do $$
declare t text;
begin
  foreach t in array array['ledger_transfer', 'ledger_line'] loop
    execute format('create constraint trigger %I after insert on auth.%I deferrable initially deferred for each row execute function auth.refuse_unbalanced(%L)', t || '_balances', t,
      case t when 'ledger_line' then 'transfer_id' else 'id' end);
    execute format('create trigger %I before update or delete on auth.%I for each row execute function auth.refuse_ledger_change()', t || '_is_append_only', t);
    execute format('create trigger %I before truncate on auth.%I for each statement execute function auth.refuse_ledger_change()', t || '_is_never_emptied', t);
  end loop;
end $$;

-- Posts a transfer in the running transaction. False when that cause was posted before: then nothing is written, whatever the lines.
create function auth.post_transfer(p_id uuid, p_kind text, p_reference text, p_at timestamptz, p_lines jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.ledger_transfer (id, kind, reference, at) values (p_id, p_kind, p_reference, p_at) on conflict (kind, reference) do nothing;
  if not found then return false; end if;
  insert into auth.ledger_line (transfer_id, line, account, party, currency, cents)
    select p_id, given.line, given.one->>'account', (given.one->>'party')::uuid, given.one->>'currency', (given.one->>'cents')::bigint
      from pg_catalog.jsonb_array_elements(p_lines) with ordinality as given(one, line);
  return true;
end $$;

-- What each account comes to, in each currency; of one account when it is named, and of one party.
create function auth.ledger_balances(p_account text, p_party uuid) returns table (account text, party uuid, currency text, cents bigint)
language sql stable security definer set search_path = '' as $$
  select l.account, l.party, l.currency, pg_catalog.sum(l.cents)::bigint from auth.ledger_line l
   where (p_account is null or l.account = p_account) and (p_party is null or l.party = p_party)
   group by l.account, l.party, l.currency order by 1, 2, 3
$$;

revoke execute on function auth.refuse_unbalanced(), auth.refuse_ledger_change(), auth.post_transfer(uuid, text, text, timestamptz, jsonb), auth.ledger_balances(text, uuid) from public;
grant execute on function auth.post_transfer(uuid, text, text, timestamptz, jsonb), auth.ledger_balances(text, uuid) to w_worker;
