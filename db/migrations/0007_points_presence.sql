-- The points ledger: signed rows, added and never changed; the balance is their sum. Beside it the days she checked in, numbered as
-- they came, so that the number of the last one is her presence days, and the milestones she reached.

create table app.point_row (
  user_id uuid not null,
  id uuid not null,
  reason text not null,
  key text not null,
  amount integer not null check (amount <> 0),
  award_day date not null,
  at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, reason, key)
);
create index point_row_newest on app.point_row (user_id, at desc, id desc);

create table app.presence_day (
  user_id uuid not null,
  number integer not null check (number > 0),
  day_bidx bytea not null,
  sealed bytea not null,
  at timestamptz not null,
  primary key (user_id, number),
  unique (user_id, day_bidx)
);

create table app.milestone (
  user_id uuid not null,
  milestone smallint not null check (milestone > 0),
  reached_on date not null,
  primary key (user_id, milestone)
);

do $$
declare t text;
begin
  foreach t in array array['point_row', 'presence_day', 'milestone'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
    execute format('create trigger %I before update on app.%I for each row execute function app.refuse_change()', t || '_is_append_only', t);
    -- They leave only with their account, after its keys are gone.
    execute format('create trigger %I before delete on app.%I for each row execute function app.refuse_removal()', t || '_stays', t);
  end loop;
end $$;
grant select, insert, delete on app.point_row, app.presence_day, app.milestone to w_user;
