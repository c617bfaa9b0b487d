-- When she was here last and what her newest return was worth, and the intention she set last. One sealed document each: how often
-- somebody comes, and what she wishes for, is hers to know. `entry_id` is the page an intention was written on, so that it goes with its page.

create table app.visit (
  user_id uuid primary key,
  sealed bytea not null,
  updated_at timestamptz not null
);

create table app.intention (
  user_id uuid primary key,
  entry_id uuid,
  sealed bytea not null,
  updated_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['visit', 'intention'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;
grant select, insert, update, delete on app.visit, app.intention to w_user;
