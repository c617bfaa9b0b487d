-- Forecasts as they stood when they were made. A row is written once and never changed, so that the record she is shown is the record.

create table app.forecast (
  user_id uuid not null,
  id uuid not null,
  start_bidx bytea not null,
  sealed bytea not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, start_bidx)
);

alter table app.forecast enable row level security;
alter table app.forecast force row level security;
create policy own on app.forecast to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger forecast_is_frozen before update on app.forecast for each row execute function app.refuse_change();

-- Deleting is for leaving, as a whole account.
grant select, insert, delete on app.forecast to w_user;
