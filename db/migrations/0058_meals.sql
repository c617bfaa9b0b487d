-- Meals: what a member ate on a day, as one sealed document a day, and what she keeps for it (her own foods, favorites,
-- whether numbers are shown) as one sealed document. A day is found by its row's name, which is a keyed hash of the day.

create table app.food_lists (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table app.food_day (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

alter table app.food_lists enable row level security;
alter table app.food_lists force row level security;
create policy own on app.food_lists to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.food_lists to w_user;
grant select (user_id, sealed), update (sealed) on app.food_lists to w_worker;

alter table app.food_day enable row level security;
alter table app.food_day force row level security;
create policy own on app.food_day to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.food_day to w_user;
grant select (user_id, id, sealed), update (sealed) on app.food_day to w_worker;
