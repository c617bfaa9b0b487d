-- What is hers to decide about what is kept: to have the work on it stop, to have old logs go by themselves, and to have all of it deleted.

-- Null while she agrees that her health data is worked with. `deletion_at` repeats the plan below, so that her pages can say it without asking twice.
alter table app.member add column processing_stopped_at timestamptz, add column deletion_at timestamptz;

-- ---------------------------------------------------------------- old logs

-- After how many years her logs go by themselves, and the last day (UTC) that was looked at. No date of a log stands here.
create table auth.old_logs (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  years smallint not null check (years in (1, 2, 3, 5, 10)),
  looked_on date not null
);
-- What an import knew of days that are gone is taken out of it.
grant update (sealed) on app.import_batch to w_user;
create index old_logs_due on auth.old_logs (looked_on);

-- Null means never.
create function auth.set_old_logs(p_years integer, p_on date) returns void language sql security definer set search_path = '' as $$
  delete from auth.old_logs where user_id = auth.uid() and p_years is null;
  insert into auth.old_logs as o (user_id, years, looked_on) select auth.uid(), p_years, p_on where auth.uid() is not null and p_years is not null
    on conflict (user_id) do update set years = excluded.years, looked_on = excluded.looked_on;
$$;

create function auth.my_old_logs() returns table (years integer) language sql stable security definer set search_path = '' as $$
  select o.years::integer from auth.old_logs o where o.user_id = auth.uid()
$$;

-- Whose logs were not looked at on this day yet.
create function auth.due_old_logs(p_on date, p_limit integer) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select o.user_id from auth.old_logs o where o.looked_on < p_on order by o.looked_on limit p_limit
$$;

create function auth.looked_at_old_logs(p_on date) returns void language sql security definer set search_path = '' as $$
  update auth.old_logs set looked_on = greatest(looked_on, p_on) where user_id = auth.uid()
$$;

-- ---------------------------------------------------------------- sessions

-- Where she is signed in, by ids that open nothing; the words for a device are sealed.
create function auth.my_sessions() returns table (id uuid, device bytea, shared_device boolean, created_at timestamptz, seen_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, s.device, s.shared_device, s.created_at, s.seen_at from auth.session s
   where s.user_id = auth.uid() and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
   order by s.seen_at desc
$$;

-- Ends one session of hers, on every process. False when it is none of hers.
create function auth.end_my_session(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
declare ended bytea;
begin
  update auth.session set revoked_at = pg_catalog.now() where id = p_id and user_id = auth.uid() and kind = 'member' and revoked_at is null returning token_hash into ended;
  if ended is null then return false; end if;
  perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(ended, 'hex'));
  return true;
end $$;
revoke execute on function auth.my_sessions(), auth.end_my_session(uuid) from public;
grant execute on function auth.my_sessions(), auth.end_my_session(uuid) to w_user;

-- ---------------------------------------------------------------- deletion

create table auth.deletion_plan (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  due_at timestamptz not null,
  receipt uuid not null unique
);
create index deletion_plan_due on auth.deletion_plan (due_at);

-- That an account was deleted, and when. Whose it was stands nowhere.
create table auth.receipt (
  id uuid primary key,
  erased_at timestamptz not null
);

-- Plans her deletion. A plan that stands keeps its receipt; it may come sooner, not later. One that is due is handed to the worker with the commit.
create function auth.plan_deletion(p_due timestamptz, p_receipt uuid, p_now timestamptz) returns table (due_at timestamptz, receipt uuid)
language plpgsql security definer set search_path = '' as $$
declare plan auth.deletion_plan;
begin
  insert into auth.deletion_plan as d (user_id, due_at, receipt) select auth.uid(), p_due, p_receipt where auth.uid() is not null
    on conflict (user_id) do update set due_at = least(d.due_at, excluded.due_at)
    returning d.* into plan;
  if plan.due_at <= p_now then perform auth.enqueue_job('erase', plan.receipt); end if;
  return query select plan.due_at, plan.receipt;
end $$;

create function auth.stop_deletion() returns boolean language sql security definer set search_path = '' as $$
  with stopped as (delete from auth.deletion_plan where user_id = auth.uid() returning 1) select exists (select from stopped)
$$;

create function auth.my_deletion() returns table (due_at timestamptz, receipt uuid) language sql stable security definer set search_path = '' as $$
  select d.due_at, d.receipt from auth.deletion_plan d where d.user_id = auth.uid()
$$;

create function auth.due_deletions(p_now timestamptz, p_limit integer) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select d.user_id from auth.deletion_plan d where d.due_at <= p_now order by d.due_at limit p_limit
$$;

-- In the transaction that deletes her: the receipt she was promised. False where nothing is due any more, because she kept her account in the meantime.
create function auth.keep_receipt(p_at timestamptz, p_now timestamptz) returns boolean language plpgsql security definer set search_path = '' as $$
declare promised uuid;
begin
  select d.receipt into promised from auth.deletion_plan d where d.user_id = auth.uid() and d.due_at <= p_now for update;
  if promised is null then return false; end if;
  insert into auth.receipt (id, erased_at) values (promised, p_at) on conflict do nothing;
  return true;
end $$;

create function auth.find_receipt(p_id uuid) returns table (erased_at timestamptz) language sql stable security definer set search_path = '' as $$
  select r.erased_at from auth.receipt r where r.id = p_id
$$;

revoke execute on function auth.set_old_logs(integer, date), auth.my_old_logs(), auth.due_old_logs(date, integer), auth.looked_at_old_logs(date),
  auth.plan_deletion(timestamptz, uuid, timestamptz), auth.stop_deletion(), auth.my_deletion(), auth.due_deletions(timestamptz, integer), auth.keep_receipt(timestamptz, timestamptz), auth.find_receipt(uuid) from public;
grant execute on function auth.set_old_logs(integer, date), auth.my_old_logs(), auth.looked_at_old_logs(date),
  auth.plan_deletion(timestamptz, uuid, timestamptz), auth.stop_deletion(), auth.my_deletion(), auth.keep_receipt(timestamptz, timestamptz), auth.find_receipt(uuid) to w_user;
grant execute on function auth.due_old_logs(date, integer), auth.due_deletions(timestamptz, integer) to w_worker;
