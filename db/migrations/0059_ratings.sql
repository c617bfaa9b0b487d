-- Daily ratings: one sealed row a day, found by keyed values of day and month of their own, so that they do not meet the rows of the day log; and one sealed
-- document a member of what was read about them. Decision 86.

create table app.rating_day (
  user_id uuid not null,
  id uuid not null,
  day_bidx bytea not null,
  month_bidx bytea not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, day_bidx)
);
create index rating_day_by_month on app.rating_day (user_id, month_bidx);

create table app.rating_told (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['rating_day', 'rating_told'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;

grant select, insert, update, delete on app.rating_day, app.rating_told to w_user;
-- What the job of a renewed key reads and seals again.
grant select (user_id, id, sealed), update (sealed) on app.rating_day to w_worker;
grant select (user_id, sealed), update (sealed) on app.rating_told to w_worker;
-- A reminder has to know whether today is rated.
grant select (day_bidx) on app.rating_day to w_worker;
