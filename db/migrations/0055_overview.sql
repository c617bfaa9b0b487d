-- What whoever runs the place may know: sums of days, and how the machine stands. Nothing here names anybody or leads to anybody. Last, the announcements that a
-- member's bell may tell of. Decision 78.

create table auth.day_sum (
  day date not null,
  kind text not null check (kind in ('error', 'mail', 'job_done', 'job_failed', 'people')),
  name text not null check (name ~ '^[A-Za-z0-9_.-]{1,64}$'),
  count bigint not null,
  -- Null for sums of people: the moment of the last sign-up is one person's.
  last_at timestamptz,
  primary key (day, kind, name)
);

-- One row for each thing that happened with an account today, without a word of whose it was, until the minute is over. Rows are added and never changed, so
-- that no sign-up waits for another.
create table auth.sum_waiting (
  day date not null,
  name text not null
);

-- How things stood when they were looked at last.
create table auth.measure (
  kind text not null check (kind in ('job_waiting', 'job_failing', 'job_dead', 'job_oldest', 'disk', 'backup')),
  name text not null check (name ~ '^[A-Za-z0-9_.-]{1,64}$'),
  value bigint not null,
  at timestamptz not null,
  primary key (kind, name)
);

-- ---------------------------------------------------------------- what is counted where it happens

create function auth.count_one() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.sum_waiting (day, name) values ((pg_catalog.now() at time zone 'UTC')::date, tg_argv[0]);
  return null;
end $$;

create trigger verified_is_counted after insert on auth.account for each row when (new.verified_at is not null) execute function auth.count_one('signed_up');
create trigger verifying_is_counted after update of verified_at on auth.account for each row when (old.verified_at is null and new.verified_at is not null)
  execute function auth.count_one('signed_up');
create trigger leaving_is_counted after delete on auth.account for each row when (old.verified_at is not null) execute function auth.count_one('left');
create trigger plan_is_counted after insert on app.subscription for each row when (coalesce(new.state, '') in ('trialing', 'active', 'past_due'))
  execute function auth.count_one('plan_started');
create trigger plan_start_is_counted after update of state on app.subscription for each row
  when (coalesce(old.state, '') not in ('trialing', 'active', 'past_due') and coalesce(new.state, '') in ('trialing', 'active', 'past_due'))
  execute function auth.count_one('plan_started');
create trigger plan_end_is_counted after update of state on app.subscription for each row
  when (coalesce(old.state, '') in ('trialing', 'active', 'past_due') and coalesce(new.state, '') not in ('trialing', 'active', 'past_due'))
  execute function auth.count_one('plan_ended');
create trigger gift_is_counted after insert on app.membership_grant for each row when (new.reverses is null) execute function auth.count_one('gift');

-- ---------------------------------------------------------------- the worker

-- Adds what a process has counted, and what waits of people.
create function auth.add_sums(p_rows jsonb) returns void language sql security definer set search_path = '' as $$
  with gone as (delete from auth.sum_waiting returning day, name),
    counted as (
      select r.day, r.kind, r.name, r.count, r.last_at from pg_catalog.jsonb_to_recordset(p_rows) as r(day date, kind text, name text, count bigint, last_at timestamptz)
       where r.kind <> 'people'
      union all
      select g.day, 'people', g.name, pg_catalog.count(*), null from gone g group by g.day, g.name)
  insert into auth.day_sum as s (day, kind, name, count, last_at) select c.day, c.kind, c.name, c.count, c.last_at from counted c order by c.day, c.kind, c.name
    on conflict (day, kind, name) do update set count = s.count + excluded.count, last_at = greatest(s.last_at, excluded.last_at)
$$;

-- Puts what was measured in the place of what was measured before, kind by kind.
create function auth.put_measures(p_kinds text[], p_rows jsonb, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  delete from auth.measure m where m.kind = any(p_kinds)
    and not exists (select from pg_catalog.jsonb_to_recordset(p_rows) as r(kind text, name text) where r.kind = m.kind and r.name = m.name);
  insert into auth.measure as m (kind, name, value, at)
    select r.kind, r.name, r.value, p_now from pg_catalog.jsonb_to_recordset(p_rows) as r(kind text, name text, value bigint) where r.kind = any(p_kinds) order by 1, 2
    on conflict (kind, name) do update set value = excluded.value, at = excluded.at;
$$;

create function auth.sweep_sums(p_before date) returns bigint language plpgsql security definer set search_path = '' as $$
declare gone bigint;
begin
  delete from auth.day_sum where day < p_before;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- The queue of jobs, kind by kind, and how much room the database takes. What runs, and what waits for its time, is not late. Owned by w_jobs, because that schema lets only
-- its owner read.
create function auth.measure_jobs() returns table (kind text, name text, value bigint) language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    with j as (select w.task_identifier as task, w.attempts, w.max_attempts, w.created_at,
                      w.attempts >= w.max_attempts as dead, w.attempts > 0 or w.run_at <= pg_catalog.now() as due from graphile_worker.jobs w where w.locked_at is null)
    select 'job_waiting', j.task, pg_catalog.count(*) from j where j.due and not j.dead group by j.task
    union all
    select 'job_failing', j.task, pg_catalog.count(*) from j where j.attempts > 0 and not j.dead group by j.task
    union all
    select 'job_dead', j.task, pg_catalog.count(*) from j where j.dead group by j.task
    union all
    select 'job_oldest', j.task, (extract(epoch from min(j.created_at)) * 1000)::bigint from j where j.due and not j.dead group by j.task
    union all
    select 'disk', 'database', coalesce(pg_catalog.sum(pg_catalog.pg_total_relation_size(c.oid)), 0)::bigint from pg_catalog.pg_class c
      where c.relkind in ('r', 'm') and c.relnamespace in (select n.oid from pg_catalog.pg_namespace n where n.nspname in ('app', 'auth', 'graphile_worker'));
end $$;

-- ---------------------------------------------------------------- the page

-- Sums since a day, for an admin. Of people only those of days that are over, and no number under five: two looks a minute apart must not show one person.
create function auth.overview_sums(p_since date) returns table (day date, kind text, name text, count bigint, last_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.day, s.kind, s.name, s.count, s.last_at from auth.day_sum s
   where auth.uid() is not null and auth.is_admin() and s.day >= p_since
     and (s.kind <> 'people' or (s.count >= 5 and s.day < (pg_catalog.now() at time zone 'UTC')::date))
   order by s.day, s.kind, s.name
$$;

create function auth.overview_measures() returns table (kind text, name text, value bigint, at timestamptz) language sql stable security definer set search_path = '' as $$
  select m.kind, m.name, m.value, m.at from auth.measure m where auth.uid() is not null and auth.is_admin() order by m.kind, m.name
$$;

-- ---------------------------------------------------------------- the bell

-- The newest announcements without their words, for whomever they are: the server knows which of them concern a member, and the member's own sealed document which
-- were read.
create function auth.announced(p_until date, p_most integer) returns table (id uuid, shown_on date, audience text) language sql stable security definer set search_path = '' as $$
  select a.id, a.shown_on, a.audience from auth.announcement a
   where a.state = 'published' and a.shown_on <= p_until and auth.uid() is not null
   order by a.shown_on desc, a.id desc limit p_most
$$;

revoke execute on function auth.announced(date, integer), auth.count_one(), auth.add_sums(jsonb), auth.put_measures(text[], jsonb, timestamptz), auth.sweep_sums(date), auth.measure_jobs(), auth.overview_sums(date),
  auth.overview_measures() from public;
grant execute on function auth.add_sums(jsonb), auth.put_measures(text[], jsonb, timestamptz), auth.sweep_sums(date), auth.measure_jobs() to w_worker;
grant execute on function auth.overview_sums(date), auth.overview_measures(), auth.announced(date, integer) to w_user;

-- Last, because from here on the function belongs to w_jobs.
grant create on schema auth to w_jobs;
alter function auth.measure_jobs() owner to w_jobs;
revoke create on schema auth from w_jobs;
