-- Answers of the daily quiz by year: the one document keeps the latest few hundred, and an answer rewrites no more than those. Which year a row is
-- stands in no column: its id is a keyed value of it. A release of before goes on with the one document and shows its latest answers.

create table app.daily_quiz_year (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

alter table app.daily_quiz_year enable row level security;
alter table app.daily_quiz_year force row level security;
create policy own on app.daily_quiz_year to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.daily_quiz_year to w_user;
-- What the job of a renewed key reads and seals again.
grant select (user_id, id, sealed), update (sealed) on app.daily_quiz_year to w_worker;
