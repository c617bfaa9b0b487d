-- After a circle: a thread in the community room, in its host's name. Which thread belongs to which circle stands sealed on the circle's row: a dump that
-- tells who had a seat does not lead to what was talked about.
alter table app.event add column thread bytea;

-- Circles that are over, took place, and have no thread yet.
create function auth.events_without_thread(p_from timestamptz, p_now timestamptz) returns table (id uuid, series_id uuid, host_name bytea, starts_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select e.id, e.series_id, e.host_name, e.starts_at from app.event e
   where e.starts_at > p_from - interval '1 day' and e.ends_at > p_from and e.ends_at <= p_now
     and e.thread is null and e.cancelled_at is null and e.host_id is not null and e.host_name is not null and e.taken > 0
   order by e.ends_at limit 100
$$;

-- Opens it, once: whoever comes second finds it there. Whose writing is paused or closed does not speak through a circle either.
create function auth.open_event_thread(p_event uuid, p_post uuid, p_thread bytea, p_name bytea, p_body text, p_now timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  circle app.event;
  topic text;
begin
  select * into circle from app.event e where e.id = p_event for update;
  if not found or circle.thread is not null or circle.cancelled_at is not null or circle.host_id is null or circle.taken = 0 or circle.ends_at > p_now then return false; end if;
  if exists (select from auth.circle_standing s where s.user_id = circle.host_id and (s.closed_at is not null or s.paused_until > p_now)) then return false; end if;
  select c.slug into topic from app.circle_category c where c.room = 'community' and c.closed_at is null order by c.slug <> 'rituals', c.place limit 1;
  if topic is null then return false; end if;
  insert into app.circle_post (id, room, category, body, is_anonymous, author_id, author_name, state, at, answered_at, touched_at)
    values (p_post, 'community', topic, p_body, false, circle.host_id, p_name, 'shown', p_now, p_now, p_now);
  update app.event set thread = p_thread where id = p_event;
  return true;
end $$;

-- What the member had a seat at, or hosted, and is over since then. A host who left since then has not called it off.
create function auth.my_past_events(p_from timestamptz, p_now timestamptz, p_most integer) returns table
  (id uuid, series_id uuid, words bytea, host_name bytea, message bytea, starts_at timestamptz, ends_at timestamptz, seats integer, taken integer, waiting integer, sequence integer, cancelled_at timestamptz, held boolean, thread bytea)
language sql stable security definer set search_path = '' as $$
  select e.id, e.series_id, e.words, e.host_name, null::bytea, e.starts_at, e.ends_at, e.seats, e.taken, e.waiting, e.sequence, null::timestamptz, s.held, e.thread
    from app.event e left join app.event_seat s on s.event_id = e.id and s.user_id = auth.uid() and s.held
   where auth.age_band() = 'adult' and (s.held or e.host_id = auth.uid()) and e.starts_at > p_from - interval '1 day' and e.ends_at > p_from and e.ends_at <= p_now
     and (e.cancelled_at is null or e.cancelled_at >= e.ends_at)
   order by e.ends_at desc, e.id desc limit p_most
$$;

revoke execute on function auth.events_without_thread(timestamptz, timestamptz), auth.open_event_thread(uuid, uuid, bytea, bytea, text, timestamptz),
  auth.my_past_events(timestamptz, timestamptz, integer) from public;
grant execute on function auth.my_past_events(timestamptz, timestamptz, integer) to w_user;
grant execute on function auth.events_without_thread(timestamptz, timestamptz), auth.open_event_thread(uuid, uuid, bytea, bytea, text, timestamptz) to w_worker;
