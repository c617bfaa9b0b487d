-- Circles that members come to. Anybody of age reads what is planned; who has a seat is known to herself alone: a seat is a row of its member's, and what others see
-- of it is a number. What a circle is about, who hosts it and where it meets are sealed under a key of the application, so that a seat says nothing of whoever has it.
-- Every write goes through a function that locks the circle's row: two presses for one seat come one after the other.

create table app.event (
  id uuid primary key,
  -- null once the host has left
  host_id uuid,
  series_id uuid,
  words bytea not null,
  host_name bytea,
  place bytea,
  message bytea,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- the seconds of starts_at, negative: the greatest is the soonest
  soon bigint not null,
  seats integer not null check (seats >= taken),
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  next_line integer not null default 1,
  -- counts changes of time, and the cancelling: a calendar takes the highest
  sequence integer not null default 0,
  cancelled_at timestamptz
);
create index event_soonest on app.event (soon desc, id desc);
create index event_by_host on app.event (host_id);
create index event_by_start on app.event (starts_at);
create unique index event_of_series on app.event (series_id, starts_at) where series_id is not null;

create table app.event_seat (
  user_id uuid not null,
  event_id uuid not null,
  -- a seat, or a place in line
  held boolean not null,
  line integer not null,
  since timestamptz not null,
  reminded_at timestamptz,
  primary key (user_id, event_id)
);
create index event_seat_line on app.event_seat (event_id, held, line);

create table app.event_series (
  user_id uuid not null,
  id uuid primary key,
  rule text not null,
  zone text not null,
  wall_time text not null,
  minutes integer not null,
  seats integer not null,
  words bytea not null,
  host_name bytea not null,
  place bytea not null,
  -- the last day, there, that has its dates
  grown_to date not null,
  ended_at timestamptz
);
create index event_series_by_host on app.event_series (user_id);
create index event_series_growing on app.event_series (grown_to) where ended_at is null;

-- What a member is to be told of a circle: written with what causes it, and gone when it was handed on.
create table auth.event_note (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  event_id uuid not null,
  kind text not null check (kind in ('seat_opened', 'moved', 'cancelled', 'reminder')),
  at timestamptz not null default now()
);
create index event_note_by_member on auth.event_note (user_id);

do $$
declare t text;
begin
  foreach t in array array['event', 'event_seat', 'event_series'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    -- The functions below, which ask themselves.
    execute format('create policy functions on app.%I to mh_owner using (true) with check (true)', t);
  end loop;
end $$;
create policy own on app.event_seat to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own on app.event_series to w_user using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- A host whom she does not see is not here either, unless she has a seat: then she must be able to leave.
create policy read on app.event for select to w_user using ((select auth.uid()) is not null and (select auth.age_band()) = 'adult' and (
  host_id is null or host_id <> all (coalesce((select auth.hidden_authors()), '{}'::uuid[]))
  or id in (select s.event_id from app.event_seat s where s.user_id = (select auth.uid()))));
grant select (id, series_id, words, host_name, message, starts_at, ends_at, soon, seats, taken, waiting, sequence, cancelled_at) on app.event to w_user;
-- Rows go with her account; all else is done by functions.
grant select, delete on app.event_seat, app.event_series to w_user;

-- ---------------------------------------------------------------- inside

create function auth.note_of_event(p_event uuid, p_user uuid, p_kind text) returns void language plpgsql security definer set search_path = '' as $$
declare
  note uuid := pg_catalog.gen_random_uuid();
begin
  insert into auth.event_note (id, user_id, event_id, kind) select note, a.user_id, p_event, p_kind from auth.account a where a.user_id = p_user;
  if found then perform auth.enqueue_job('event_note', note); end if;
end $$;

create function auth.hosts_circles() returns boolean language sql stable security definer set search_path = '' as $$
  select auth.age_band() = 'adult' and exists (select from auth.role r where r.user_id = auth.uid() and r.role in ('teacher', 'moderator'))
$$;

-- Who is first in line moves up, as long as there is a seat; each is told. The caller holds the row of the circle.
create function auth.fill_seats(p_event uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  circle app.event;
  next uuid;
begin
  select * into circle from app.event e where e.id = p_event for update;
  if not found or circle.cancelled_at is not null then return; end if;
  while circle.taken < circle.seats loop
    select s.user_id into next from app.event_seat s where s.event_id = p_event and not s.held order by s.line limit 1 for update skip locked;
    exit when not found;
    update app.event_seat set held = true where event_id = p_event and user_id = next;
    update app.event set taken = taken + 1, waiting = waiting - 1 where id = p_event returning * into circle;
    perform auth.note_of_event(p_event, next, 'seat_opened');
  end loop;
end $$;

-- A seat that goes, with its member's account too, is the next one's.
create function auth.seat_goes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.event set taken = taken - old.held::integer, waiting = waiting - (not old.held)::integer where id = old.event_id;
  if found and old.held then perform auth.fill_seats(old.event_id); end if;
  return null;
end $$;
create trigger seat_goes after delete on app.event_seat for each row execute function auth.seat_goes();

-- Cancels, and tells everybody who has a seat or waits for one.
create function auth.call_off(p_event uuid, p_message bytea, p_at timestamptz) returns void language plpgsql security definer set search_path = '' as $$
begin
  update app.event set cancelled_at = p_at, message = p_message, sequence = sequence + 1 where id = p_event and cancelled_at is null;
  if found then perform auth.note_of_event(p_event, s.user_id, 'cancelled') from app.event_seat s where s.event_id = p_event order by s.line; end if;
end $$;

-- A host who deletes the account: what is planned is called off, and nothing says who it was. A thread that was opened while the account was going stays
-- without its name.
create function auth.host_goes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from app.event e where e.host_id = old.user_id and e.taken = 0 and e.waiting = 0;
  perform auth.call_off(e.id, null, pg_catalog.now()) from app.event e where e.host_id = old.user_id;
  update app.event set host_id = null, host_name = null, place = null where host_id = old.user_id;
  update app.circle_post set author_id = null, author_name = null where author_id = old.user_id;
  return old;
end $$;
create trigger host_goes before delete on auth.account for each row execute function auth.host_goes();

create function auth.add_dates(p_series uuid, p_dates timestamptz[], p_grown_to date) returns void language sql security definer set search_path = '' as $$
  insert into app.event (id, host_id, series_id, words, host_name, place, starts_at, ends_at, soon, seats)
    select pg_catalog.gen_random_uuid(), r.user_id, r.id, r.words, r.host_name, r.place, d.at, d.at + r.minutes * interval '1 minute', - pg_catalog.floor(extract(epoch from d.at))::bigint, r.seats
      from app.event_series r, pg_catalog.unnest(p_dates) d(at) where r.id = p_series and r.ended_at is null
    on conflict do nothing;
  update app.event_series set grown_to = p_grown_to where id = p_series and grown_to < p_grown_to;
$$;

-- ---------------------------------------------------------------- a member

-- Takes a seat, or with p_line a place in line where there is none. Says how it stands: 'seat', 'line', 'full', 'gone'. Twice is once.
create function auth.take_seat(p_event uuid, p_line boolean, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  circle app.event;
  mine app.event_seat;
begin
  if auth.uid() is null or auth.age_band() is distinct from 'adult' then return 'gone'; end if;
  select * into circle from app.event e where e.id = p_event for update;
  if not found or circle.cancelled_at is not null or circle.ends_at <= p_now or circle.host_id = auth.uid() then return 'gone'; end if;
  select * into mine from app.event_seat s where s.event_id = p_event and s.user_id = auth.uid();
  if found then return case when mine.held then 'seat' else 'line' end; end if;
  if circle.host_id = any (coalesce(auth.hidden_authors(), '{}'::uuid[])) then return 'gone'; end if;
  if circle.taken < circle.seats then
    insert into app.event_seat (user_id, event_id, held, line, since) values (auth.uid(), p_event, true, circle.next_line, p_now);
    update app.event set taken = taken + 1, next_line = next_line + 1 where id = p_event;
    return 'seat';
  end if;
  if not p_line then return 'full'; end if;
  insert into app.event_seat (user_id, event_id, held, line, since) values (auth.uid(), p_event, false, circle.next_line, p_now);
  update app.event set waiting = waiting + 1, next_line = next_line + 1 where id = p_event;
  return 'line';
end $$;

create function auth.leave_seat(p_event uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from app.event e where e.id = p_event for update;
  delete from app.event_seat s where s.event_id = p_event and s.user_id = auth.uid();
end $$;

-- What of these circles is hers: whether she hosts it, and how many stand in line up to her.
create function auth.my_part_of(p_events uuid[]) returns table (event_id uuid, hosts boolean, in_line integer) language sql stable security definer set search_path = '' as $$
  select e.id, e.host_id is not distinct from auth.uid(),
         case when not s.held then (select pg_catalog.count(*)::integer from app.event_seat o where o.event_id = e.id and not o.held and o.line <= s.line) end
    from app.event e left join app.event_seat s on s.event_id = e.id and s.user_id = auth.uid()
   where e.id = any (p_events) and auth.uid() is not null and (e.host_id = auth.uid() or s.user_id is not null)
$$;

-- The place, to who has a seat or hosts, from some minutes before to the end. What opens it is not in the database.
create function auth.event_place(p_event uuid, p_minutes integer, p_now timestamptz) returns table (place bytea, series_id uuid) language sql stable security definer set search_path = '' as $$
  select e.place, e.series_id from app.event e
   where e.id = p_event and auth.age_band() = 'adult' and e.cancelled_at is null and p_now >= e.starts_at - p_minutes * interval '1 minute' and p_now < e.ends_at
     and (e.host_id = auth.uid() or exists (select from app.event_seat s where s.event_id = e.id and s.user_id = auth.uid() and s.held))
$$;

-- ---------------------------------------------------------------- a host

create function auth.add_event(p_id uuid, p_words bytea, p_host_name bytea, p_place bytea, p_starts timestamptz, p_ends timestamptz, p_seats integer, p_most integer, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
begin
  if not auth.hosts_circles() then return 'gone'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('circles of ' || auth.uid(), 0));
  if (select pg_catalog.count(*) from app.event e where e.host_id = auth.uid() and e.starts_at > p_now and e.cancelled_at is null) >= p_most then return 'full'; end if;
  insert into app.event (id, host_id, words, host_name, place, starts_at, ends_at, soon, seats)
    values (p_id, auth.uid(), p_words, p_host_name, p_place, p_starts, p_ends, - pg_catalog.floor(extract(epoch from p_starts))::bigint, p_seats);
  return 'done';
end $$;

create function auth.add_series(p_id uuid, p_rule text, p_zone text, p_time text, p_minutes integer, p_seats integer, p_words bytea, p_host_name bytea, p_place bytea, p_dates timestamptz[], p_grown_to date, p_most integer, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
begin
  if not auth.hosts_circles() then return 'gone'; end if;
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('circles of ' || auth.uid(), 0));
  if (select pg_catalog.count(*) from app.event e where e.host_id = auth.uid() and e.starts_at > p_now and e.cancelled_at is null) + pg_catalog.cardinality(p_dates) > p_most then return 'full'; end if;
  insert into app.event_series (user_id, id, rule, zone, wall_time, minutes, seats, words, host_name, place, grown_to)
    values (auth.uid(), p_id, p_rule, p_zone, p_time, p_minutes, p_seats, p_words, p_host_name, p_place, p_grown_to - 1);
  perform auth.add_dates(p_id, p_dates, p_grown_to);
  return 'done';
end $$;

-- What she hosts, with what others do not see.
create function auth.my_events(p_events uuid[]) returns table (id uuid, series_id uuid, words bytea, host_name bytea, place bytea, message bytea, starts_at timestamptz, ends_at timestamptz, seats integer, taken integer, waiting integer, cancelled_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.id, e.series_id, e.words, e.host_name, e.place, e.message, e.starts_at, e.ends_at, e.seats, e.taken, e.waiting, e.cancelled_at from app.event e
   where e.host_id = auth.uid() and (p_events is null or e.id = any (p_events)) order by e.starts_at
$$;

-- Changes a circle. Another time is told to everybody who has a seat or waits; more seats are for who waits.
create function auth.change_event(p_event uuid, p_words bytea, p_place bytea, p_starts timestamptz, p_ends timestamptz, p_seats integer, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  circle app.event;
begin
  select * into circle from app.event e where e.id = p_event for update;
  if not found or circle.host_id is distinct from auth.uid() or not auth.hosts_circles() or circle.cancelled_at is not null or circle.ends_at <= p_now then return 'gone'; end if;
  if p_seats < circle.taken then return 'taken'; end if;
  update app.event set words = p_words, place = p_place, starts_at = p_starts, ends_at = p_ends, soon = - pg_catalog.floor(extract(epoch from p_starts))::bigint, seats = p_seats where id = p_event;
  if circle.starts_at <> p_starts or circle.ends_at <> p_ends then
    update app.event set sequence = sequence + 1 where id = p_event;
    update app.event_seat set reminded_at = null where event_id = p_event;
    perform auth.note_of_event(p_event, s.user_id, 'moved') from app.event_seat s where s.event_id = p_event order by s.line;
  end if;
  perform auth.fill_seats(p_event);
  return 'done';
end $$;

-- The host cancels, or a moderator. Twice is once.
create function auth.cancel_event(p_event uuid, p_message bytea, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
declare
  circle app.event;
begin
  select * into circle from app.event e where e.id = p_event for update;
  if not found or circle.ends_at <= p_now or not auth.hosts_circles()
     or (circle.host_id is distinct from auth.uid() and not exists (select from auth.role r where r.user_id = auth.uid() and r.role = 'moderator')) then return 'gone'; end if;
  perform auth.call_off(p_event, p_message, p_now);
  return 'done';
end $$;

-- Ends a series: dates nobody has a seat at go, the others stay until their host cancels them.
create function auth.end_series(p_series uuid, p_now timestamptz) returns text language plpgsql security definer set search_path = '' as $$
begin
  update app.event_series r set ended_at = coalesce(r.ended_at, p_now) where r.id = p_series and r.user_id = auth.uid() and auth.hosts_circles();
  if not found then return 'gone'; end if;
  perform from app.event e where e.series_id = p_series and e.starts_at > p_now order by e.id for update;
  delete from app.event e where e.series_id = p_series and e.starts_at > p_now and e.taken = 0 and e.waiting = 0;
  return 'done';
end $$;

-- ---------------------------------------------------------------- the worker

create function auth.start_event_reminders(p_now timestamptz, p_minutes integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  seat record;
  started integer := 0;
begin
  for seat in
    update app.event_seat t set reminded_at = p_now
      from (select s.user_id, s.event_id from app.event e join app.event_seat s on s.event_id = e.id
             where e.starts_at > p_now and e.starts_at <= p_now + p_minutes * interval '1 minute' and e.cancelled_at is null and s.held and s.reminded_at is null
             limit 1000 for update of s skip locked) due
     where t.user_id = due.user_id and t.event_id = due.event_id
    returning t.user_id, t.event_id, t.since
  loop
    perform auth.note_of_event(seat.event_id, seat.user_id, 'reminder');
    started := started + 1;
  end loop;
  return started;
end $$;

create function auth.series_to_grow(p_before date) returns table (id uuid, rule text, zone text, wall_time text, grown_to date) language sql stable security definer set search_path = '' as $$
  select r.id, r.rule, r.zone, r.wall_time, r.grown_to from app.event_series r where r.ended_at is null and r.grown_to < p_before order by r.grown_to limit 50
$$;

create function auth.grow_series(p_series uuid, p_dates timestamptz[], p_grown_to date) returns void language sql security definer set search_path = '' as $$
  select auth.add_dates(p_series, p_dates, p_grown_to)
$$;

-- Whom a note is for and what of; from then on the worker may act as her for five minutes. Nothing when it was handed on, or the circle is gone.
create function auth.open_event_note(p_id uuid) returns table (user_id uuid, kind text, event_id uuid, series_id uuid, words bytea, message bytea, starts_at timestamptz, ends_at timestamptz, cancelled boolean, held boolean)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select n.id, n.user_id, pg_catalog.now() + interval '5 minutes' from auth.event_note n where n.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select n.user_id, n.kind, e.id, e.series_id, e.words, e.message, e.starts_at, e.ends_at, e.cancelled_at is not null, s.held
    from auth.event_note n join app.event e on e.id = n.event_id left join app.event_seat s on s.event_id = e.id and s.user_id = n.user_id where n.id = p_id;
end $$;

create function auth.close_event_note(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.event_note where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

-- Circles that were over before then, with their seats; series that ended and have no dates left; notes that were never handed on.
create function auth.sweep_events(p_before timestamptz) returns bigint language plpgsql security definer set search_path = '' as $$
declare
  gone uuid[];
begin
  with swept as (delete from app.event e where e.ends_at < p_before returning e.id) select pg_catalog.array_agg(s.id) into gone from swept s;
  delete from app.event_seat s where s.event_id = any (gone);
  delete from app.event_series r where r.ended_at < p_before and not exists (select from app.event e where e.series_id = r.id);
  delete from auth.event_note n where n.at < p_before;
  return coalesce(pg_catalog.cardinality(gone), 0);
end $$;

grant execute on function auth.take_seat(uuid, boolean, timestamptz), auth.leave_seat(uuid), auth.my_part_of(uuid[]), auth.event_place(uuid, integer, timestamptz),
  auth.add_event(uuid, bytea, bytea, bytea, timestamptz, timestamptz, integer, integer, timestamptz),
  auth.add_series(uuid, text, text, text, integer, integer, bytea, bytea, bytea, timestamptz[], date, integer, timestamptz),
  auth.my_events(uuid[]), auth.change_event(uuid, bytea, bytea, timestamptz, timestamptz, integer, timestamptz), auth.cancel_event(uuid, bytea, timestamptz), auth.end_series(uuid, timestamptz) to w_user;
grant execute on function auth.start_event_reminders(timestamptz, integer), auth.series_to_grow(date), auth.grow_series(uuid, timestamptz[], date), auth.open_event_note(uuid),
  auth.close_event_note(uuid), auth.sweep_events(timestamptz) to w_worker;
