-- A payout run moves money only after a second admin has signed it. Until then what it holds is out of what is owed, nothing can be taken out of it, and it can be called off.
-- Where one admin alone exists, that admin signs too, by another proof; the trail and the page say so.

alter table auth.payout_run
  add column signed_at timestamptz,
  add column signed_by bytea;
-- Runs from before there were signatures have gone to the bank.
update auth.payout_run set signed_at = at;

alter table auth.payout
  -- By which way it goes: the file for the bank, or a transfer of the payment provider's.
  add column way text not null default 'bank' check (way in ('bank', 'provider')),
  -- How much of it came back.
  add column returned integer not null default 0 check (returned >= 0),
  -- Taken out of its run before anything was sent. Her statement never tells of it.
  add column called_off boolean not null default false;
update auth.payout set returned = cents where state = 'failed';

-- A payout may come back in parts.
create unique index commission_line_payout on auth.commission_line (payout_id, seq) where payout_id is not null;
drop index auth.commission_line_paid;

-- Whether the member of this transaction is the one admin there is.
create function auth.is_only_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null and auth.is_admin() and (select pg_catalog.count(*) from auth.role r join auth.account a on a.user_id = r.user_id where r.role = 'admin' and a.suspended_at is null) = 1
$$;

-- Puts a part of a payout, or all of it, back to what is owed: in the books from where it stands, and as a line of its own. Its referrer is held by the caller.
create function auth.return_payout(p_id uuid, p_cents integer, p_kind text, p_from text, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare
  p auth.payout;
begin
  update auth.payout x set returned = x.returned + p_cents where x.id = p_id returning * into p;
  perform auth.post_transfer(pg_catalog.gen_random_uuid(), p_kind, p_id::text || case when p.returned = p.cents and p_cents = p.cents then '' else ':' || p.returned::text end, p_now,
    pg_catalog.jsonb_build_array(
      case when p_from = 'payouts' then pg_catalog.jsonb_build_object('account', 'payouts', 'party', p.party, 'currency', 'usd', 'cents', p_cents)
           else pg_catalog.jsonb_build_object('account', p_from, 'currency', 'usd', 'cents', p_cents) end,
      pg_catalog.jsonb_build_object('account', 'commissions_payable', 'party', p.party, 'currency', 'usd', 'cents', -p_cents)));
  insert into auth.commission_line (id, party, payout_id, seq, kind, cents, at)
    select pg_catalog.gen_random_uuid(), p.party, p_id, coalesce(pg_catalog.max(l.seq), 1) + 1, 'returned', p_cents, p_now from auth.commission_line l where l.payout_id = p_id;
end $$;

-- Takes a payout out of a run that nothing was sent of.
create function auth.call_off_payout(p_id uuid, p_why text, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  update auth.payout x set state = 'failed', called_off = true, proof = p_why, ended_at = p_now where x.id = p_id;
  perform auth.return_payout(p_id, (select x.cents from auth.payout x where x.id = p_id), 'payout_called_off', 'payouts', p_now);
end $$;

-- 'none', 'waits' for a signature, or 'signed'; 'none' for who may not ask.
create function auth.payout_run_state(p_run uuid) returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select case when r.signed_at is null then 'waits' else 'signed' end from auth.payout_run r where r.id = p_run and auth.uid() is not null and auth.is_admin()), 'none')
$$;

-- The second signature: by another admin than who made the run, or by the only one there is. Whoever was suspended meanwhile, or has come to owe us, is taken out; what goes by the
-- provider is begun.
create function auth.sign_payouts(p_run uuid, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  r auth.payout_run;
  alone boolean;
  one record;
begin
  -- Who is an admin stays so until the end of this transaction.
  perform from auth.role o where o.role = 'admin' order by o.user_id for share;
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  perform pg_catalog.pg_advisory_xact_lock(660660);
  select * into r from auth.payout_run x where x.id = p_run and x.signed_at is null for update;
  if not found or not exists (select from auth.payout p where p.run_id = p_run and p.state = 'sent') then return 'not_found'; end if;
  alone := r.staff = auth.staff_mark();
  if alone and not auth.is_only_admin() then
    perform auth.note_admin('payout_sign', null, p_run, 'own_run', p_reason, p_request, p_ip, p_now);
    return 'own_run';
  end if;
  update auth.payout_run x set signed_at = p_now, signed_by = auth.staff_mark() where x.id = p_run;
  for one in select p.id, p.party, p.way, a.suspended_at is not null as is_suspended from auth.payout p join auth.referrer f on f.party = p.party join auth.account a on a.user_id = f.user_id
              where p.run_id = p_run and p.state = 'sent' order by f.party for update of f loop
    if one.is_suspended then
      perform auth.call_off_payout(one.id, 'account suspended', p_now);
    elsif (select coalesce(pg_catalog.sum(l.cents), 0) from auth.ledger_line l where l.account = 'commissions_payable' and l.party = one.party) > 0 then
      perform auth.call_off_payout(one.id, 'taken back meanwhile', p_now);
    elsif one.way = 'provider' then
      perform auth.enqueue_job('payout_transfer', one.id);
    end if;
  end loop;
  perform auth.note_admin('payout_sign', case when alone then 'the only admin' end, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

-- Calls off a run that was not signed: all of it is owed again.
create function auth.call_off_payouts(p_run uuid, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  perform pg_catalog.pg_advisory_xact_lock(660660);
  perform from auth.payout_run x where x.id = p_run and x.signed_at is null for update;
  if not found or not exists (select from auth.payout p where p.run_id = p_run and p.state = 'sent') then return 'not_found'; end if;
  for one in select p.id from auth.payout p join auth.referrer f on f.party = p.party where p.run_id = p_run and p.state = 'sent' order by f.party for update of f loop
    perform auth.call_off_payout(one.id, 'called off', p_now);
  end loop;
  perform auth.note_admin('payout_off', null, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

-- As before, of a run that was signed, for what goes by the bank.
create or replace function auth.end_payout(p_id uuid, p_paid boolean, p_proof text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  p auth.payout;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  perform from auth.referrer r join auth.payout x on x.party = r.party where x.id = p_id for update of r;
  select x.* into p from auth.payout x where x.id = p_id and x.state = 'sent' and x.way = 'bank' for update;
  if not found then return 'not_found'; end if;
  if auth.payout_run_state(p.run_id) <> 'signed' then return 'not_signed'; end if;
  update auth.payout x set state = case when p_paid then 'paid' else 'failed' end, proof = p_proof, ended_at = p_now where x.id = p_id;
  if p_paid then
    perform auth.post_transfer(pg_catalog.gen_random_uuid(), 'payout_paid', p_id::text, p_now, pg_catalog.jsonb_build_array(
      pg_catalog.jsonb_build_object('account', 'payouts', 'party', p.party, 'currency', 'usd', 'cents', p.cents),
      pg_catalog.jsonb_build_object('account', 'bank', 'currency', 'usd', 'cents', -p.cents)));
  else
    perform auth.return_payout(p_id, p.cents, 'payout_failed', 'payouts', p_now);
  end if;
  perform auth.note_admin('payout', case when p_paid then 'paid' else 'failed' end, p_id, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

-- As before, of a run that was signed, for what goes by the bank.
create or replace function auth.payouts_for_bank(p_run uuid, p_reason text, p_request text, p_ip text, p_now timestamptz) returns table (id uuid, party uuid, cents integer, payout bytea)
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or auth.payout_run_state(p_run) <> 'signed' then return; end if;
  perform auth.note_admin('payout_file', null, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return query select p.id, p.party, p.cents, p.payout from auth.payout p where p.run_id = p_run and p.state = 'sent' and p.way = 'bank' order by p.cents desc, p.id;
end $$;

-- The newest runs, with who may sign them.
create function auth.payout_runs(p_most integer) returns table (id uuid, at timestamptz, signed_at timestamptz, is_mine boolean, by_one boolean, payouts jsonb)
language sql stable security definer set search_path = '' as $$
  select r.id, r.at, r.signed_at, r.staff = auth.staff_mark(), coalesce(r.signed_by = r.staff, false),
         (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', p.id, 'cents', p.cents, 'state', p.state, 'proof', p.proof, 'way', p.way, 'returned', p.returned, 'calledOff', p.called_off)
                   order by p.cents desc, p.id), '[]') from auth.payout p where p.run_id = r.id)
    from auth.payout_run r where auth.uid() is not null and auth.is_admin() order by r.at desc, r.id limit p_most
$$;

-- As before; a run is told of once it was signed, and what was called off never.
create or replace function auth.my_commission_lines(p_most integer)
returns table (id uuid, at timestamptz, kind text, cents integer, reason text, number integer, plan text, nth bigint, due_at timestamptz, is_due boolean, state text, commission_id uuid)
language sql stable security definer set search_path = '' as $$
  select l.id, l.at, l.kind, l.cents, l.reason, f.number, c.plan,
         (select pg_catalog.count(*) from auth.commission o where o.referral_id = c.referral_id and (o.paid_at, o.invoice) <= (c.paid_at, c.invoice)), c.due_at, coalesce(c.is_due, false),
         coalesce(f.state, p.state), l.commission_id
    from auth.commission_line l join auth.referrer r on r.party = l.party
    left join auth.commission c on c.id = l.commission_id left join auth.referral f on f.id = c.referral_id
    left join auth.payout p on p.id = l.payout_id left join auth.payout_run u on u.id = p.run_id
   where r.user_id = auth.uid() and (p.id is null or (u.signed_at is not null and not p.called_off))
   order by l.at desc, l.commission_id, l.seq desc, l.id limit p_most
$$;

revoke execute on function auth.is_only_admin(), auth.return_payout(uuid, integer, text, text, timestamptz), auth.call_off_payout(uuid, text, timestamptz), auth.payout_run_state(uuid),
  auth.sign_payouts(uuid, text, text, text, timestamptz), auth.call_off_payouts(uuid, text, text, text, timestamptz), auth.payout_runs(integer) from public;
grant execute on function auth.is_only_admin(), auth.payout_run_state(uuid), auth.sign_payouts(uuid, text, text, text, timestamptz), auth.call_off_payouts(uuid, text, text, text, timestamptz),
  auth.payout_runs(integer) to w_user;
