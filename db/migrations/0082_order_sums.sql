-- The tax of an order where the payment provider works it out, by its signed event; and what an order may cost, held by the function that places it.

create function auth.order_taxed(p_order uuid, p_tax integer) returns void language sql security definer set search_path = '' as $$
  update auth.shop_order o set tax = p_tax, total = o.goods - o.discount + o.shipping + p_tax where o.id = p_order and o.paid = 0
$$;

-- A bound that a sum breaks is a fault of ours or somebody's attempt: nothing is ordered. The table itself holds that no sum is negative and that the total is the sum of its parts.
create or replace function auth.place_order(p_order uuid, p_number text, p_lines jsonb, p_sums jsonb, p_country text, p_region text, p_parcel bytea, p_agreed boolean, p_now timestamptz, p_until timestamptz)
returns table (outcome text, sku text) language plpgsql security definer set search_path = '' as $$
declare
  line record;
  goods integer := 0;
  packed integer := 0;
  points integer := (p_sums ->> 'points')::integer;
  discount integer := (p_sums ->> 'discount')::integer;
  shipping integer := (p_sums ->> 'shipping')::integer;
  tax integer := (p_sums ->> 'tax')::integer;
begin
  if auth.uid() is null or auth.age_band() <> 'adult' then return query select 'gone', null::text; return; end if;
  if exists (select from auth.shop_order o where o.user_id = auth.uid() and o.state = 'placed') then return query select 'open', null::text; return; end if;
  if exists (select from pg_catalog.jsonb_to_recordset(p_lines) as l (sku text, quantity integer) where l.quantity is null or l.quantity not between 1 and 10)
    or pg_catalog.jsonb_array_length(p_lines) not between 1 and 30 or p_until <= p_now or p_until > p_now + interval '1 hour' then
    raise exception 'an order has 1 to 30 lines of 1 to 10 things and is held for an hour at most' using errcode = 'check_violation';
  end if;
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
      packed := packed + 1;
    end if;
    goods := goods + line.price * line.quantity;
  end loop;
  -- Points are a cent each, by the hundred; a parcel costs something and a download nothing to send; no tax is more than half.
  if points < 0 or points % 100 <> 0 or discount <> points or discount > goods - 50 or (points > 0 and not auth.points_taken(p_order, points))
    or (packed = 0 and shipping <> 0) or (packed = 0) <> (p_parcel is null) or shipping not between 0 and 20000 or tax < 0 or tax * 2 > goods - discount + shipping then
    raise exception 'the sums of an order are not what they can be' using errcode = 'check_violation';
  end if;
  insert into auth.shop_order (id, user_id, number, goods, points, discount, shipping, tax, total, country, region, parcel, agreed_digital_at, held_until, placed_at)
    values (p_order, auth.uid(), p_number, goods, points, discount, shipping, tax, (p_sums ->> 'total')::integer, p_country, p_region, p_parcel, case when p_agreed then p_now end, p_until, p_now);
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

-- Whether the member of this transaction gave so many points for an order.
create policy spent on app.point_row for select to mh_owner using (user_id = (select auth.uid()));
create function auth.points_taken(p_order uuid, p_points integer) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from app.point_row p where p.user_id = auth.uid() and p.reason = 'shop' and p.key = p_order::text and p.amount = -p_points)
$$;

revoke execute on function auth.order_taxed(uuid, integer), auth.points_taken(uuid, integer) from public;
grant execute on function auth.order_taxed(uuid, integer) to w_worker;
