-- What a member keeps for logging: her own symptoms, what she takes, how she reads a thermometer. One sealed document, since it is always
-- read whole, and a row for each entry would say how many she has.

create table app.log_lists (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.log_lists enable row level security;
alter table app.log_lists force row level security;
create policy own on app.log_lists to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.log_lists to w_user;
