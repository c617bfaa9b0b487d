-- Whoever registers writes a name, and not always an address of their own: an email greets nobody by name until the address is confirmed.
create function auth.is_confirmed() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.account a where a.user_id = auth.uid() and a.verified_at is not null)
$$;
revoke execute on function auth.is_confirmed() from public;
grant execute on function auth.is_confirmed() to w_worker;
