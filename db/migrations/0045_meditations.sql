-- Meditations: what an admin decides about the built-in ones, and what each member listens to.

create table app.meditation_listing (
  id text primary key,
  status text not null check (status in ('approved', 'hidden')),
  is_free boolean not null,
  yearly_only boolean not null,
  -- its place on the home shelf; without one it comes after those that have one
  place integer check (place between 1 and 999),
  version integer not null default 1,
  -- when it joined; empty for what was there at the first start
  since timestamptz,
  check (not (is_free and yearly_only))
);

-- One sealed document a member: favorites, queue, places, minutes of each month.
create table app.listening (
  user_id uuid primary key,
  sealed bytea not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Each decision about a built-in one, with its reason: it only grows.
create table auth.meditation_decision (
  id uuid primary key,
  meditation_id text not null,
  -- that of the listing from then on
  version integer not null,
  at timestamptz not null,
  staff bytea not null,
  status text not null,
  is_free boolean not null,
  yearly_only boolean not null,
  place integer,
  reason text not null
);
create unique index meditation_decision_of on auth.meditation_decision (meditation_id, version desc);
create trigger meditation_decision_only_grows before update or delete on auth.meditation_decision for each row execute function auth.refuse_staff_change();

create function auth.is_admin() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select from auth.role r where r.user_id = auth.uid() and r.role = 'admin')
$$;

alter table app.listening enable row level security;
alter table app.listening force row level security;
create policy own on app.listening to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on app.listening to w_user;
grant select (user_id, sealed), update (sealed) on app.listening to w_worker;

alter table app.meditation_listing enable row level security;
alter table app.meditation_listing force row level security;
-- The owner of the functions that write here. No login becomes it.
create policy functions on app.meditation_listing to mh_owner using (true) with check (true);
create policy read on app.meditation_listing for select to w_user using ((select auth.uid()) is not null and (status = 'approved' or (select auth.is_admin())));
grant select on app.meditation_listing to w_user;

-- Loads those that have no row yet. What an admin decided since stays as it is.
create function auth.add_meditations(p_ids text[], p_free boolean[], p_yearly boolean[], p_places integer[], p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into app.meditation_listing (id, status, is_free, yearly_only, place, since)
    select n.id, 'approved', n.is_free, n.yearly_only, n.place, case when exists (select from app.meditation_listing) then p_now end
      from unnest(p_ids, p_free, p_yearly, p_places) as n(id, is_free, yearly_only, place)
    on conflict do nothing
$$;

create function auth.decide_meditation(p_decision uuid, p_id text, p_version integer, p_status text, p_free boolean, p_yearly boolean, p_place integer, p_reason text, p_request text, p_ip text, p_now timestamptz)
returns table (outcome text) language plpgsql security definer set search_path = '' as $$
declare listed app.meditation_listing;
begin
  -- Held until the end: a role that is taken meanwhile waits, or this finds none.
  perform from auth.role r where r.user_id = auth.uid() for share;
  if not auth.is_admin() then return query select 'not_found'; return; end if;
  select * into listed from app.meditation_listing l where l.id = p_id for update;
  if listed.id is null then return query select 'not_found'; return; end if;
  if listed.version <> p_version then return query select 'moved_on'; return; end if;
  update app.meditation_listing l set status = p_status, is_free = p_free, yearly_only = p_yearly, place = p_place, version = l.version + 1 where l.id = p_id;
  insert into auth.meditation_decision (id, meditation_id, version, at, staff, status, is_free, yearly_only, place, reason)
    values (p_decision, p_id, p_version + 1, p_now, auth.staff_mark(), p_status, p_free, p_yearly, p_place, p_reason);
  insert into auth.staff_audit (id, at, staff, role, action, object, result, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', 'meditation ' || p_id, p_decision, p_status, p_request, p_ip);
  return query select 'done';
end $$;

create function auth.meditation_decisions(p_id text) returns table (at timestamptz, by_me boolean, status text, is_free boolean, yearly_only boolean, place integer, reason text)
language sql stable security definer set search_path = '' as $$
  select d.at, d.staff = auth.staff_mark(), d.status, d.is_free, d.yearly_only, d.place, d.reason from auth.meditation_decision d
   where d.meditation_id = p_id and auth.uid() is not null and auth.is_admin() order by d.version desc limit 50
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['auth.is_admin()', 'auth.add_meditations(text[],boolean[],boolean[],integer[],timestamptz)',
    'auth.decide_meditation(uuid,text,integer,text,boolean,boolean,integer,text,text,text,timestamptz)', 'auth.meditation_decisions(text)']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.is_admin(), auth.decide_meditation(uuid, text, integer, text, boolean, boolean, integer, text, text, text, timestamptz), auth.meditation_decisions(text) to w_user;
grant execute on function auth.add_meditations(text[], boolean[], boolean[], integer[], timestamptz) to w_worker;
