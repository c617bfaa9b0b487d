-- Mixes of ambient sounds a member keeps: one sealed document a member.

create table app.sound_presets (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

alter table app.sound_presets enable row level security;
alter table app.sound_presets force row level security;
create policy own on app.sound_presets to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.sound_presets to w_user;
-- What the job of a renewed key reads and seals again.
grant select (user_id, sealed), update (sealed) on app.sound_presets to w_worker;
