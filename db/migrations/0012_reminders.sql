-- Reminders. No due date is stored: a member with any of them on has one tick a day, at the time she chose, that says nothing of her dates.
-- Her settings, what was sent and her notices are one sealed document, written anew at every tick, so that no row and no time of a row tells
-- on which day something was due.

create table app.reminder (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table app.push_subscription (
  user_id uuid not null,
  id uuid not null,
  sealed bytea not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['reminder', 'push_subscription'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy own on app.%I to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', t);
  end loop;
end $$;
grant select, insert, update, delete on app.reminder, app.push_subscription to w_user;
-- What a tick reads of her, and what it writes.
grant select, insert, update on app.reminder to w_worker;
grant select, delete on app.push_subscription to w_worker;
grant select on app.day_log, app.presence_day to w_worker;
alter policy own on app.presence_day to w_user, w_worker;

alter table app.consent drop constraint consent_purpose_check;
alter table app.consent add constraint consent_purpose_check check (purpose in ('health_processing', 'voice', 'reminders'));

create table auth.reminder_tick (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  id uuid not null unique,
  at timestamptz not null
);
create index reminder_tick_due on auth.reminder_tick (at);

create table auth.outbox_push (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  created_at timestamptz not null default now()
);
create index outbox_push_by_member on auth.outbox_push (user_id);

alter table auth.outbox_mail drop constraint outbox_mail_kind_check;
alter table auth.outbox_mail add constraint outbox_mail_kind_check check (kind in ('verify', 'already_registered', 'reset', 'password_changed', 'note'));

create function auth.set_tick(p_id uuid, p_at timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.reminder_tick (user_id, id, at) select auth.uid(), p_id, p_at where auth.uid() is not null
    on conflict (user_id) do update set at = excluded.at
$$;

create function auth.end_tick() returns void language sql security definer set search_path = '' as $$
  delete from auth.reminder_tick where user_id = auth.uid()
$$;

-- Hands every tick that is due to the worker. Its next time is a day from now until the job itself says better: a tick that fails for good
-- costs one day and never the chain.
create function auth.start_ticks(p_now timestamptz) returns integer language plpgsql security definer set search_path = '' as $$
declare
  tick uuid;
  started integer := 0;
begin
  for tick in
    update auth.reminder_tick set at = p_now + interval '1 day'
     where user_id in (select t.user_id from auth.reminder_tick t where t.at <= p_now order by t.at limit 1000 for update skip locked)
    returning id
  loop
    perform auth.enqueue_job('reminder', tick);
    started := started + 1;
  end loop;
  return started;
end $$;

-- Whose tick it is; from then on the worker may act as her for five minutes.
create function auth.open_tick(p_id uuid) returns table (user_id uuid) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select t.id, t.user_id, pg_catalog.now() + interval '5 minutes' from auth.reminder_tick t where t.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select t.user_id from auth.reminder_tick t where t.id = p_id;
end $$;

create function auth.end_scope(p_job uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_scope where job = p_job
$$;

-- A note by mail, or to her phones, of the member whose job this is. What it says lies sealed in her document under the same id.
create function auth.post_note(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.outbox_mail (id, user_id, kind) select p_id, auth.uid(), 'note' where auth.uid() is not null;
  perform auth.enqueue_job('mail', p_id);
end $$;

create function auth.post_push(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.outbox_push (id, user_id) select p_id, auth.uid() where auth.uid() is not null;
  perform auth.enqueue_job('push', p_id);
end $$;

create function auth.open_push(p_id uuid) returns table (user_id uuid) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select p.id, p.user_id, pg_catalog.now() + interval '5 minutes' from auth.outbox_push p where p.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select p.user_id from auth.outbox_push p where p.id = p_id;
end $$;

create function auth.close_push(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.outbox_push where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

-- A note leaves no row: which day brought one is nobody's business.
create or replace function auth.close_mail(p_id uuid) returns void language sql security definer set search_path = '' as $$
  update auth.outbox_mail set sent_at = pg_catalog.now() where id = p_id and sent_at is null and kind <> 'note';
  delete from auth.outbox_mail where id = p_id and kind = 'note';
  delete from auth.job_scope where job = p_id;
$$;

revoke execute on function auth.set_tick(uuid, timestamptz), auth.end_tick(), auth.start_ticks(timestamptz), auth.open_tick(uuid), auth.end_scope(uuid), auth.post_note(uuid), auth.post_push(uuid), auth.open_push(uuid), auth.close_push(uuid) from public;
grant execute on function auth.set_tick(uuid, timestamptz), auth.end_tick() to w_user, w_worker;
grant execute on function auth.start_ticks(timestamptz), auth.open_tick(uuid), auth.end_scope(uuid), auth.post_note(uuid), auth.post_push(uuid), auth.open_push(uuid), auth.close_push(uuid) to w_worker;

-- Free days that run already are told of too.
alter table app.subscription no force row level security;
insert into auth.reminder_tick (user_id, id, at)
  select s.user_id, gen_random_uuid(), s.trial_end_at - interval '2 days' from app.subscription s join auth.account a on a.user_id = s.user_id
   where s.status = 'trial' and s.trial_end_at > now();
alter table app.subscription force row level security;
