-- When the installation was last looked after: dates that everybody may read on the proof page, and that every process writes to one place.

create table auth.kept (
  what text primary key check (what in ('backup', 'drill', 'root_rotation')),
  at timestamptz not null
);

create function auth.keep_date(p_what text, p_at timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.kept (what, at) values (p_what, p_at)
    on conflict (what) do update set at = greatest(auth.kept.at, excluded.at)
$$;

create function auth.kept_dates() returns table (what text, at timestamptz) language sql stable security definer set search_path = '' as $$
  select k.what, k.at from auth.kept k
$$;

-- Everybody there is, also whom half a deletion has left a key or an account: what the erasure ledger is compared with at a start.
create function auth.known_members() returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select a.user_id from auth.account a union select k.user_id from auth.user_key k
$$;

revoke execute on function auth.keep_date(text, timestamptz), auth.kept_dates(), auth.known_members() from public;
grant execute on function auth.kept_dates() to w_user, w_worker;
grant execute on function auth.keep_date(text, timestamptz), auth.known_members() to w_worker;
