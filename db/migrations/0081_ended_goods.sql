-- A download ends with the money of its order: once all of it is back with its buyer. What was given stays written down, and a bank that decides anew gives it back.
create function auth.returned_orders() returns table (order_id uuid, why text, at timestamptz) language sql stable security definer set search_path = '' as $$
  select o.id, case when o.lost > 0 then 'disputed' else 'refunded' end, greatest(o.refunded_at, o.disputed_at)
    from auth.shop_order o where o.user_id = auth.uid() and o.paid > 0 and o.refunded + o.lost >= o.paid
$$;
revoke execute on function auth.returned_orders() from public;
grant execute on function auth.returned_orders() to w_user;
