-- Her journal: a sealed document for each entry, what stood there before for thirty days, and one sealed index (which entry lies on which
-- day, under which moon), so that lists, calendar and year open without opening every page. Days, moods and words stand in no column.

create table app.journal_entry (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (user_id, id)
);

create table app.journal_version (
  user_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  sealed bytea not null,
  replaced_at timestamptz not null,
  primary key (user_id, entry_id, version)
);

create table app.journal_index (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['journal_entry', 'journal_version', 'journal_index'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;
grant select, insert, update, delete on app.journal_entry, app.journal_index to w_user;
grant select, insert, delete on app.journal_version to w_user;
