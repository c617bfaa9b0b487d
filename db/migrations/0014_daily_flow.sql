-- Her daily flow: where she is today, words under way, and what she set herself for each day. One sealed document, read whole.

create table app.daily_flow (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.daily_flow enable row level security;
alter table app.daily_flow force row level security;
create policy own on app.daily_flow to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.daily_flow to w_user;
