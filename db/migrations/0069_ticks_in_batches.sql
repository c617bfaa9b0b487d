-- Reminders are handed out in batches: a hundred thousand of one hour are a thousand jobs, which wait behind whatever is asked for one by one.

alter table auth.reminder_tick add column batch uuid;
create index reminder_tick_by_batch on auth.reminder_tick (batch) where batch is not null;

-- As enqueue_job, for work that others go before.
create function auth.enqueue_job_behind(p_kind text, p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(p_kind, payload => pg_catalog.json_build_object('id', p_id), job_key => p_kind || ':' || p_id::text, priority => 10);
end $$;

-- Hands ticks that are due to the worker, p_most of them at the most. Their next time is a day from now until their turn itself says better: one
-- that fails for good costs one day and never the chain. (start_ticks is what an older release beside this one calls.)
create function auth.start_tick_batches(p_now timestamptz, p_size integer, p_most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  fresh uuid;
  taken integer;
  started integer := 0;
begin
  loop
    fresh := pg_catalog.gen_random_uuid();
    update auth.reminder_tick set at = p_now + interval '1 day', batch = fresh
     where user_id = any (array(select t.user_id from auth.reminder_tick t where t.at <= p_now order by t.at limit least(p_size, p_most - started) for update skip locked));
    get diagnostics taken = row_count;
    exit when taken = 0;
    perform auth.enqueue_job_behind('reminders', fresh);
    started := started + taken;
    exit when taken < p_size or started >= p_most;
  end loop;
  return started;
end $$;

-- Whose ticks are left of a batch, with their wrapped keys; from then on the worker may act as each of them for five minutes, one at a time.
create function auth.open_ticks(p_batch uuid) returns table (id uuid, user_id uuid, version integer, root_key_id text, wrapped bytea, usable boolean)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select t.id, t.user_id, pg_catalog.now() + interval '5 minutes' from auth.reminder_tick t where t.batch = p_batch
    on conflict (job) do update set until = excluded.until;
  return query select t.id, t.user_id, k.version, k.root_key_id, k.wrapped, k.usable_at <= pg_catalog.now()
    from auth.reminder_tick t join auth.user_key k on k.user_id = t.user_id where t.batch = p_batch order by t.user_id, k.version desc;
end $$;

create function auth.end_scopes(p_jobs uuid[]) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_scope where job = any (p_jobs)
$$;

-- A job that has looked after her takes her out of its batch. Her own change of the time leaves her in it, since today's turn is still to come.
create or replace function auth.set_tick(p_id uuid, p_at timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.reminder_tick (user_id, id, at) select auth.uid(), p_id, p_at where auth.uid() is not null
    on conflict (user_id) do update set at = excluded.at,
      batch = case when pg_catalog.current_setting('role', true) = 'w_worker' then null else auth.reminder_tick.batch end
$$;

revoke execute on function auth.enqueue_job_behind(text, uuid), auth.start_tick_batches(timestamptz, integer, integer), auth.open_ticks(uuid), auth.end_scopes(uuid[]) from public;
grant execute on function auth.start_tick_batches(timestamptz, integer, integer), auth.open_ticks(uuid), auth.end_scopes(uuid[]) to w_worker;

-- Last, because from here on the function belongs to w_jobs.
grant create on schema auth to w_jobs;
alter function auth.enqueue_job_behind(text, uuid) owner to w_jobs;
revoke create on schema auth from w_jobs;
grant execute on function auth.enqueue_job_behind(text, uuid) to mh_owner;
