-- The guide of twelve weeks: where a member is, what was done, and what was written. One sealed document a member.

create table app.health_guide (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.health_guide enable row level security;
alter table app.health_guide force row level security;
create policy own on app.health_guide to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.health_guide to w_user;
grant select (user_id, sealed), update (sealed) on app.health_guide to w_worker;
