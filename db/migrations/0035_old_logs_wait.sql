-- What she has deleted as it grows old begins seven days after she chose it, so that she, and nobody else, can take it back.

alter table auth.old_logs alter column years drop not null,
  add column planned_years smallint check (planned_years in (1, 2, 3, 5, 10)),
  add column planned_at timestamptz,
  add constraint old_logs_plan check ((planned_years is null) = (planned_at is null)),
  add constraint old_logs_says check (years is not null or planned_years is not null);

-- What holds now, and what is planned; nothing at all where both are null.
drop function auth.set_old_logs(integer, date);
create function auth.set_old_logs(p_years integer, p_planned integer, p_planned_at timestamptz, p_on date) returns void language sql security definer set search_path = '' as $$
  delete from auth.old_logs where user_id = auth.uid() and p_years is null and p_planned is null;
  insert into auth.old_logs as o (user_id, years, planned_years, planned_at, looked_on)
    select auth.uid(), p_years, p_planned, p_planned_at, p_on where auth.uid() is not null and (p_years is not null or p_planned is not null)
    on conflict (user_id) do update set years = excluded.years, planned_years = excluded.planned_years, planned_at = excluded.planned_at;
$$;

drop function auth.my_old_logs();
create function auth.my_old_logs() returns table (years integer, planned_years integer, planned_at timestamptz) language sql stable security definer set search_path = '' as $$
  select o.years::integer, o.planned_years::integer, o.planned_at from auth.old_logs o where o.user_id = auth.uid()
$$;

-- A plan whose day has come holds from now on. True where one did.
create function auth.begin_old_logs(p_now timestamptz) returns boolean language sql security definer set search_path = '' as $$
  with begun as (
    update auth.old_logs set years = planned_years, planned_years = null, planned_at = null where user_id = auth.uid() and planned_at <= p_now returning 1
  )
  select exists (select from begun)
$$;

-- Whose logs were not looked at on this day yet, or have a plan whose day has come.
drop function auth.due_old_logs(date, integer);
create function auth.due_old_logs(p_on date, p_now timestamptz, p_limit integer) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select o.user_id from auth.old_logs o where (o.looked_on < p_on and o.years is not null) or o.planned_at <= p_now order by o.looked_on limit p_limit
$$;

revoke execute on function auth.set_old_logs(integer, integer, timestamptz, date), auth.my_old_logs(), auth.begin_old_logs(timestamptz), auth.due_old_logs(date, timestamptz, integer) from public;
grant execute on function auth.set_old_logs(integer, integer, timestamptz, date), auth.my_old_logs(), auth.begin_old_logs(timestamptz) to w_user;
-- An email about a plan is not sent once the plan was taken back: the worker asks as the member whose email it is.
grant execute on function auth.my_old_logs() to w_worker;
grant execute on function auth.due_old_logs(date, timestamptz, integer) to w_worker;
