-- Referrals: whose code brought whom, what that earns, and where it is paid to. Everything lies in the closed schema and is reached through functions: what a member's role may
-- call asks auth.uid() itself, what moves money is the worker's or an admin's act, and every movement is in the books (0065) in the same transaction. No row that a
-- referrer or an admin reads says who was invited: invited members have numbers. docs/referrals.md has the rules.

-- ---------------------------------------------------------------- marks

-- Keyed hashes by which two accounts of one person are found: her address without its alias, the browsers she signed in with, the networks, the cards. Of adults alone.
create table auth.referral_mark (
  user_id uuid not null references auth.account (user_id) on delete cascade,
  kind text not null check (kind in ('email', 'device', 'network', 'card')),
  hash bytea not null,
  at timestamptz not null,
  primary key (user_id, kind, hash)
);
create index referral_mark_found on auth.referral_mark (kind, hash);
create index referral_mark_at on auth.referral_mark (kind, at);

-- ---------------------------------------------------------------- who refers, and who came

-- `party` is all that the books know of her. `payout` says where her money goes, sealed under a key of the application.
create table auth.referrer (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  party uuid not null unique,
  code text not null unique check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  joined_at timestamptz not null,
  sent integer not null default 0 check (sent between 0 and 999),
  payout bytea,
  payout_at timestamptz
);

create table auth.referral (
  id uuid primary key,
  party uuid not null references auth.referrer (party) on delete cascade,
  invited uuid unique references auth.account (user_id) on delete set null,
  number integer not null,
  at timestamptz not null,
  state text not null check (state in ('open', 'held', 'refused', 'over_cap')),
  reasons text[] not null default '{}',
  decided_at timestamptz,
  first_paid_at timestamptz,
  unique (party, number)
);
create index referral_held on auth.referral (at) where state = 'held';

-- ---------------------------------------------------------------- what it earns

-- One paid invoice of an invited member, once for its referrer, and what became of its money as it was read last.
create table auth.commission (
  id uuid primary key,
  referral_id uuid not null references auth.referral (id) on delete cascade,
  party uuid not null,
  invoice text not null,
  plan text,
  paid integer not null check (paid > 0),
  refunded integer not null check (refunded >= 0),
  disputed boolean not null,
  paid_at timestamptz not null,
  due_at timestamptz not null,
  is_due boolean not null default false,
  unique (party, invoice)
);
create index commission_falls_due on auth.commission (due_at) where not is_due;
create index commission_of_referral on auth.commission (referral_id);

create table auth.payout_run (
  id uuid primary key,
  at timestamptz not null,
  staff bytea not null,
  least integer not null
);

create table auth.payout (
  id uuid primary key,
  run_id uuid not null references auth.payout_run (id),
  party uuid not null references auth.referrer (party) on delete cascade,
  cents integer not null check (cents > 0),
  state text not null default 'sent' check (state in ('sent', 'paid', 'failed')),
  proof text,
  -- Where it went, as it was when it was sent.
  payout bytea not null,
  at timestamptz not null,
  ended_at timestamptz
);
create index payout_of_run on auth.payout (run_id);
create index payout_of_party on auth.payout (party);

-- What happened with her money, line after line: never changed, taken back by another line.
create table auth.commission_line (
  id uuid primary key,
  party uuid not null references auth.referrer (party) on delete cascade,
  commission_id uuid references auth.commission (id) on delete cascade,
  payout_id uuid references auth.payout (id) on delete cascade,
  seq integer not null,
  kind text not null check (kind in ('earned', 'reversed', 'restored', 'due', 'paid', 'returned')),
  cents integer not null,
  reason text check (reason in ('refund', 'dispute', 'dispute_won', 'refused')),
  at timestamptz not null,
  check ((commission_id is null) <> (payout_id is null)),
  check (case kind when 'earned' then cents > 0 when 'restored' then cents > 0 when 'returned' then cents > 0 when 'due' then cents = 0 else cents < 0 end)
);
create unique index commission_line_of on auth.commission_line (commission_id, seq) where commission_id is not null;
create unique index commission_line_paid on auth.commission_line (payout_id, kind) where payout_id is not null;
create index commission_line_newest on auth.commission_line (party, at desc, id desc);

-- Lines leave only with their referrer.
create function auth.refuse_line_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' and not exists (select from auth.referrer r where r.party = old.party) then return old; end if;
  raise exception 'lines of commission are only added to' using errcode = 'restrict_violation';
end $$;
create trigger commission_line_is_append_only before update or delete on auth.commission_line for each row execute function auth.refuse_line_change();

-- ---------------------------------------------------------------- registering and signing in

-- Marks of the member of this transaction; ten browsers and ten networks at most, the newest.
create function auth.note_marks(p_marks jsonb, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.referral_mark as m (user_id, kind, hash, at)
    select auth.uid(), g.kind, pg_catalog.decode(g.hash, 'hex'), p_now from pg_catalog.jsonb_to_recordset(p_marks) as g(kind text, hash text) where auth.uid() is not null
    on conflict (user_id, kind, hash) do update set at = excluded.at where m.at < excluded.at - interval '1 day';
  delete from auth.referral_mark m using (
    select x.kind, x.hash, pg_catalog.row_number() over (partition by x.kind order by x.at desc) as place from auth.referral_mark x where x.user_id = auth.uid()) old
   where m.user_id = auth.uid() and m.kind = old.kind and m.hash = old.hash and old.place > 10;
end $$;

-- Why two accounts may be one person's, as far as marks tell.
create function auth.shared_marks(p_one uuid, p_other uuid) returns text[] language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.array_agg(distinct 'same_' || a.kind order by 'same_' || a.kind), '{}')
    from auth.referral_mark a join auth.referral_mark b on b.kind = a.kind and b.hash = a.hash
   where a.user_id = p_one and b.user_id = p_other
$$;

-- The member of this transaction, who is new, came by a code. Her marks are noted before. Nothing is said of a code that is nobody's.
create function auth.come_by_code(p_id uuid, p_code text, p_at timestamptz, p_month timestamptz, p_most_month integer, p_day timestamptz, p_most_day integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  r auth.referrer;
  why text[];
  next_number integer;
begin
  select * into r from auth.referrer x where x.code = p_code and x.user_id <> me for update;
  if not found or me is null then return; end if;
  why := auth.shared_marks(me, r.user_id);
  -- Somebody who has an account here already is not new, whosever code it is.
  if exists (select from auth.referral_mark a join auth.referral_mark b on b.kind = a.kind and b.hash = a.hash
              where a.user_id = me and b.user_id not in (me, r.user_id) and a.kind in ('email', 'device')) then
    why := why || 'known_person'::text;
  end if;
  if (select pg_catalog.count(*) from auth.referral f where f.party = r.party and f.at >= p_day) + 1 >= p_most_day then why := why || 'many_in_a_day'::text; end if;
  select coalesce(pg_catalog.max(f.number), 0) + 1 into next_number from auth.referral f where f.party = r.party;
  insert into auth.referral (id, party, invited, number, at, state, reasons)
    values (p_id, r.party, me, next_number, p_at,
      case when 'same_email' = any(why) then 'refused'
           when (select pg_catalog.count(*) from auth.referral f where f.party = r.party and f.at >= p_month and f.state <> 'refused') >= p_most_month then 'over_cap'
           when why <> '{}' then 'held' else 'open' end, why)
    on conflict (invited) do nothing;
end $$;

-- ---------------------------------------------------------------- the worker: what the provider told

-- Whether the member of this job was invited, and whether she refers: then her invoices are read.
create function auth.my_referral() returns table (referral_id uuid, refers boolean) language sql stable security definer set search_path = '' as $$
  select (select f.id from auth.referral f where f.invited = auth.uid()), exists (select from auth.referrer r where r.user_id = auth.uid()) where auth.uid() is not null
$$;

-- One referral, held with its referrer until the end of the transaction. Marks that have come to be shared meanwhile hold it back, unless somebody has decided.
create function auth.lock_referral(p_id uuid) returns table (id uuid, party uuid, state text, first_paid_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  f auth.referral;
  owner uuid;
  why text[];
begin
  select r.user_id into owner from auth.referrer r join auth.referral x on x.party = r.party where x.id = p_id for update of r;
  select * into f from auth.referral x where x.id = p_id for update;
  if not found then return; end if;
  if f.state = 'open' and f.decided_at is null and f.invited is not null then
    why := auth.shared_marks(f.invited, owner);
    if why <> '{}' then
      update auth.referral x set state = 'held', reasons = why where x.id = p_id;
      f.state := 'held';
    end if;
  end if;
  return query select f.id, f.party, f.state, f.first_paid_at;
end $$;

create function auth.commissions_of(p_referral uuid)
returns table (id uuid, invoice text, paid integer, refunded integer, disputed boolean, is_due boolean, due_at timestamptz, net bigint, lines bigint) language sql stable security definer set search_path = '' as $$
  select c.id, c.invoice, c.paid, c.refunded, c.disputed, c.is_due, c.due_at, coalesce(pg_catalog.sum(l.cents), 0), pg_catalog.count(l.id)
    from auth.commission c left join auth.commission_line l on l.commission_id = c.id where c.referral_id = p_referral group by c.id order by c.paid_at, c.invoice
$$;

create function auth.put_commission(p_id uuid, p_referral uuid, p_invoice text, p_plan text, p_paid integer, p_refunded integer, p_disputed boolean, p_paid_at timestamptz, p_due_at timestamptz)
returns void language sql security definer set search_path = '' as $$
  insert into auth.commission (id, referral_id, party, invoice, plan, paid, refunded, disputed, paid_at, due_at)
    select p_id, f.id, f.party, p_invoice, p_plan, p_paid, p_refunded, p_disputed, p_paid_at, p_due_at from auth.referral f where f.id = p_referral
    on conflict (party, invoice) do update set refunded = excluded.refunded, disputed = excluded.disputed;
  update auth.referral f set first_paid_at = least(f.first_paid_at, p_paid_at) where f.id = p_referral;
$$;

create function auth.add_commission_line(p_id uuid, p_commission uuid, p_seq integer, p_kind text, p_cents integer, p_reason text, p_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into auth.commission_line (id, party, commission_id, seq, kind, cents, reason, at) select p_id, c.party, c.id, p_seq, p_kind, p_cents, p_reason, p_at from auth.commission c where c.id = p_commission;
  update auth.commission c set is_due = true where c.id = p_commission and p_kind = 'due';
$$;

-- Referrals with something whose days are over.
create function auth.referrals_falling_due(p_now timestamptz, p_most integer) returns table (referral_id uuid) language sql stable security definer set search_path = '' as $$
  select distinct c.referral_id from auth.commission c join auth.referral f on f.id = c.referral_id
   where not c.is_due and c.due_at <= p_now and f.state = 'open'
     and (select coalesce(pg_catalog.sum(l.cents), 0) from auth.commission_line l where l.commission_id = c.id) > 0 limit p_most
$$;

create function auth.sweep_marks(p_networks timestamptz, p_devices timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.referral_mark m where (m.kind = 'network' and m.at < p_networks) or (m.kind = 'device' and m.at < p_devices) returning 1)
  select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- the referrer

create function auth.join_referrals(p_party uuid, p_code text, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.referrer (user_id, party, code, joined_at) select auth.uid(), p_party, p_code, p_now where auth.uid() is not null and auth.age_band() = 'adult' on conflict do nothing;
  return exists (select from auth.referrer r where r.user_id = auth.uid());
end $$;

create function auth.my_referrer() returns table (party uuid, code text, joined_at timestamptz, sent integer, payout bytea, payout_at timestamptz) language sql stable security definer set search_path = '' as $$
  select r.party, r.code, r.joined_at, r.sent, r.payout, r.payout_at from auth.referrer r where r.user_id = auth.uid()
$$;

create function auth.note_sent() returns void language sql security definer set search_path = '' as $$
  update auth.referrer r set sent = least(999, r.sent + 1) where r.user_id = auth.uid()
$$;

create function auth.put_payout_place(p_sealed bytea, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.referrer r set payout = p_sealed, payout_at = case when p_sealed is null then null else p_now end where r.user_id = auth.uid();
  return found;
end $$;

create function auth.my_invited() returns table (number integer, at timestamptz, state text, reasons text[], subscribed boolean) language sql stable security definer set search_path = '' as $$
  select f.number, f.at, f.state, f.reasons, f.first_paid_at is not null from auth.referral f join auth.referrer r on r.party = f.party where r.user_id = auth.uid() order by f.number
$$;

create function auth.my_commission_lines(p_most integer)
returns table (id uuid, at timestamptz, kind text, cents integer, reason text, number integer, plan text, nth bigint, due_at timestamptz, is_due boolean, state text, commission_id uuid)
language sql stable security definer set search_path = '' as $$
  select l.id, l.at, l.kind, l.cents, l.reason, f.number, c.plan,
         (select pg_catalog.count(*) from auth.commission o where o.referral_id = c.referral_id and (o.paid_at, o.invoice) <= (c.paid_at, c.invoice)), c.due_at, coalesce(c.is_due, false),
         coalesce(f.state, p.state), l.commission_id
    from auth.commission_line l join auth.referrer r on r.party = l.party
    left join auth.commission c on c.id = l.commission_id left join auth.referral f on f.id = c.referral_id left join auth.payout p on p.id = l.payout_id
   where r.user_id = auth.uid() order by l.at desc, l.commission_id, l.seq desc, l.id limit p_most
$$;

-- ---------------------------------------------------------------- an admin

create function auth.held_referrals() returns table (id uuid, at timestamptz, reasons text[], code_mark text, held bigint, pending bigint) language sql stable security definer set search_path = '' as $$
  select f.id, f.at, f.reasons, pg_catalog.left(r.code, 3), pg_catalog.count(*) over (partition by f.party),
         (select coalesce(pg_catalog.sum(l.cents), 0) from auth.commission c join auth.commission_line l on l.commission_id = c.id where c.referral_id = f.id)
    from auth.referral f join auth.referrer r on r.party = f.party where f.state = 'held' and auth.uid() is not null and auth.is_admin() order by f.at, f.id limit 200
$$;

-- Lets a held referral count, or refuses it. What was earned by it moves in the job that follows, which also runs when nothing is to move.
create function auth.decide_referral(p_id uuid, p_counts boolean, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  update auth.referral f set state = case when p_counts then 'open' else 'refused' end, decided_at = p_now where f.id = p_id and f.state = 'held';
  if not found then return 'not_found'; end if;
  perform auth.note_admin('referral', case when p_counts then 'counts' else 'refused' end, p_id, 'done', p_reason, p_request, p_ip, p_now);
  perform auth.enqueue_job('referral_settle', p_id);
  return 'done';
end $$;

-- What each referrer is owed now, by the books; who has said where to.
create function auth.owed_commissions() returns table (party uuid, cents bigint, has_place boolean, waits boolean) language sql stable security definer set search_path = '' as $$
  select r.party, -b.cents, r.payout is not null, a.suspended_at is not null or exists (select from auth.referral f where f.party = r.party and f.state = 'held')
    from auth.referrer r join auth.account a on a.user_id = r.user_id
    join (select l.party, pg_catalog.sum(l.cents)::bigint as cents from auth.ledger_line l where l.account = 'commissions_payable' group by l.party) b on b.party = r.party
   where b.cents <> 0 and auth.uid() is not null and auth.is_admin()
$$;

-- Sends what is owed to everybody who may get it: one payout each, out of what the books say, in the books at once.
create function auth.begin_payouts(p_run uuid, p_least integer, p_reason text, p_request text, p_ip text, p_now timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  one record;
  fresh uuid;
  sent integer := 0;
begin
  if auth.uid() is null or not auth.is_admin() then return -1; end if;
  perform pg_catalog.pg_advisory_xact_lock(660660);
  insert into auth.payout_run (id, at, staff, least) values (p_run, p_now, auth.staff_mark(), p_least);
  for one in select r.party, r.payout from auth.referrer r join auth.account a on a.user_id = r.user_id
              where r.payout is not null and a.suspended_at is null order by r.party for update of r loop
    declare
      owed bigint := (select -coalesce(pg_catalog.sum(l.cents), 0) from auth.ledger_line l where l.account = 'commissions_payable' and l.party = one.party);
    begin
      continue when owed < p_least;
      fresh := pg_catalog.gen_random_uuid();
      insert into auth.payout (id, run_id, party, cents, payout, at) values (fresh, p_run, one.party, owed, one.payout, p_now);
      insert into auth.commission_line (id, party, payout_id, seq, kind, cents, at) values (pg_catalog.gen_random_uuid(), one.party, fresh, 1, 'paid', -owed, p_now);
      perform auth.post_transfer(fresh, 'payout_sent', fresh::text, p_now, pg_catalog.jsonb_build_array(
        pg_catalog.jsonb_build_object('account', 'commissions_payable', 'party', one.party, 'currency', 'usd', 'cents', owed),
        pg_catalog.jsonb_build_object('account', 'payouts', 'party', one.party, 'currency', 'usd', 'cents', -owed)));
      sent := sent + 1;
    end;
  end loop;
  if sent = 0 then
    delete from auth.payout_run where id = p_run;
    return 0;
  end if;
  perform auth.note_admin('payout_run', sent::text, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return sent;
end $$;

-- The bank's word on one payout: paid, with its proof, or failed, and then it is owed again. Once.
create function auth.end_payout(p_id uuid, p_paid boolean, p_proof text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  p auth.payout;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  perform from auth.referrer r join auth.payout x on x.party = r.party where x.id = p_id for update of r;
  update auth.payout x set state = case when p_paid then 'paid' else 'failed' end, proof = p_proof, ended_at = p_now where x.id = p_id and x.state = 'sent' returning * into p;
  if not found then return 'not_found'; end if;
  perform auth.post_transfer(pg_catalog.gen_random_uuid(), case when p_paid then 'payout_paid' else 'payout_failed' end, p_id::text, p_now, pg_catalog.jsonb_build_array(
    pg_catalog.jsonb_build_object('account', 'payouts', 'party', p.party, 'currency', 'usd', 'cents', p.cents),
    case when p_paid then pg_catalog.jsonb_build_object('account', 'bank', 'currency', 'usd', 'cents', -p.cents)
         else pg_catalog.jsonb_build_object('account', 'commissions_payable', 'party', p.party, 'currency', 'usd', 'cents', -p.cents) end));
  if not p_paid then
    insert into auth.commission_line (id, party, payout_id, seq, kind, cents, at) values (pg_catalog.gen_random_uuid(), p.party, p_id, 2, 'returned', p.cents, p_now);
  end if;
  perform auth.note_admin('payout', case when p_paid then 'paid' else 'failed' end, p_id, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

create function auth.payout_runs() returns table (id uuid, at timestamptz, payouts jsonb) language sql stable security definer set search_path = '' as $$
  select r.id, r.at, (select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', p.id, 'cents', p.cents, 'state', p.state, 'proof', p.proof) order by p.cents desc, p.id), '[]')
                        from auth.payout p where p.run_id = r.id)
    from auth.payout_run r where auth.uid() is not null and auth.is_admin() order by r.at desc, r.id limit 24
$$;

-- What the bank is told of a run, sealed still; that it was taken out is written down.
create function auth.payouts_for_bank(p_run uuid, p_reason text, p_request text, p_ip text, p_now timestamptz) returns table (id uuid, party uuid, cents integer, payout bytea)
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or not auth.is_admin() then return; end if;
  perform auth.note_admin('payout_file', null, p_run, 'done', p_reason, p_request, p_ip, p_now);
  return query select p.id, p.party, p.cents, p.payout from auth.payout p where p.run_id = p_run and p.state = 'sent' order by p.cents desc, p.id;
end $$;

do $$
declare f regprocedure;
begin
  for f in select p.oid::regprocedure from pg_catalog.pg_proc p where p.pronamespace = 'auth'::regnamespace and p.proname in (
    'refuse_line_change', 'note_marks', 'shared_marks', 'come_by_code', 'my_referral', 'lock_referral', 'commissions_of', 'put_commission', 'add_commission_line', 'referrals_falling_due', 'sweep_marks',
    'join_referrals', 'my_referrer', 'note_sent', 'put_payout_place', 'my_invited', 'my_commission_lines', 'held_referrals', 'decide_referral', 'owed_commissions', 'begin_payouts', 'end_payout', 'payout_runs',
    'payouts_for_bank') loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.note_marks(jsonb, timestamptz) to w_visitor, w_user, w_worker;
grant execute on function auth.come_by_code(uuid, text, timestamptz, timestamptz, integer, timestamptz, integer) to w_visitor;
grant execute on function auth.my_referral(), auth.lock_referral(uuid), auth.commissions_of(uuid),
  auth.put_commission(uuid, uuid, text, text, integer, integer, boolean, timestamptz, timestamptz), auth.add_commission_line(uuid, uuid, integer, text, integer, text, timestamptz),
  auth.referrals_falling_due(timestamptz, integer), auth.sweep_marks(timestamptz, timestamptz) to w_worker;
grant execute on function auth.join_referrals(uuid, text, timestamptz), auth.my_referrer(), auth.note_sent(), auth.put_payout_place(bytea, timestamptz), auth.my_invited(), auth.my_commission_lines(integer),
  auth.held_referrals(), auth.decide_referral(uuid, boolean, text, text, text, timestamptz), auth.owed_commissions(), auth.begin_payouts(uuid, integer, text, text, text, timestamptz),
  auth.end_payout(uuid, boolean, text, text, text, text, timestamptz), auth.payout_runs(), auth.payouts_for_bank(uuid, text, text, text, timestamptz) to w_user;
