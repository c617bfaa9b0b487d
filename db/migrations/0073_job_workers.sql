-- Which workers live: each says so every few seconds, and whoever has been silent gives its jobs back.

create table auth.job_worker (
  worker text primary key,
  seen_at timestamptz not null
);

create function auth.worker_here(p_worker text) returns void language sql security definer set search_path = '' as $$
  insert into auth.job_worker (worker, seen_at) values (p_worker, pg_catalog.now()) on conflict (worker) do update set seen_at = excluded.seen_at
$$;

-- Workers that were silent for so long, forgotten with this: whose jobs are to be given back.
create function auth.silent_workers(p_silence interval) returns table (worker text) language sql security definer set search_path = '' as $$
  delete from auth.job_worker w where w.seen_at < pg_catalog.now() - p_silence returning w.worker
$$;

create function auth.living_workers() returns table (worker text) language sql stable security definer set search_path = '' as $$
  select w.worker from auth.job_worker w
$$;

create function auth.worker_leaves(p_worker text) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_worker w where w.worker = p_worker
$$;

revoke execute on function auth.worker_here(text), auth.living_workers(), auth.silent_workers(interval), auth.worker_leaves(text) from public;
grant execute on function auth.worker_here(text), auth.living_workers(), auth.silent_workers(interval), auth.worker_leaves(text) to w_jobs;
