-- Whether the server can serve, how long things are kept, and how much room a member's files may take.

-- ---------------------------------------------------------------- readiness

-- Writes, so that the commit behind it tells whether the database takes writes. One row, again and again.
create function auth.probe_write() returns void language sql security definer set search_path = '' as $$
  insert into auth.rate_count as r (bucket, window_start, hits) values ('\x00', pg_catalog.date_trunc('day', pg_catalog.now()), 1)
    on conflict (bucket, window_start) do update set hits = r.hits + 1
$$;

-- The number of the newest migration that was applied.
create function auth.migrated() returns integer language sql stable security definer set search_path = '' as $$
  select max(m.number) from deploy.migration m
$$;

-- ---------------------------------------------------------------- room for files

-- As add_file, unless all that is hers would take more than p_most bytes: then false, and nothing is noted.
create function auth.add_file_within(p_id uuid, p_bytes integer, p_most bigint) returns boolean language sql security definer set search_path = '' as $$
  with added as (
    insert into auth.file (id, user_id, bytes) select p_id, auth.uid(), p_bytes
     where auth.uid() is not null and (select coalesce(sum(f.bytes), 0) from auth.file f where f.user_id = auth.uid()) + p_bytes <= p_most
    returning 1)
  select exists (select from added)
$$;

-- ---------------------------------------------------------------- accounts that nobody uses

-- The day (UTC) she was last here, by her sessions. For accounts that are older than this line it begins today.
alter table auth.account add column seen_on date;
update auth.account set seen_on = current_date;

-- The letters that warned her before her account goes. They count no more from the moment she is here again.
create table auth.unused_notice (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  first_on date not null,
  last_on date
);

create function auth.note_seen() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update auth.account a set seen_on = new.band_day where a.user_id = new.user_id and (a.seen_on is null or a.seen_on < new.band_day);
  delete from auth.unused_notice n where n.user_id = new.user_id;
  return null;
end $$;
create trigger member_seen after update of band_day on auth.session for each row when (new.kind = 'member' and new.band_day > old.band_day) execute function auth.note_seen();

-- Accounts to look at: never verified since p_unverified, or not seen since p_unseen. In pages, by id.
create function auth.stale_accounts(p_unverified timestamptz, p_unseen date, p_after uuid, p_limit integer) returns table (user_id uuid)
language sql stable security definer set search_path = '' as $$
  select a.user_id from auth.account a
   where a.user_id > p_after and ((a.verified_at is null and a.created_at < p_unverified) or coalesce(a.seen_on, (a.created_at at time zone 'UTC')::date) <= p_unseen)
   order by a.user_id limit p_limit
$$;

-- What decides about the account of the member of this transaction; nobody signs in to it until the transaction has ended.
create function auth.hold_account() returns table (verified boolean, created_at timestamptz, seen_on text, first_on text, last_on text)
language plpgsql security definer set search_path = '' as $$
begin
  perform from auth.account a where a.user_id = auth.uid() for update;
  return query select a.verified_at is not null, a.created_at, coalesce(a.seen_on, (a.created_at at time zone 'UTC')::date)::text, n.first_on::text, n.last_on::text
    from auth.account a left join auth.unused_notice n on n.user_id = a.user_id where a.user_id = auth.uid();
end $$;

-- Notes a warning of the member of this transaction and posts its letter with it.
create function auth.warn_unused(p_kind text, p_on date, p_mail uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or p_kind not in ('inactive_first', 'inactive_last') then return; end if;
  insert into auth.unused_notice as n (user_id, first_on) values (auth.uid(), p_on)
    on conflict (user_id) do update set first_on = case when p_kind = 'inactive_first' then p_on else n.first_on end, last_on = case when p_kind = 'inactive_last' then p_on end;
  perform auth.post_mail(p_mail, auth.uid(), p_kind, null);
end $$;

-- ---------------------------------------------------------------- what time has made useless

-- Removes what is older than an instant from one table, and says how much that was. Worker role only.
create function auth.sweep_old(p_table text, p_before timestamptz) returns bigint language plpgsql security definer set search_path = '' as $$
declare gone bigint;
begin
  case p_table
    when 'auth.rate_count' then delete from auth.rate_count where window_start < p_before;
    when 'auth.session' then delete from auth.session where coalesce(revoked_at, expires_at) < p_before;
    when 'auth.session of a moment' then delete from auth.session where kind = 'registration' and expires_at < p_before;
    when 'auth.link' then delete from auth.link where expires_at < p_before;
    when 'auth.outbox_mail' then delete from auth.outbox_mail where sent_at < p_before;
    when 'auth.outbox_mail unsent' then delete from auth.outbox_mail where sent_at is null and created_at < p_before;
    when 'auth.outbox_push' then delete from auth.outbox_push where created_at < p_before;
    when 'auth.job_scope' then delete from auth.job_scope where until < p_before;
    when 'auth.webhook_event' then delete from auth.webhook_event where received_at < p_before;
    when 'auth.checkout_operation' then delete from auth.checkout_operation where at < p_before;
  end case;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Customers whom the provider has not let go of yet are handed to the worker once more.
create function auth.part_again(p_limit integer) returns integer language plpgsql security definer set search_path = '' as $$
declare waiting uuid; handed integer := 0;
begin
  for waiting in select c.id from auth.parting_customer c limit p_limit loop
    perform auth.enqueue_job('part_customer', waiting);
    handed := handed + 1;
  end loop;
  return handed;
end $$;

-- The worker, when it acts for nobody, may remove old answers of idempotent requests and old lines of the access history; younger ones not even then.
create policy seen_when_old on app.idempotency for select to w_worker using ((select auth.uid()) is null and created_at < now() - interval '7 days');
create policy goes_when_old on app.idempotency for delete to w_worker using ((select auth.uid()) is null and created_at < now() - interval '7 days');
create policy seen_when_old on app.audit for select to w_worker using ((select auth.uid()) is null and at < now() - interval '12 months');
create policy goes_when_old on app.audit for delete to w_worker using ((select auth.uid()) is null and at < now() - interval '12 months');
grant select (created_at), delete on app.idempotency to w_worker;
grant select (at), delete on app.audit to w_worker;

create function app.refuse_early_removal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if old.at > pg_catalog.now() - interval '12 months' and exists (select 1 from auth.user_key k where k.user_id = old.user_id) then
    raise exception 'rows of % stay for twelve months', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;
drop trigger audit_stays on app.audit;
create trigger audit_stays before delete on app.audit for each row execute function app.refuse_early_removal();

drop function auth.sweep();
drop function auth.sweep_payments();

revoke execute on function auth.probe_write(), auth.migrated(), auth.add_file_within(uuid, integer, bigint), auth.note_seen(), auth.stale_accounts(timestamptz, date, uuid, integer), auth.hold_account(), auth.warn_unused(text, date, uuid), auth.sweep_old(text, timestamptz), auth.part_again(integer), app.refuse_early_removal() from public;
grant execute on function auth.probe_write(), auth.migrated(), auth.add_file_within(uuid, integer, bigint), auth.hold_account(), auth.warn_unused(text, date, uuid) to w_user;
grant execute on function auth.stale_accounts(timestamptz, date, uuid, integer), auth.sweep_old(text, timestamptz), auth.part_again(integer) to w_worker;
