-- The journal's index by month: a page rewrites what is known of its month, however many years there are. Which month a row is stands in no
-- column: its id is a keyed value of it. What the one document of before still holds moves here with the member's next change.

create table app.journal_month (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

alter table app.journal_month enable row level security;
alter table app.journal_month force row level security;
create policy own on app.journal_month to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy fading on app.journal_month to w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.journal_month to w_user;
grant select, insert, update on app.journal_month to w_worker;
