-- Staff: a role is in effect only beside a second factor where the installation asks for one, and a session of staff rests 15 minutes and lives 8 hours at
-- most. What a request learns of its session says besides which roles are held and whether a second factor stands.
drop function auth.read_session(bytea);
create function auth.read_session(p_token_hash bytea)
returns table (id uuid, user_id uuid, age_band text, band_day text, shared_device boolean, seen_at timestamptz, stepped_up_at timestamptz, held_roles text[], has_factor boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.age_band, s.band_day::text, s.shared_device, s.seen_at, s.stepped_up_at,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = s.user_id), '{}'::text[]),
         exists (select from auth.code_app c where c.user_id = s.user_id and c.confirmed_at is not null) or exists (select from auth.passkey k where k.user_id = s.user_id)
    from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;

-- Moves the idle limit on, never past the absolute one, which may come nearer and never goes further; and keeps the age band of the day.
drop function auth.touch_session(uuid, interval, text, date);
create function auth.touch_session(p_id uuid, p_idle interval, p_absolute interval, p_band text, p_band_day date)
returns void language sql security definer set search_path = '' as $$
  update auth.session set seen_at = pg_catalog.now(), ends_at = least(ends_at, created_at + p_absolute), expires_at = least(pg_catalog.now() + p_idle, ends_at, created_at + p_absolute), age_band = p_band, band_day = p_band_day
   where id = p_id and revoked_at is null
$$;

update auth.session s set ends_at = least(ends_at, created_at + interval '8 hours'), expires_at = least(expires_at, created_at + interval '8 hours', seen_at + interval '15 minutes')
 where exists (select from auth.role r where r.user_id = s.user_id);

revoke execute on function auth.read_session(bytea), auth.touch_session(uuid, interval, interval, text, date) from public;
grant execute on function auth.read_session(bytea), auth.touch_session(uuid, interval, interval, text, date) to w_user;
