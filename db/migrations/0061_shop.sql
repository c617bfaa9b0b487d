-- The shop. What it sells and what was ordered stands in the closed schema, behind functions: no reply ever needs a member's id, and nobody but a function
-- moves an order on. Her cart, what she marked and her addresses are hers alone, each one sealed document.
-- Stock is the sum of movements that are only ever added; a movement that would bring the sum below 0 is refused by the table itself.

do $$
declare t text;
begin
  foreach t in array array['shop_cart', 'shop_favorites', 'shop_addresses'] loop
    execute format('create table app.%I (user_id uuid primary key, sealed bytea not null, version integer not null default 1, updated_at timestamptz not null)', t);
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
    execute format('grant select, insert, update, delete on app.%I to w_user', t);
    execute format('grant select (user_id, sealed), update (sealed) on app.%I to w_worker', t);
  end loop;
end $$;
-- Points that she used come back to her in the transaction that gives up what she used them for.
alter policy own on app.point_row to w_user, w_worker;
grant select, insert on app.point_row to w_worker;

-- ---------------------------------------------------------------- what is sold

create table auth.shop_product (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
  shelf text not null,
  kind text not null check (kind in ('physical', 'digital')),
  position integer not null,
  is_shown boolean not null default true,
  -- its name, words, material, size, what it is not, and the names of its pictures
  told jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null
);

create table auth.shop_variant (
  sku text primary key check (sku ~ '^[a-z0-9][a-z0-9-]{1,59}$'),
  product text not null references auth.shop_product (id),
  name text not null,
  -- cents, without tax
  price integer not null check (price between 50 and 1000000),
  -- grams, packed
  weight integer not null check (weight between 0 and 30000),
  position integer not null,
  is_shown boolean not null default true
);
create index shop_variant_product on auth.shop_variant (product, position);

-- `key` names the occasion: the same reason and key move a thing once.
create table auth.shop_stock (
  id uuid primary key,
  sku text not null references auth.shop_variant (sku),
  amount integer not null check (amount <> 0),
  reason text not null check (reason in ('first', 'received', 'counted', 'damaged', 'lost', 'gift', 'reserved', 'released', 'canceled', 'returned')),
  key text not null,
  note text,
  at timestamptz not null,
  unique (sku, reason, key)
);
create trigger shop_stock_is_append_only before update or delete on auth.shop_stock for each row execute function app.refuse_change();

-- One movement of a thing at a time, and never more than there is.
create function auth.guard_stock() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.shop_variant v where v.sku = new.sku for update;
  if (select coalesce(pg_catalog.sum(s.amount), 0) from auth.shop_stock s where s.sku = new.sku) + new.amount < 0 then
    raise exception 'stock of a thing cannot be below 0' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger shop_stock_never_below before insert on auth.shop_stock for each row execute function auth.guard_stock();

create function auth.stock_of(p_sku text) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.sum(s.amount), 0)::integer from auth.shop_stock s where s.sku = p_sku
$$;

-- ---------------------------------------------------------------- what was ordered

-- Money in whole cents. `paid` and `refunded` are what the provider says; only the handling of its events writes them.
create table auth.shop_order (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  number text not null unique,
  state text not null default 'placed' check (state in ('placed', 'lapsed', 'paid', 'packed', 'sent', 'arrived', 'canceled', 'returned')),
  goods integer not null check (goods >= 0),
  points integer not null check (points >= 0),
  discount integer not null check (discount >= 0 and discount <= goods),
  shipping integer not null check (shipping >= 0),
  tax integer not null check (tax >= 0),
  total integer not null check (total >= 50),
  paid integer not null default 0 check (paid >= 0),
  refunded integer not null default 0 check (refunded >= 0 and refunded <= paid),
  country text not null,
  region text,
  -- where it goes, and later carrier and number: sealed under a key of the application, for whoever packs it
  parcel bytea,
  tracking bytea,
  agreed_digital_at timestamptz,
  session_id text unique,
  intent_id text unique,
  held_until timestamptz not null,
  placed_at timestamptz not null,
  paid_at timestamptz,
  packed_at timestamptz,
  sent_at timestamptz,
  arrived_at timestamptz,
  withdrawn_at timestamptz,
  ended_at timestamptz,
  refunded_at timestamptz,
  version integer not null default 1,
  check (total = goods - discount + shipping + tax)
);
create index shop_order_owner on auth.shop_order (user_id, placed_at desc, id desc);
create unique index shop_order_open on auth.shop_order (user_id) where state = 'placed';
create index shop_order_due on auth.shop_order (held_until) where state = 'placed';
create index shop_order_work on auth.shop_order (paid_at) where state in ('paid', 'packed');

-- As it was when it was ordered: a later price or name changes no order.
create table auth.shop_order_line (
  id uuid primary key,
  order_id uuid not null references auth.shop_order (id) on delete cascade,
  sku text not null,
  product text not null,
  kind text not null check (kind in ('physical', 'digital')),
  name text not null,
  variant text not null,
  picture text not null,
  price integer not null,
  quantity integer not null check (quantity between 1 and 20),
  weight integer not null,
  -- the digital good that is given for it
  good text,
  unique (order_id, sku)
);

create table auth.shop_reservation (
  order_id uuid not null references auth.shop_order (id) on delete cascade,
  sku text not null,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'taken', 'released')),
  -- how often the order has held it: part of the key of its movements
  round integer not null default 1,
  until timestamptz not null,
  primary key (order_id, sku)
);

-- Written before the provider is asked: its id is the key under which the provider does it once.
create table auth.shop_refund (
  id uuid primary key,
  order_id uuid not null references auth.shop_order (id) on delete cascade,
  cents integer not null check (cents > 0),
  reason text not null check (reason in ('canceled', 'withdrawn', 'returned', 'damaged', 'missing', 'too_late', 'other')),
  by text not null check (by in ('member', 'admin', 'system')),
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  at timestamptz not null
);
create index shop_refund_order on auth.shop_refund (order_id);

-- ---------------------------------------------------------------- stock of an order

create function auth.release_order(p_order uuid, p_reason text, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.shop_stock (id, sku, amount, reason, key, at)
    select pg_catalog.gen_random_uuid(), r.sku, r.quantity, p_reason, r.order_id || ':' || r.round, p_now
      from auth.shop_reservation r where r.order_id = p_order and r.state <> 'released' order by r.sku
    on conflict (sku, reason, key) do nothing;
  update auth.shop_reservation r set state = 'released' where r.order_id = p_order;
end $$;

-- What an account held when it was deleted goes back on the shelf.
create function auth.order_leaves() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.state = 'placed' then perform auth.release_order(old.id, 'released', pg_catalog.now()); end if;
  return old;
end $$;
create trigger shop_order_leaves before delete on auth.shop_order for each row execute function auth.order_leaves();

-- ---------------------------------------------------------------- a member

-- Everything on the shelves. `stock` is null for what is not packed.
create function auth.shop_shelves() returns table (id text, shelf text, kind text, told jsonb, variants jsonb) language sql stable security definer set search_path = '' as $$
  select p.id, p.shelf, p.kind, p.told, pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('sku', v.sku, 'name', v.name, 'price', v.price, 'weight', v.weight,
      'stock', case when p.kind = 'physical' then auth.stock_of(v.sku) end) order by v.position, v.sku)
    from auth.shop_product p join auth.shop_variant v on v.product = p.id and v.is_shown
   where p.is_shown and auth.uid() is not null and auth.age_band() = 'adult'
   group by p.id, p.shelf, p.kind, p.told, p.position order by p.position, p.id
$$;

-- Places an order of the member of this transaction and holds its things: all of them, or none. The prices are the shop's; what she saw is only compared.
create function auth.place_order(p_order uuid, p_number text, p_lines jsonb, p_sums jsonb, p_country text, p_region text, p_parcel bytea, p_agreed boolean, p_now timestamptz, p_until timestamptz)
returns table (outcome text, sku text) language plpgsql security definer set search_path = '' as $$
declare
  line record;
  goods integer := 0;
begin
  if auth.uid() is null or auth.age_band() <> 'adult' then return query select 'gone', null::text; return; end if;
  if exists (select from auth.shop_order o where o.user_id = auth.uid() and o.state = 'placed') then return query select 'open', null::text; return; end if;
  for line in
    select l.sku as sku, l.quantity as quantity, l.price as seen, v.price as price, p.kind as kind
      from pg_catalog.jsonb_to_recordset(p_lines) as l (sku text, quantity integer, price integer)
      left join (auth.shop_variant v join auth.shop_product p on p.id = v.product and p.is_shown) on v.sku = l.sku and v.is_shown
     order by l.sku
  loop
    if line.price is null then return query select 'gone', line.sku; return; end if;
    if line.price <> line.seen then return query select 'price', line.sku; return; end if;
    if line.kind = 'physical' then
      perform from auth.shop_variant v where v.sku = line.sku for update;
      if auth.stock_of(line.sku) < line.quantity then return query select 'sold_out', line.sku; return; end if;
    end if;
    goods := goods + line.price * line.quantity;
  end loop;
  insert into auth.shop_order (id, user_id, number, goods, points, discount, shipping, tax, total, country, region, parcel, agreed_digital_at, held_until, placed_at)
    values (p_order, auth.uid(), p_number, goods, (p_sums ->> 'points')::integer, (p_sums ->> 'discount')::integer, (p_sums ->> 'shipping')::integer, (p_sums ->> 'tax')::integer,
            (p_sums ->> 'total')::integer, p_country, p_region, p_parcel, case when p_agreed then p_now end, p_until, p_now);
  insert into auth.shop_order_line (id, order_id, sku, product, kind, name, variant, picture, price, quantity, weight, good)
    select pg_catalog.gen_random_uuid(), p_order, v.sku, p.id, p.kind, p.told ->> 'name', v.name, p.told ->> 'picture', v.price, l.quantity, v.weight, p.told ->> 'good'
      from pg_catalog.jsonb_to_recordset(p_lines) as l (sku text, quantity integer)
      join auth.shop_variant v on v.sku = l.sku join auth.shop_product p on p.id = v.product;
  insert into auth.shop_reservation (order_id, sku, quantity, state, until)
    select p_order, l.sku, l.quantity, 'held', p_until from auth.shop_order_line l where l.order_id = p_order and l.kind = 'physical';
  insert into auth.shop_stock (id, sku, amount, reason, key, at)
    select pg_catalog.gen_random_uuid(), r.sku, -r.quantity, 'reserved', p_order || ':1', p_now from auth.shop_reservation r where r.order_id = p_order order by r.sku;
  return query select 'placed', null::text;
end $$;

create function auth.order_lines(p_order uuid) returns jsonb language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', l.id, 'sku', l.sku, 'product', l.product, 'kind', l.kind, 'name', l.name, 'variant', l.variant,
      'picture', l.picture, 'price', l.price, 'quantity', l.quantity, 'weight', l.weight, 'good', l.good) order by l.name, l.sku), '[]'::jsonb)
    from auth.shop_order_line l where l.order_id = p_order
$$;

create type auth.shop_order_told as (
  id uuid, number text, state text, goods integer, points integer, discount integer, shipping integer, tax integer, total integer, paid integer, refunded integer, country text, region text,
  parcel bytea, tracking bytea, agreed_digital_at timestamptz, session_id text, held_until timestamptz, placed_at timestamptz, paid_at timestamptz, packed_at timestamptz, sent_at timestamptz,
  arrived_at timestamptz, withdrawn_at timestamptz, ended_at timestamptz, refunded_at timestamptz, refund_open boolean, lines jsonb
);

create function auth.order_told(o auth.shop_order) returns auth.shop_order_told language sql stable security definer set search_path = '' as $$
  select o.id, o.number, o.state, o.goods, o.points, o.discount, o.shipping, o.tax, o.total, o.paid, o.refunded, o.country, o.region, o.parcel, o.tracking, o.agreed_digital_at, o.session_id,
    o.held_until, o.placed_at, o.paid_at, o.packed_at, o.sent_at, o.arrived_at, o.withdrawn_at, o.ended_at, o.refunded_at,
    exists (select from auth.shop_refund r where r.order_id = o.id and r.state = 'open'), auth.order_lines(o.id)
$$;

-- Orders of the member of this transaction, newest first, after a position.
create function auth.my_orders(p_most integer, p_at timestamptz, p_id uuid) returns setof auth.shop_order_told language sql stable security definer set search_path = '' as $$
  select t.* from auth.shop_order o cross join lateral auth.order_told(o) t
   where o.user_id = auth.uid() and (p_at is null or (o.placed_at, o.id) < (p_at, p_id)) order by o.placed_at desc, o.id desc limit p_most
$$;
create function auth.my_order(p_order uuid) returns setof auth.shop_order_told language sql stable security definer set search_path = '' as $$
  select t.* from auth.shop_order o cross join lateral auth.order_told(o) t where o.id = p_order and o.user_id = auth.uid()
$$;

-- Writes down that money is to go back, and has the job ask the provider. Never more than was paid, what is asked for already counted in.
create function auth.add_refund(p_order uuid, p_id uuid, p_cents integer, p_reason text, p_by text, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare one auth.shop_order;
begin
  select * into one from auth.shop_order o where o.id = p_order for update;
  if one.id is null or p_cents <= 0 then return false; end if;
  if p_cents > one.paid - greatest(one.refunded, (select coalesce(pg_catalog.sum(r.cents), 0) from auth.shop_refund r where r.order_id = p_order and r.state <> 'failed')) then return false; end if;
  insert into auth.shop_refund (id, order_id, cents, reason, by, at) values (p_id, p_order, p_cents, p_reason, p_by, p_now);
  perform auth.enqueue_job('shop_refund', p_id);
  return true;
end $$;

-- She takes back an order of hers. Before it was sent its things go back on the shelf and her money is asked for at once; after it, it is noted, and the money follows when they are here.
create function auth.withdraw_order(p_order uuid, p_refund uuid, p_cents integer, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare one auth.shop_order;
begin
  select * into one from auth.shop_order o where o.id = p_order and o.user_id = auth.uid() for update;
  if one.id is null or one.withdrawn_at is not null or one.state not in ('paid', 'packed', 'sent', 'arrived') then return false; end if;
  if one.arrived_at + interval '15 days' < p_now then return false; end if;
  update auth.shop_order o set withdrawn_at = p_now, version = o.version + 1, state = case when o.state in ('paid', 'packed') then 'canceled' else o.state end,
      ended_at = case when o.state in ('paid', 'packed') then p_now end where o.id = p_order;
  if one.state in ('paid', 'packed') then
    perform auth.release_order(p_order, 'canceled', p_now);
    return p_cents = 0 or auth.add_refund(p_order, p_refund, p_cents, 'canceled', 'member', p_now);
  end if;
  return true;
end $$;

-- She says that it is here: the days to take it back begin.
create function auth.order_arrived(p_order uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.shop_order o set state = 'arrived', arrived_at = p_now, version = o.version + 1 where o.id = p_order and o.user_id = auth.uid() and o.state = 'sent';
  return found;
end $$;

-- ---------------------------------------------------------------- the worker

-- What content says is sold, at a start. What stands there already stays as an admin has made it; a thing gets its first stock once.
create function auth.shop_seed(p_products jsonb, p_now timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.shop_product (id, shelf, kind, position, told, changed_at)
    select p.id, p.shelf, p.kind, p.position, p.told, p_now from pg_catalog.jsonb_to_recordset(p_products) as p (id text, shelf text, kind text, position integer, told jsonb) order by p.id
    on conflict (id) do nothing;
  insert into auth.shop_variant (sku, product, name, price, weight, position)
    select v.sku, p.id, v.name, v.price, v.weight, v.position
      from pg_catalog.jsonb_to_recordset(p_products) as p (id text, variants jsonb),
           pg_catalog.jsonb_to_recordset(p.variants) as v (sku text, name text, price integer, weight integer, position integer)
     order by v.sku on conflict (sku) do nothing;
  insert into auth.shop_stock (id, sku, amount, reason, key, at)
    select pg_catalog.gen_random_uuid(), v.sku, v.stock, 'first', 'first', p_now
      from pg_catalog.jsonb_to_recordset(p_products) as p (id text, variants jsonb), pg_catalog.jsonb_to_recordset(p.variants) as v (sku text, stock integer)
     where v.stock > 0 and not exists (select from auth.shop_stock s where s.sku = v.sku and s.reason = 'first') order by v.sku
    on conflict (sku, reason, key) do nothing;
end $$;

-- Whose order this is. Lets the worker act as her for five minutes under a job that is hers alone.
create function auth.open_order(p_order uuid, p_job uuid) returns table (user_id uuid, session_id text, intent_id text, state text, held_until timestamptz, total integer, paid integer, refunded integer)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select p_job, o.user_id, pg_catalog.now() + interval '5 minutes' from auth.shop_order o where o.id = p_order;
  return query select o.user_id, o.session_id, o.intent_id, o.state, o.held_until, o.total, o.paid, o.refunded from auth.shop_order o where o.id = p_order;
end $$;

create function auth.note_order_session(p_order uuid, p_session text) returns void language sql security definer set search_path = '' as $$
  update auth.shop_order set session_id = p_session where id = p_order and session_id is null
$$;

-- The order as it stands, held to the end of the transaction.
create function auth.hold_order(p_order uuid) returns setof auth.shop_order_told language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.shop_order o where o.id = p_order for update;
  return query select t.* from auth.shop_order o cross join lateral auth.order_told(o) t where o.id = p_order;
end $$;

-- The provider says it is paid. One whose time had run out takes its things again, all of them or none: `short` where something is gone, and then only the money is noted.
create function auth.order_paid(p_order uuid, p_session text, p_intent text, p_paid integer, p_now timestamptz, p_again boolean) returns text language plpgsql security definer set search_path = '' as $$
declare
  one auth.shop_order;
  held record;
begin
  select * into one from auth.shop_order o where o.id = p_order for update;
  if one.id is null then return 'gone'; end if;
  if one.paid > 0 then return 'known'; end if;
  update auth.shop_order o set paid = p_paid, paid_at = p_now, session_id = p_session, intent_id = p_intent, version = o.version + 1 where o.id = p_order;
  if one.state = 'lapsed' then
    if not p_again then return 'short'; end if;
    for held in select r.sku, r.quantity from auth.shop_reservation r where r.order_id = p_order order by r.sku loop
      perform from auth.shop_variant v where v.sku = held.sku for update;
      if auth.stock_of(held.sku) < held.quantity then return 'short'; end if;
    end loop;
    update auth.shop_reservation r set round = r.round + 1 where r.order_id = p_order;
    insert into auth.shop_stock (id, sku, amount, reason, key, at)
      select pg_catalog.gen_random_uuid(), r.sku, -r.quantity, 'reserved', p_order || ':' || r.round, p_now from auth.shop_reservation r where r.order_id = p_order order by r.sku;
  end if;
  update auth.shop_reservation r set state = 'taken' where r.order_id = p_order;
  update auth.shop_order o set ended_at = null,
      -- nothing has to be packed: it is there
      state = case when exists (select from auth.shop_order_line l where l.order_id = p_order and l.kind = 'physical') then 'paid' else 'arrived' end,
      arrived_at = case when exists (select from auth.shop_order_line l where l.order_id = p_order and l.kind = 'physical') then null else p_now end
    where o.id = p_order;
  return case when one.state = 'lapsed' then 'again' else 'paid' end;
end $$;

-- What the provider says was given back, all together; it never grows smaller. Answers what stood there before. Where it is all of it, nothing is sent any more.
create function auth.order_refunded(p_order uuid, p_refunded integer, p_now timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare before integer;
begin
  select o.refunded into before from auth.shop_order o where o.id = p_order for update;
  update auth.shop_order o set refunded = least(o.paid, p_refunded), refunded_at = p_now, version = o.version + 1 where o.id = p_order and o.refunded < p_refunded;
  update auth.shop_order o set state = 'canceled', ended_at = p_now where o.id = p_order and o.state in ('paid', 'packed') and o.refunded = o.paid and o.paid > 0;
  if found then perform auth.release_order(p_order, 'canceled', p_now); end if;
  return before;
end $$;

-- Orders that nobody has paid in time.
create function auth.due_orders(p_now timestamptz, p_most integer) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select o.id from auth.shop_order o where o.state = 'placed' and o.held_until <= p_now order by o.held_until limit p_most
$$;
-- Puts what is asked again off, where the provider says that it was paid and its event is on its way, or cannot be asked.
create function auth.hold_on(p_order uuid, p_until timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.shop_order set held_until = p_until where id = p_order and state = 'placed'
$$;
create function auth.lapse_order(p_order uuid, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.shop_order o set state = 'lapsed', ended_at = p_now, version = o.version + 1 where o.id = p_order and o.state = 'placed';
  if not found then return false; end if;
  perform auth.release_order(p_order, 'released', p_now);
  return true;
end $$;

create function auth.open_refund(p_id uuid) returns table (order_id uuid, cents integer, intent_id text) language sql stable security definer set search_path = '' as $$
  select r.order_id, r.cents, o.intent_id from auth.shop_refund r join auth.shop_order o on o.id = r.order_id where r.id = p_id and r.state = 'open'
$$;
create function auth.close_refund(p_id uuid, p_state text) returns void language sql security definer set search_path = '' as $$
  update auth.shop_refund set state = p_state where id = p_id and state = 'open'
$$;
-- Refunds the provider was not asked for yet: their jobs are begun again.
create function auth.refund_again(p_before timestamptz) returns void language plpgsql security definer set search_path = '' as $$
declare waiting uuid;
begin
  for waiting in select r.id from auth.shop_refund r where r.state = 'open' and r.at < p_before loop perform auth.enqueue_job('shop_refund', waiting); end loop;
end $$;

-- Addresses of parcels go 90 days after they arrived, or after it was clear that nothing is sent.
create function auth.sweep_parcels(p_before timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.shop_order set parcel = null, tracking = null where (parcel is not null or tracking is not null) and coalesce(arrived_at, ended_at) < p_before
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['shop_shelves', 'place_order', 'my_orders', 'my_order',
    'withdraw_order', 'order_arrived', 'shop_seed', 'open_order', 'note_order_session', 'hold_order', 'order_paid', 'order_refunded', 'due_orders', 'hold_on', 'lapse_order', 'open_refund', 'close_refund', 'refund_again',
    'sweep_parcels', 'add_refund', 'guard_stock', 'stock_of', 'release_order', 'order_leaves', 'order_lines', 'order_told']) loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.shop_shelves(), auth.place_order(uuid, text, jsonb, jsonb, text, text, bytea, boolean, timestamptz, timestamptz), auth.my_orders(integer, timestamptz, uuid), auth.my_order(uuid),
  auth.withdraw_order(uuid, uuid, integer, timestamptz), auth.order_arrived(uuid, timestamptz) to w_user;
grant execute on function auth.shop_seed(jsonb, timestamptz), auth.open_order(uuid, uuid), auth.note_order_session(uuid, text), auth.hold_order(uuid), auth.order_paid(uuid, text, text, integer, timestamptz, boolean),
  auth.order_refunded(uuid, integer, timestamptz), auth.due_orders(timestamptz, integer), auth.hold_on(uuid, timestamptz), auth.lapse_order(uuid, timestamptz), auth.open_refund(uuid), auth.close_refund(uuid, text),
  auth.refund_again(timestamptz), auth.sweep_parcels(timestamptz), auth.add_refund(uuid, uuid, integer, text, text, timestamptz) to w_worker;
-- The letters about an order are written by a job that acts as its member.
grant execute on function auth.my_order(uuid) to w_worker;
