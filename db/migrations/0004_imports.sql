-- What came from other trackers, so that it can be taken back: a sealed document for each import (source, counts, what was skipped) and
-- one for each of its batches (what it added, what had no place and is kept). And the calendar feed: an address that is a key.

create table app.import (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

create table app.import_batch (
  user_id uuid not null,
  import_id uuid not null,
  number integer not null,
  sealed bytea not null,
  primary key (user_id, import_id, number)
);

do $$
declare t text;
begin
  foreach t in array array['import', 'import_batch'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;
grant select, insert, delete on app.import, app.import_batch to w_user;
grant update on app.import to w_user;

-- Of the address only the hash of its token is kept. One a member; a new one takes the place of the old.
create table auth.feed (
  user_id uuid primary key,
  token_hash bytea not null unique,
  titles text not null check (titles in ('discreet', 'plain')),
  created_at timestamptz not null default now()
);

create function auth.make_feed(p_token_hash bytea, p_titles text) returns void language sql security definer set search_path = '' as $$
  insert into auth.feed (user_id, token_hash, titles) select auth.uid(), p_token_hash, p_titles where auth.uid() is not null
    on conflict (user_id) do update set token_hash = excluded.token_hash, titles = excluded.titles, created_at = pg_catalog.now()
$$;

create function auth.my_feed() returns table (titles text, created_at timestamptz) language sql stable security definer set search_path = '' as $$
  select f.titles, f.created_at from auth.feed f where f.user_id = auth.uid()
$$;

create function auth.title_feed(p_titles text) returns void language sql security definer set search_path = '' as $$
  update auth.feed set titles = p_titles where user_id = auth.uid()
$$;

create function auth.end_feed() returns void language sql security definer set search_path = '' as $$
  delete from auth.feed where user_id = auth.uid()
$$;

-- A calendar comes with its address: the worker role may act as its owner for a minute, as it may for the owner of a job. No row for
-- an address that was taken back, or whose account is suspended.
create function auth.open_feed(p_token_hash bytea, p_job uuid) returns table (user_id uuid, titles text)
language sql security definer set search_path = '' as $$
  with found as (
    select f.user_id, f.titles from auth.feed f join auth.account a on a.user_id = f.user_id where f.token_hash = p_token_hash and a.suspended_at is null
  ), scope as (
    insert into auth.job_scope (job, user_id, until) select p_job, f.user_id, pg_catalog.now() + interval '1 minute' from found f returning job
  )
  select f.user_id, f.titles from found f, scope s
$$;

create function auth.close_feed(p_job uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_scope where job = p_job
$$;

-- An account that goes takes its address along.
create or replace function auth.erase_account(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.feed where user_id = p_user and p_user = auth.uid();
  delete from auth.link where user_id = p_user and p_user = auth.uid();
  delete from auth.outbox_mail where user_id = p_user and p_user = auth.uid();
  delete from auth.role where user_id = p_user and p_user = auth.uid();
  delete from auth.account where user_id = p_user and p_user = auth.uid();
  delete from auth.session where user_id = p_user and p_user = auth.uid();
$$;

revoke execute on function auth.make_feed(bytea, text), auth.my_feed(), auth.title_feed(text), auth.end_feed(), auth.open_feed(bytea, uuid), auth.close_feed(uuid) from public;
grant execute on function auth.make_feed(bytea, text), auth.my_feed(), auth.title_feed(text), auth.end_feed() to w_user;
grant execute on function auth.open_feed(bytea, uuid), auth.close_feed(uuid) to w_worker;
-- What a feed reads of her, and the line it leaves in her access history.
grant select on app.cycle_summary to w_worker;
grant insert on app.audit to w_worker;
