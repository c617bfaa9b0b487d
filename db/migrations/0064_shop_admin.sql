-- The shop as its admins look after it. Each act asks for the role again in its own transaction, goes by the version that was read, and is written down.
-- No function here tells whose an order is: name and address lie sealed with the order, and are opened for packing alone, order by order.

-- Pictures of products that an admin uploaded, made anew as squares: of nobody.
create table auth.shop_picture (
  id uuid primary key,
  bytes bytea not null check (pg_catalog.octet_length(bytes) between 1 and 1048576),
  at timestamptz not null
);

create index shop_order_newest on auth.shop_order (placed_at desc, id desc);
create index shop_stock_newest on auth.shop_stock (sku, at desc, id desc);

-- ---------------------------------------------------------------- what is sold

-- Things that are on the shelf of the storeroom and not for sale any more: orders have them.
create function auth.bound_stock(p_sku text) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(pg_catalog.sum(r.quantity), 0)::integer from auth.shop_reservation r join auth.shop_order o on o.id = r.order_id
   where r.sku = p_sku and r.state in ('held', 'taken') and o.state in ('placed', 'paid')
$$;

create function auth.staff_products() returns table (id text, shelf text, kind text, place integer, is_shown boolean, told jsonb, version integer, variants jsonb)
language sql stable security definer set search_path = '' as $$
  select p.id, p.shelf, p.kind, p.position, p.is_shown, p.told, p.version,
         coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('sku', v.sku, 'name', v.name, 'price', v.price, 'weight', v.weight, 'isShown', v.is_shown,
                     'stock', case when p.kind = 'physical' then auth.stock_of(v.sku) end, 'bound', auth.bound_stock(v.sku)) order by v.position, v.sku)
                     from auth.shop_variant v where v.product = p.id), '[]'::jsonb)
    from auth.shop_product p where auth.uid() is not null and auth.is_admin() order by p.position, p.id
$$;

-- Writes a new product (version 0), or changes the one that was read at this version, with its variants. One that is left out is hidden: orders may name it.
create function auth.put_product(p_id text, p_version integer, p_shelf text, p_kind text, p_place integer, p_is_shown boolean, p_told jsonb, p_variants jsonb, p_reason text, p_request text, p_ip text,
  p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  known auth.shop_product;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  if exists (select from pg_catalog.jsonb_to_recordset(p_variants) as n (sku text) join auth.shop_variant v on v.sku = n.sku where v.product <> p_id) then return 'taken'; end if;
  if p_version = 0 then
    insert into auth.shop_product (id, shelf, kind, position, is_shown, told, changed_at) values (p_id, p_shelf, p_kind, p_place, p_is_shown, p_told, p_now) on conflict (id) do nothing;
    if not found then return 'taken'; end if;
  else
    select * into known from auth.shop_product p where p.id = p_id for update;
    -- What is packed never becomes a download: its orders and its stock would mean something else.
    if known.id is null or known.kind <> p_kind then return 'not_found'; end if;
    if known.version <> p_version then return 'moved_on'; end if;
    update auth.shop_product p set shelf = p_shelf, position = p_place, is_shown = p_is_shown, told = p_told, version = p.version + 1, changed_at = p_now where p.id = p_id;
  end if;
  insert into auth.shop_variant (sku, product, name, price, weight, position, is_shown)
    select n.sku, p_id, n.name, n.price, n.weight, n.place, n.shown from pg_catalog.jsonb_to_recordset(p_variants) as n (sku text, name text, price integer, weight integer, place integer, shown boolean)
     order by n.sku
    on conflict (sku) do update set name = excluded.name, price = excluded.price, weight = excluded.weight, position = excluded.position, is_shown = excluded.is_shown;
  update auth.shop_variant v set is_shown = false, position = 10000
   where v.product = p_id and not exists (select from pg_catalog.jsonb_to_recordset(p_variants) as n (sku text) where n.sku = v.sku);
  perform auth.note_admin('shop product', p_id, null, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

-- ---------------------------------------------------------------- stock

-- A movement with its reason. What was counted is all that is in the storeroom, what orders have counted in.
create function auth.move_stock(p_id uuid, p_sku text, p_why text, p_amount integer, p_note text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  there integer;
  moved integer;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  perform from auth.shop_variant v join auth.shop_product p on p.id = v.product where v.sku = p_sku and p.kind = 'physical' for update of v;
  if not found then return 'not_found'; end if;
  there := auth.stock_of(p_sku);
  moved := case p_why when 'counted' then p_amount - auth.bound_stock(p_sku) - there when 'received' then p_amount else -p_amount end;
  if moved = 0 then return 'nothing_changed'; end if;
  if there + moved < 0 then return 'below_zero'; end if;
  insert into auth.shop_stock (id, sku, amount, reason, key, note, at) values (p_id, p_sku, moved, p_why, p_id::text, p_note, p_now);
  perform auth.note_admin('shop stock', p_sku || ' ' || pg_catalog.to_char(moved, 'FMSG99999'), null, 'done', p_note, p_request, p_ip, p_now);
  return 'done';
end $$;

create function auth.stock_moves(p_sku text, p_before timestamptz, p_before_id uuid, p_most integer)
returns table (id uuid, position_at text, at timestamptz, amount integer, reason text, note text, number text) language sql stable security definer set search_path = '' as $$
  select s.id, s.at::text, s.at, s.amount, s.reason, s.note, (select o.number from auth.shop_order o where o.id::text = pg_catalog.split_part(s.key, ':', 1))
    from auth.shop_stock s
   where auth.uid() is not null and auth.is_admin() and s.sku = p_sku and (p_before is null or (s.at, s.id) < (p_before, p_before_id))
   order by s.at desc, s.id desc limit p_most
$$;

-- ---------------------------------------------------------------- orders

-- Orders, the newest first: one by its id or number, or those of a view. Whose they are is told to nobody, and the sealed address stays where it is.
create function auth.staff_orders(p_id uuid, p_number text, p_view text, p_before timestamptz, p_before_id uuid, p_most integer)
returns table (id uuid, position_at text, number text, state text, goods integer, points integer, discount integer, shipping integer, tax integer, total integer, paid integer, refunded integer, waiting integer,
  country text, has_parcel boolean, tracking bytea, placed_at timestamptz, paid_at timestamptz, packed_at timestamptz, sent_at timestamptz, arrived_at timestamptz, withdrawn_at timestamptz, ended_at timestamptz,
  version integer, mine boolean, lines jsonb, refunds jsonb)
language sql stable security definer set search_path = '' as $$
  select o.id, o.placed_at::text, o.number, o.state, o.goods, o.points, o.discount, o.shipping, o.tax, o.total, o.paid, o.refunded,
         coalesce((select pg_catalog.sum(r.cents) from auth.shop_refund r where r.order_id = o.id and r.state = 'open'), 0)::integer,
         o.country, o.parcel is not null, o.tracking, o.placed_at, o.paid_at, o.packed_at, o.sent_at, o.arrived_at, o.withdrawn_at, o.ended_at, o.version, o.user_id = auth.uid(), auth.order_lines(o.id),
         coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', r.id, 'cents', r.cents, 'why', r.reason, 'by', r.by, 'state', r.state, 'at', r.at) order by r.at, r.id)
                     from auth.shop_refund r where r.order_id = o.id), '[]'::jsonb)
    from auth.shop_order o
   where auth.uid() is not null and auth.is_admin()
     and (p_id is null or o.id = p_id)
     and (p_number is null or o.number = p_number)
     and (case p_view when 'to_pack' then o.state = 'paid' when 'to_send' then o.state = 'packed' when 'on_its_way' then o.state = 'sent'
                      when 'coming_back' then o.withdrawn_at is not null and o.state in ('sent', 'arrived') else true end)
     and (p_before is null or (o.placed_at, o.id) < (p_before, p_before_id))
   order by o.placed_at desc, o.id desc limit p_most
$$;

-- Names and addresses of parcels that are to be packed or sent now, and of no other order. Each one that is opened is written down.
create function auth.open_parcels(p_orders uuid[], p_request text, p_ip text, p_now timestamptz) returns table (id uuid, number text, parcel bytea, lines jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  one auth.shop_order;
begin
  if auth.uid() is null or not auth.is_admin() then return; end if;
  for one in select * from auth.shop_order o where o.id = any(p_orders) and o.state in ('paid', 'packed') and o.parcel is not null order by o.paid_at, o.id loop
    perform auth.note_admin('shop parcel', one.number, one.id, 'done', null, p_request, p_ip, p_now);
    return query select one.id, one.number, one.parcel, auth.order_lines(one.id);
  end loop;
end $$;

-- Moves an order on. `p_restock` says whether what came back is sold again; what was never sent always is.
create function auth.move_order(p_order uuid, p_version integer, p_to text, p_tracking bytea, p_restock boolean, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
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
  if p_to = 'canceled' then
    perform auth.add_refund(p_order, pg_catalog.gen_random_uuid(), one.paid - greatest(one.refunded, (select coalesce(pg_catalog.sum(r.cents), 0)::integer from auth.shop_refund r
      where r.order_id = p_order and r.state <> 'failed')), 'canceled', 'admin', p_now);
  end if;
  return 'done';
end $$;

-- Writes down that money goes back, before the provider is asked. Only its event changes what the order says was refunded.
create function auth.refund_order(p_order uuid, p_version integer, p_refund uuid, p_cents integer, p_why text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  one auth.shop_order;
begin
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into one from auth.shop_order o where o.id = p_order for update;
  if one.id is null then return 'not_found'; end if;
  if one.version <> p_version then return 'moved_on'; end if;
  if one.user_id = auth.uid() then return 'own_order'; end if;
  if not auth.add_refund(p_order, p_refund, p_cents, p_why, 'admin', p_now) then return 'too_much'; end if;
  update auth.shop_order o set version = o.version + 1 where o.id = p_order;
  perform auth.note_admin('shop refund', p_why || ' ' || p_cents, p_order, 'done', p_reason, p_request, p_ip, p_now);
  return 'done';
end $$;

-- ---------------------------------------------------------------- pictures

create function auth.add_shop_picture(p_id uuid, p_bytes bytea, p_most integer, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or not auth.is_admin() or (select pg_catalog.count(*) from auth.shop_picture) >= p_most then return false; end if;
  insert into auth.shop_picture (id, bytes, at) values (p_id, p_bytes, p_now);
  return true;
end $$;
create function auth.shop_picture(p_id uuid) returns bytea language sql stable security definer set search_path = '' as $$
  select p.bytes from auth.shop_picture p where p.id = p_id and auth.uid() is not null and auth.age_band() = 'adult'
$$;
-- What no product and no order shows goes.
create function auth.sweep_shop_pictures(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (
    delete from auth.shop_picture p where p.at < p_before
       and not exists (select from auth.shop_product s where s.told ->> 'picture' = p.id::text) and not exists (select from auth.shop_order_line l where l.picture = p.id::text)
    returning 1
  ) select pg_catalog.count(*) from gone
$$;

-- ---------------------------------------------------------------- what staff did

-- A word of the filter stands for every act that begins with it: "shop" for "shop product" and "shop refund".
create or replace function auth.staff_trail(p_action text, p_role text, p_since timestamptz, p_before timestamptz, p_before_id uuid, p_most integer)
returns table (id uuid, position_at text, at timestamptz, role text, action text, detail text, object uuid, result text, reason text, by_me boolean, staff text)
language sql stable security definer set search_path = '' as $$
  select t.id, t.at::text, t.at, t.role, t.action, t.detail, t.object, t.result, t.reason, t.staff = auth.staff_mark(), pg_catalog.left(pg_catalog.encode(t.staff, 'hex'), 4)
    from auth.staff_audit t
   where auth.uid() is not null and auth.is_admin()
     and (p_action is null or t.action = p_action or (p_action = 'circle' and t.action ~ '^(decide|category|ask author|approve author)') or pg_catalog.starts_with(t.action, p_action || ' '))
     and (p_role is null or t.role = p_role)
     and (p_since is null or t.at >= p_since)
     and (p_before is null or (t.at, t.id) < (p_before, p_before_id))
   order by t.at desc, t.id desc
   limit p_most
$$;

do $$
declare f regprocedure;
begin
  for f in select p.oid from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace where n.nspname = 'auth' and p.proname = any(array['bound_stock', 'staff_products', 'put_product', 'move_stock',
    'stock_moves', 'staff_orders', 'open_parcels', 'move_order', 'refund_order', 'add_shop_picture', 'shop_picture', 'sweep_shop_pictures']) loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.staff_products(), auth.put_product(text, integer, text, text, integer, boolean, jsonb, jsonb, text, text, text, timestamptz),
  auth.move_stock(uuid, text, text, integer, text, text, text, timestamptz), auth.stock_moves(text, timestamptz, uuid, integer), auth.staff_orders(uuid, text, text, timestamptz, uuid, integer),
  auth.open_parcels(uuid[], text, text, timestamptz), auth.move_order(uuid, integer, text, bytea, boolean, text, text, text, timestamptz),
  auth.refund_order(uuid, integer, uuid, integer, text, text, text, text, timestamptz), auth.add_shop_picture(uuid, bytea, integer, timestamptz), auth.shop_picture(uuid) to w_user;
grant execute on function auth.sweep_shop_pictures(timestamptz) to w_worker;
