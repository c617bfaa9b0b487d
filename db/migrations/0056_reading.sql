-- The library: which pieces a member saved and how far they were read. One sealed document a member.

create table app.reading (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.reading enable row level security;
alter table app.reading force row level security;
create policy own on app.reading to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.reading to w_user;
grant select (user_id, sealed), update (sealed) on app.reading to w_worker;
