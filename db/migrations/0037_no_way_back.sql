-- The quick exit without a PIN leads back by nothing that is on its page: only a lock, which asks for the PIN, takes its place. Who has none signs in again.
create or replace function auth.come_back(p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session s set left_at = null
    from auth.account a
   where a.user_id = s.user_id and s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.left_at is not null and a.lock_minutes is not null;
  select pg_catalog.pg_notify('session_ended', pg_catalog.encode(p_token_hash, 'hex'));
$$;
