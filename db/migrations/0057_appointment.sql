-- The appointment sheet: a member’s three concerns and the questions the member brings. One sealed document a member.

create table app.appointment (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.appointment enable row level security;
alter table app.appointment force row level security;
create policy own on app.appointment to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.appointment to w_user;
grant select (user_id, sealed), update (sealed) on app.appointment to w_worker;
