-- What she answered: the questions of the day she has met, and the mirror of the archetypes (answers under way, results). One sealed document each,
-- since it is always read whole, and a row for each answer would say how often she came.

create table app.daily_quiz (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table app.archetype_quiz (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.daily_quiz enable row level security;
alter table app.daily_quiz force row level security;
create policy own on app.daily_quiz to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.daily_quiz to w_user;

alter table app.archetype_quiz enable row level security;
alter table app.archetype_quiz force row level security;
create policy own on app.archetype_quiz to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.archetype_quiz to w_user;
