-- An address that is a key ends: a year after it was made, and with whatever ends everything else (decision 46).

alter table auth.feed add column expires_at timestamptz;
-- Those of before get a year from now on: nobody was told that theirs would end.
update auth.feed set expires_at = pg_catalog.now() + interval '365 days';
alter table auth.feed alter column expires_at set not null;
create index feed_by_end on auth.feed (expires_at);

drop function auth.make_feed(bytea, text);
create function auth.make_feed(p_token_hash bytea, p_titles text, p_days integer) returns void language sql security definer set search_path = '' as $$
  insert into auth.feed (user_id, token_hash, titles, expires_at)
    select auth.uid(), p_token_hash, p_titles, pg_catalog.now() + pg_catalog.make_interval(days => p_days) where auth.uid() is not null
    on conflict (user_id) do update set token_hash = excluded.token_hash, titles = excluded.titles, created_at = pg_catalog.now(), expires_at = excluded.expires_at
$$;

drop function auth.my_feed();
create function auth.my_feed() returns table (titles text, created_at timestamptz, expires_at timestamptz) language sql stable security definer set search_path = '' as $$
  select f.titles, f.created_at, f.expires_at from auth.feed f where f.user_id = auth.uid()
$$;

-- The same address goes on, also one that has run out. False where there is none.
create function auth.renew_feed(p_days integer) returns boolean language sql security definer set search_path = '' as $$
  with renewed as (update auth.feed set expires_at = pg_catalog.now() + pg_catalog.make_interval(days => p_days) where user_id = auth.uid() returning 1)
  select exists (select from renewed)
$$;

-- Every address of hers that is a key. False where she had none that worked.
create function auth.end_address_keys() returns boolean language sql security definer set search_path = '' as $$
  with ended as (delete from auth.feed where user_id = auth.uid() returning expires_at)
  select exists (select from ended where expires_at > pg_catalog.now())
$$;

-- Beside whose calendar it is, the look-up value of her address: the guesses at her password are counted under it.
-- No row for one that has run out, and while its account is suspended or waits to be deleted.
drop function auth.open_feed(bytea, uuid);
create function auth.open_feed(p_token_hash bytea, p_job uuid) returns table (user_id uuid, titles text, email_index bytea)
language sql security definer set search_path = '' as $$
  with found as (
    select f.user_id, f.titles, a.email_index from auth.feed f join auth.account a on a.user_id = f.user_id
     where f.token_hash = p_token_hash and f.expires_at > pg_catalog.now() and a.suspended_at is null
       and not exists (select from auth.deletion_plan d where d.user_id = f.user_id)
  ), scope as (
    insert into auth.job_scope (job, user_id, until) select p_job, f.user_id, pg_catalog.now() + interval '1 minute' from found f returning job
  )
  select f.user_id, f.titles, f.email_index from found f, scope s
$$;

-- How many guesses of the last 30 days a bucket has. Nothing is counted by asking.
create function auth.tries_of(p_bucket bytea) returns integer language sql stable security definer set search_path = '' as $$
  select coalesce(max(c.fails), 0)::integer from auth.try_count c where c.bucket = p_bucket and c.since > pg_catalog.now() - interval '30 days'
$$;

create function auth.sweep_feeds(p_before timestamptz) returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.feed where expires_at < p_before returning 1) select count(*) from gone
$$;

revoke execute on function auth.make_feed(bytea, text, integer), auth.my_feed(), auth.renew_feed(integer), auth.end_address_keys(), auth.open_feed(bytea, uuid), auth.tries_of(bytea), auth.sweep_feeds(timestamptz) from public;
grant execute on function auth.make_feed(bytea, text, integer), auth.my_feed(), auth.renew_feed(integer), auth.end_address_keys() to w_user;
-- At a reset and a confirmed move nobody is signed in yet: the visitor acts as the member whose link was used.
grant execute on function auth.end_address_keys() to w_visitor;
grant execute on function auth.open_feed(bytea, uuid), auth.tries_of(bytea), auth.sweep_feeds(timestamptz) to w_worker;
