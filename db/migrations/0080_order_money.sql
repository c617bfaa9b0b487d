-- Money of an order after it was paid: what its buyer's bank asks back, and what happens to money of an order whose account is gone.
-- Of such an order only sums, days and its number stay, under a random id, as the books ask for; neither who it was nor what was in it.

-- ---------------------------------------------------------------- disputes

-- `held_back` is what the provider took for a dispute and may return, `lost` what it does not, `fees` what it keeps for its work. Each reading of the provider is numbered
-- before it is made, and an older one never replaces what a newer one said of a dispute.
create sequence auth.shop_reading;
alter table auth.shop_order
  add column dispute text check (dispute in ('open', 'won', 'lost')),
  add column held_back integer not null default 0,
  add column lost integer not null default 0 check (lost >= 0),
  add column fees integer not null default 0,
  add column disputed_at timestamptz,
  add column reading bigint not null default 0;
create index shop_order_disputed on auth.shop_order (placed_at) where dispute = 'open';

-- ---------------------------------------------------------------- orders of deleted accounts

create table auth.shop_left_order (
  id uuid primary key,
  number text not null,
  state text not null,
  goods integer not null,
  discount integer not null,
  shipping integer not null,
  tax integer not null,
  total integer not null,
  paid integer not null,
  refunded integer not null,
  country text not null,
  session_id text,
  intent_id text,
  dispute text check (dispute in ('open', 'won', 'lost')),
  held_back integer not null,
  lost integer not null,
  fees integer not null,
  reading bigint not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  disputed_at timestamptz,
  ended_at timestamptz,
  left_at timestamptz not null,
  version integer not null default 1
);
create index shop_left_order_newest on auth.shop_left_order (placed_at desc, id desc);

-- What is owed stays owed when its order leaves.
alter table auth.shop_refund drop constraint shop_refund_order_id_fkey,
  drop constraint shop_refund_reason_check, drop constraint shop_refund_state_check;
alter table auth.shop_refund
  add constraint shop_refund_reason_check check (reason in ('canceled', 'withdrawn', 'returned', 'damaged', 'missing', 'too_late', 'account_deleted', 'other')),
  add constraint shop_refund_state_check check (state in ('open', 'done', 'failed', 'void'));

-- The money of an order as it stands, of one whose account is gone too, held to the end of the transaction.
create function auth.money_of(p_order uuid) returns table (paid integer, refunded integer, lost integer) language plpgsql security definer set search_path = '' as $$
begin
  return query select o.paid, o.refunded, o.lost from auth.shop_order o where o.id = p_order for update;
  if not found then return query select l.paid, l.refunded, l.lost from auth.shop_left_order l where l.id = p_order for update; end if;
end $$;

-- What can still go back: not what a bank took, nor what was given back, by us or at the provider's own desk, nor what is asked for already. Below 0 where more is asked than is left.
create function auth.left_of(p_order uuid) returns integer language sql security definer set search_path = '' as $$
  select (m.paid - m.lost - greatest(m.refunded, r.done) - r.asked)::integer
    from auth.money_of(p_order) m,
         (select coalesce(pg_catalog.sum(f.cents) filter (where f.state = 'done'), 0) as done, coalesce(pg_catalog.sum(f.cents) filter (where f.state = 'open'), 0) as asked
            from auth.shop_refund f where f.order_id = p_order) r
$$;

-- Writes down that money is to go back, and has the job ask the provider. Never more than was paid, what is asked for already and what a bank took counted in.
create or replace function auth.add_refund(p_order uuid, p_id uuid, p_cents integer, p_reason text, p_by text, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare one record;
begin
  select * into one from auth.money_of(p_order);
  if one.paid is null or p_cents <= 0 then return false; end if;
  if p_cents > auth.left_of(p_order) then return false; end if;
  insert into auth.shop_refund (id, order_id, cents, reason, by, at) values (p_id, p_order, p_cents, p_reason, p_by, p_now);
  perform auth.enqueue_job('shop_refund', p_id);
  return true;
end $$;

-- All that is left of what was paid, asked back at once.
create function auth.refund_rest(p_order uuid, p_reason text, p_by text, p_now timestamptz) returns boolean language sql security definer set search_path = '' as $$
  select auth.add_refund(p_order, pg_catalog.gen_random_uuid(), auth.left_of(p_order), p_reason, p_by, p_now)
$$;

-- While a bank decides no refund is asked for: it waits for the end of the dispute.
create function auth.is_disputed(p_order uuid) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.shop_order o where o.id = p_order and o.dispute = 'open') or exists (select from auth.shop_left_order l where l.id = p_order and l.dispute = 'open')
$$;
drop function auth.open_refund(uuid);
create function auth.open_refund(p_id uuid) returns table (order_id uuid, cents integer, intent_id text, dispute text) language sql stable security definer set search_path = '' as $$
  select r.order_id, r.cents, coalesce(o.intent_id, l.intent_id), coalesce(o.dispute, l.dispute)
    from auth.shop_refund r left join auth.shop_order o on o.id = r.order_id left join auth.shop_left_order l on l.id = r.order_id
   where r.id = p_id and r.state = 'open' and not auth.is_disputed(r.order_id)
$$;
-- A refund of everything that the provider refuses, because a part went back in another way meanwhile, becomes one of what is left: less each time.
create or replace function auth.close_refund(p_id uuid, p_state text) returns void language plpgsql security definer set search_path = '' as $$
declare
  one record;
  left_cents integer;
begin
  update auth.shop_refund r set state = p_state where r.id = p_id and r.state = 'open' returning r.order_id, r.cents, r.reason, r.by = 'system' as is_ours into one;
  if not found or p_state <> 'failed' or not one.is_ours then return; end if;
  left_cents := auth.left_of(one.order_id);
  if left_cents between 1 and one.cents - 1 then perform auth.refund_rest(one.order_id, one.reason, 'system', pg_catalog.now()); end if;
end $$;
create or replace function auth.refund_again(p_before timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare waiting uuid;
begin
  for waiting in select r.id from auth.shop_refund r where r.state = 'open' and r.at < p_before and not auth.is_disputed(r.order_id) loop perform auth.enqueue_job('shop_refund', waiting); end loop;
end $$;

-- Where all of it is back with the buyer nothing is sent any more, and nothing is owed twice.
create function auth.end_returned(p_order uuid, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  update auth.shop_order o set state = 'canceled', ended_at = p_now where o.id = p_order and o.state in ('paid', 'packed') and o.paid > 0 and o.refunded + o.lost >= o.paid;
  if found then perform auth.release_order(p_order, 'canceled', p_now); end if;
  update auth.shop_refund r set state = 'void' where r.order_id = p_order and r.state = 'open' and exists (select from auth.money_of(p_order) m where m.lost > 0 and m.refunded + m.lost >= m.paid);
end $$;
create or replace function auth.order_refunded(p_order uuid, p_refunded integer, p_now timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare before integer;
begin
  select o.refunded into before from auth.shop_order o where o.id = p_order for update;
  update auth.shop_order o set refunded = least(o.paid, p_refunded), refunded_at = p_now, version = o.version + 1 where o.id = p_order and o.refunded < p_refunded;
  perform auth.end_returned(p_order, p_now);
  return before;
end $$;

-- What the provider says of a dispute about an order, by the number of the reading.
create function auth.order_disputed(p_order uuid, p_reading bigint, p_dispute text, p_held integer, p_lost integer, p_fees integer, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update auth.shop_order o set reading = p_reading, dispute = p_dispute, held_back = p_held, lost = p_lost, fees = p_fees, disputed_at = coalesce(o.disputed_at, p_now),
      version = o.version + case when o.dispute is distinct from p_dispute or o.lost <> p_lost then 1 else 0 end
    where o.id = p_order and o.reading < p_reading;
  if found then perform auth.end_returned(p_order, p_now); end if;
end $$;

-- What an account held when it was deleted goes back on the shelf, and so does what was paid and not sent yet, with its money: its address is gone too.
create or replace function auth.order_leaves() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.state = 'placed' then perform auth.release_order(old.id, 'released', pg_catalog.now()); end if;
  if old.state in ('paid', 'packed') then
    perform auth.release_order(old.id, 'canceled', pg_catalog.now());
    perform auth.refund_rest(old.id, 'account_deleted', 'system', pg_catalog.now());
  end if;
  insert into auth.shop_left_order (id, number, state, goods, discount, shipping, tax, total, paid, refunded, country, session_id, intent_id, dispute, held_back, lost, fees, reading, placed_at, paid_at,
      disputed_at, ended_at, left_at)
    values (old.id, old.number, case when old.state = 'placed' then 'lapsed' when old.state in ('paid', 'packed') then 'canceled' else old.state end, old.goods, old.discount, old.shipping, old.tax,
      old.total, old.paid, old.refunded, old.country, old.session_id, old.intent_id, old.dispute, old.held_back, old.lost, old.fees, old.reading, old.placed_at, old.paid_at, old.disputed_at,
      case when old.state in ('placed', 'paid', 'packed') then pg_catalog.now() else old.ended_at end, pg_catalog.now());
  return old;
end $$;

-- Whose payment this is, where its page is, and the number of the reading that begins. Nobody's where the account is gone; no row where we know no such order.
create function auth.open_payment(p_order uuid, p_job uuid) returns table (user_id uuid, session_id text, reading bigint) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select p_job, o.user_id, pg_catalog.now() + interval '5 minutes' from auth.shop_order o where o.id = p_order;
  return query select o.user_id, o.session_id, pg_catalog.nextval('auth.shop_reading') from auth.shop_order o where o.id = p_order;
  if not found then return query select null::uuid, l.session_id, pg_catalog.nextval('auth.shop_reading') from auth.shop_left_order l where l.id = p_order; end if;
end $$;

-- The money of an order whose account is gone, held to the end of the transaction; and what it is after a reading. What it was paid with goes back by itself.
create function auth.hold_left_order(p_order uuid) returns table (id uuid, state text, goods integer, discount integer, shipping integer, tax integer, paid integer, refunded integer, dispute text,
  held_back integer, lost integer, fees integer, reading bigint) language sql security definer set search_path = '' as $$
  select l.id, l.state, l.goods, l.discount, l.shipping, l.tax, l.paid, l.refunded, l.dispute, l.held_back, l.lost, l.fees, l.reading from auth.shop_left_order l where l.id = p_order for update
$$;
create function auth.left_order_read(p_order uuid, p_session text, p_intent text, p_money jsonb, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.shop_left_order l where l.id = p_order for update;
  update auth.shop_left_order l set session_id = coalesce(l.session_id, p_session), intent_id = coalesce(l.intent_id, p_intent), paid = n.paid, refunded = n.refunded, tax = n.tax,
      total = l.goods - l.discount + l.shipping + n.tax, dispute = n.dispute, held_back = n.held_back, lost = n.lost, fees = n.fees, reading = n.reading,
      paid_at = coalesce(l.paid_at, case when n.paid > 0 then p_now end), disputed_at = coalesce(l.disputed_at, case when n.dispute is not null then p_now end), version = l.version + 1
    from pg_catalog.jsonb_to_record(p_money) as n (paid integer, refunded integer, tax integer, dispute text, held_back integer, lost integer, fees integer, reading bigint)
   where l.id = p_order;
  perform auth.end_returned(p_order, p_now);
  -- Nothing is sent for it: what was not lost to a bank and not given back yet is asked for, as often as it takes.
  if exists (select from auth.shop_left_order l where l.id = p_order and (l.state = 'lapsed' or l.ended_at = l.left_at)) then
    perform auth.refund_rest(p_order, 'account_deleted', 'system', p_now);
  end if;
end $$;
-- What was never paid goes once no event of it can come any more.
create function auth.sweep_left_orders(p_days integer) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.shop_left_order l where l.paid = 0 and l.left_at < pg_catalog.now() - pg_catalog.make_interval(days => p_days) returning 1) select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- as it is told

alter type auth.shop_order_told add attribute dispute text, add attribute held_back integer, add attribute lost integer, add attribute fees integer, add attribute disputed_at timestamptz,
  add attribute reading bigint;
create or replace function auth.order_told(o auth.shop_order) returns auth.shop_order_told language sql stable security definer set search_path = '' as $$
  select o.id, o.number, o.state, o.goods, o.points, o.discount, o.shipping, o.tax, o.total, o.paid, o.refunded, o.country, o.region, o.parcel, o.tracking, o.agreed_digital_at, o.session_id,
    o.held_until, o.placed_at, o.paid_at, o.packed_at, o.sent_at, o.arrived_at, o.withdrawn_at, o.ended_at, o.refunded_at,
    exists (select from auth.shop_refund r where r.order_id = o.id and r.state = 'open'), auth.order_lines(o.id), o.dispute, o.held_back, o.lost, o.fees, o.disputed_at, o.reading
$$;

create function auth.order_refunds(p_order uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', r.id, 'cents', r.cents, 'why', r.reason, 'by', r.by, 'state', r.state, 'at', r.at) order by r.at, r.id), '[]'::jsonb)
    from auth.shop_refund r where r.order_id = p_order
$$;

-- Orders, the newest first: one by its id or number, or those of a view, those of deleted accounts among them. Whose they are is told to nobody.
drop function auth.staff_orders(uuid, text, text, timestamptz, uuid, integer);
create function auth.staff_orders(p_id uuid, p_number text, p_view text, p_before timestamptz, p_before_id uuid, p_most integer)
returns table (id uuid, position_at text, number text, state text, goods integer, points integer, discount integer, shipping integer, tax integer, total integer, paid integer, refunded integer, waiting integer,
  country text, has_parcel boolean, tracking bytea, placed_at timestamptz, paid_at timestamptz, packed_at timestamptz, sent_at timestamptz, arrived_at timestamptz, withdrawn_at timestamptz, ended_at timestamptz,
  version integer, mine boolean, lines jsonb, refunds jsonb, dispute text, held_back integer, lost integer, fees integer, disputed_at timestamptz, left_at timestamptz, session_id text, intent_id text)
language sql stable security definer set search_path = '' as $$
  with found as (
    select o.id, o.number, o.state, o.goods, o.points, o.discount, o.shipping, o.tax, o.total, o.paid, o.refunded, o.country, o.parcel is not null as has_parcel, o.tracking, o.placed_at, o.paid_at,
           o.packed_at, o.sent_at, o.arrived_at, o.withdrawn_at, o.ended_at, o.version, o.user_id = auth.uid() as mine, o.dispute, o.held_back, o.lost, o.fees, o.disputed_at, null::timestamptz as left_at,
           o.session_id, o.intent_id
      from auth.shop_order o
    union all
    select l.id, l.number, l.state, l.goods, l.discount, l.discount, l.shipping, l.tax, l.total, l.paid, l.refunded, l.country, false, null, l.placed_at, l.paid_at,
           null, null, null, null, l.ended_at, l.version, false, l.dispute, l.held_back, l.lost, l.fees, l.disputed_at, l.left_at, l.session_id, l.intent_id
      from auth.shop_left_order l
  )
  select f.id, f.placed_at::text, f.number, f.state, f.goods, f.points, f.discount, f.shipping, f.tax, f.total, f.paid, f.refunded,
         coalesce((select pg_catalog.sum(r.cents) from auth.shop_refund r where r.order_id = f.id and r.state = 'open'), 0)::integer,
         f.country, f.has_parcel, f.tracking, f.placed_at, f.paid_at, f.packed_at, f.sent_at, f.arrived_at, f.withdrawn_at, f.ended_at, f.version, f.mine, auth.order_lines(f.id), auth.order_refunds(f.id),
         f.dispute, f.held_back, f.lost, f.fees, f.disputed_at, f.left_at, f.session_id, f.intent_id
    from found f
   where auth.uid() is not null and auth.is_admin()
     and (p_id is null or f.id = p_id)
     and (p_number is null or f.number = p_number)
     and (case p_view when 'to_pack' then f.state = 'paid' when 'to_send' then f.state = 'packed' when 'on_its_way' then f.left_at is null and f.state = 'sent'
                      when 'coming_back' then f.withdrawn_at is not null and f.state in ('sent', 'arrived') when 'disputed' then f.dispute = 'open' when 'left' then f.left_at is not null else true end)
     and (p_before is null or (f.placed_at, f.id) < (p_before, p_before_id))
   order by f.placed_at desc, f.id desc limit p_most
$$;

-- As before, and besides: while a bank decides nothing leaves, and a refund of everything is what is left of it.
create or replace function auth.move_order(p_order uuid, p_version integer, p_to text, p_tracking bytea, p_restock boolean, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one auth.shop_order;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into one from auth.shop_order o where o.id = p_order for update;
  if one.id is null then return 'not_found'; end if;
  if one.version <> p_version then return 'moved_on'; end if;
  if p_to in ('returned', 'canceled') and one.user_id = auth.uid() then return 'own_order'; end if;
  if not (one.state, p_to) in (('paid', 'packed'), ('packed', 'paid'), ('packed', 'sent'), ('sent', 'arrived'), ('sent', 'returned'), ('arrived', 'returned'), ('paid', 'canceled'), ('packed', 'canceled'))
    then return 'moved_on'; end if;
  if p_to in ('packed', 'sent') and one.dispute = 'open' then return 'disputed'; end if;
  -- Only what was packed comes back: an order of downloads alone is never sent.
  if p_to = 'returned' and one.sent_at is null then return 'moved_on'; end if;
  update auth.shop_order o set state = p_to, version = o.version + 1, tracking = coalesce(p_tracking, o.tracking),
      packed_at = case p_to when 'packed' then p_now when 'paid' then null else o.packed_at end,
      sent_at = case p_to when 'sent' then p_now else o.sent_at end,
      arrived_at = case p_to when 'arrived' then p_now else o.arrived_at end,
      ended_at = case when p_to in ('returned', 'canceled') then p_now else o.ended_at end
    where o.id = p_order;
  if p_to = 'canceled' or (p_to = 'returned' and p_restock) then perform auth.release_order(p_order, p_to, p_now); end if;
  perform auth.note_admin('shop order', p_to, p_order, 'done', p_reason, p_request, p_ip, p_now);
  if p_to = 'sent' then perform auth.enqueue_job('shop_sent', p_order); end if;
  -- What we do not send is not kept: all that is left of what was paid goes back.
  if p_to = 'canceled' then perform auth.refund_rest(p_order, 'canceled', 'admin', p_now); end if;
  return 'done';
end $$;

create or replace function auth.open_parcels(p_orders uuid[], p_request text, p_ip text, p_now timestamptz) returns table (id uuid, number text, parcel bytea, lines jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  one auth.shop_order;
begin
  if auth.uid() is null or not auth.is_admin() then return; end if;
  for one in select * from auth.shop_order o where o.id = any(p_orders) and o.state in ('paid', 'packed') and o.dispute is distinct from 'open' and o.parcel is not null order by o.paid_at, o.id loop
    perform auth.note_admin('shop parcel', one.number, one.id, 'done', null, p_request, p_ip, p_now);
    return query select one.id, one.number, one.parcel, auth.order_lines(one.id);
  end loop;
end $$;

create or replace function auth.refund_order(p_order uuid, p_version integer, p_refund uuid, p_cents integer, p_why text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known record;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select o.version, o.user_id into known from auth.shop_order o where o.id = p_order for update;
  if not found then select l.version, null::uuid as user_id into known from auth.shop_left_order l where l.id = p_order for update; end if;
  if known.version is null then return 'not_found'; end if;
  if known.version <> p_version then return 'moved_on'; end if;
  if known.user_id = auth.uid() then return 'own_order'; end if;
  if not auth.add_refund(p_order, p_refund, p_cents, p_why, 'admin', p_now) then return 'too_much'; end if;
  update auth.shop_order o set version = o.version + 1 where o.id = p_order;
  update auth.shop_left_order l set version = l.version + 1 where l.id = p_order;
  perform auth.note_admin('shop refund', p_why || ' ' || p_cents, p_order, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

revoke execute on function auth.money_of(uuid), auth.left_of(uuid), auth.refund_rest(uuid, text, text, timestamptz), auth.is_disputed(uuid), auth.end_returned(uuid, timestamptz), auth.open_refund(uuid),
  auth.order_disputed(uuid, bigint, text, integer, integer, integer, timestamptz), auth.open_payment(uuid, uuid), auth.hold_left_order(uuid), auth.left_order_read(uuid, text, text, jsonb, timestamptz),
  auth.sweep_left_orders(integer), auth.order_refunds(uuid), auth.staff_orders(uuid, text, text, timestamptz, uuid, integer) from public;
grant execute on function auth.staff_orders(uuid, text, text, timestamptz, uuid, integer) to w_user;
grant execute on function auth.order_disputed(uuid, bigint, text, integer, integer, integer, timestamptz), auth.open_payment(uuid, uuid), auth.hold_left_order(uuid),
  auth.open_refund(uuid), auth.left_order_read(uuid, text, text, jsonb, timestamptz), auth.sweep_left_orders(integer) to w_worker;
