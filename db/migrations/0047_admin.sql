-- What an admin may do with accounts: see who there is by masked names, give and take roles, pause, end sessions, give premium, help with lost factors. Each
-- act asks for the role again in its own transaction, is written down and is told to whose account it is. Nothing here reads a table of health. Decision 73.

-- ---------------------------------------------------------------- tables

-- First letters of a name and of an address, sealed under the server's key, so that a list opens nobody's profile. It goes whenever the profile changes.
create table auth.account_mask (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  sealed bytea not null,
  at timestamptz not null
);

-- Somebody says that every second factor is lost: they are removed when the time is up, unless one of them is used before.
create table auth.factor_help (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  staff bytea not null,
  asked_at timestamptz not null,
  due_at timestamptz not null
);
create index factor_help_due on auth.factor_help (due_at);

-- What is owed to whoever an act of staff was about, until it is told.
create table auth.staff_telling (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  act text not null,
  detail text,
  at timestamptz not null
);

alter table auth.staff_audit add column detail text, add column reason text;
create index account_newest on auth.account (created_at desc, user_id desc);

-- ---------------------------------------------------------------- plans

-- What decides about a plan, for the list of accounts, and only in the transaction of an admin.
create policy listed on app.trial for select to mh_owner using ((select auth.is_admin()));
create policy listed on app.subscription for select to mh_owner using ((select auth.is_admin()));
create policy listed on app.membership_grant for select to mh_owner using ((select auth.is_admin()));
create policy given on app.membership_grant for insert to mh_owner with check ((select auth.is_admin()) and source = 'admin' and reverses is null);

-- ---------------------------------------------------------------- masked names

create function app.forget_mask() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.account_mask where user_id = new.user_id;
  return null;
end $$;
create trigger profile_changes_mask after update of profile on app.member for each row when (old.profile is distinct from new.profile) execute function app.forget_mask();

-- The worker acts for a minute as the member of an account, to mask a name or to tell one that was asked for.
create function auth.open_naming(p_user uuid, p_job uuid) returns void language sql security definer set search_path = '' as $$
  insert into auth.job_scope (job, user_id, until) select p_job, a.user_id, pg_catalog.now() + interval '1 minute' from auth.account a where a.user_id = p_user
$$;

create function auth.put_mask(p_user uuid, p_sealed bytea, p_now timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.account_mask (user_id, sealed, at) select a.user_id, p_sealed, p_now from auth.account a where a.user_id = p_user
    on conflict (user_id) do update set sealed = excluded.sealed, at = excluded.at
$$;

-- ---------------------------------------------------------------- the list

-- Accounts, the newest first, or those that `p_ids` names: what staff may know of an account, and nothing that its member wrote.
create function auth.staff_accounts(p_ids uuid[], p_before timestamptz, p_before_id uuid, p_most integer)
returns table (user_id uuid, position_at text, created_at timestamptz, verified boolean, suspended boolean, roles text[], teen_vetted boolean, sessions integer, seen_on date,
  mask bytea, has_factor boolean, factors_due timestamptz, trial_end timestamptz, state text, period_end timestamptz, cancel_at timestamptz, past_due_since timestamptz, grants jsonb, mine boolean)
language sql stable security definer set search_path = '' as $$
  select a.user_id, a.created_at::text, a.created_at, a.verified_at is not null, a.suspended_at is not null,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = a.user_id), '{}'::text[]),
         exists (select from auth.role r where r.user_id = a.user_id and r.teen_vetted),
         (select pg_catalog.count(*)::integer from auth.session s where s.user_id = a.user_id and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()),
         (select (pg_catalog.max(s.seen_at) at time zone 'UTC')::date from auth.session s where s.user_id = a.user_id and s.kind = 'member'),
         m.sealed,
         exists (select from auth.code_app c where c.user_id = a.user_id and c.confirmed_at is not null) or exists (select from auth.passkey k where k.user_id = a.user_id)
           or exists (select from auth.recovery_code c where c.user_id = a.user_id),
         h.due_at, t.end_at, s.state, s.period_end, s.cancel_at, s.past_due_since,
         coalesce((select pg_catalog.jsonb_agg(pg_catalog.jsonb_build_object('id', g.id, 'kind', g.kind, 'months', g.months, 'at', g.at, 'reverses', g.reverses))
                     from app.membership_grant g where g.user_id = a.user_id), '[]'::jsonb),
         a.user_id = auth.uid()
    from auth.account a
    left join auth.account_mask m on m.user_id = a.user_id
    left join auth.factor_help h on h.user_id = a.user_id
    left join app.trial t on t.user_id = a.user_id
    left join app.subscription s on s.user_id = a.user_id
   where auth.uid() is not null and auth.is_admin()
     and (p_ids is null or a.user_id = any(p_ids))
     and (p_before is null or (a.created_at, a.user_id) < (p_before, p_before_id))
   order by a.created_at desc, a.user_id desc
   limit p_most
$$;

create function auth.note_admin(p_action text, p_detail text, p_object uuid, p_result text, p_reason text, p_request text, p_ip text, p_now timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into auth.staff_audit (id, at, staff, role, action, detail, object, result, reason, request_id, ip_prefix)
    values (pg_catalog.gen_random_uuid(), p_now, auth.staff_mark(), 'admin', p_action, p_detail, p_object, p_result, p_reason, p_request, p_ip)
$$;

-- Whose address or id this is. That it was looked for is written down, found or not; the address is not.
create function auth.find_account_for_staff(p_email_index bytea, p_id uuid, p_request text, p_ip text, p_now timestamptz) returns uuid language plpgsql security definer set search_path = '' as $$
declare
  found_id uuid;
begin
  if auth.uid() is null or not auth.is_admin() then return null; end if;
  select a.user_id into found_id from auth.account a where (p_email_index is not null and a.email_index = p_email_index) or (p_id is not null and a.user_id = p_id);
  perform auth.note_admin('account_sought', case when p_id is null then 'by address' else 'by id' end, found_id, case when found_id is null then 'none' else 'found' end, null, p_request, p_ip, p_now);
  return found_id;
end $$;

-- ---------------------------------------------------------------- acts

-- One act about one account, with whatever it needs: the effect, what is written down and what is owed to the member stand or fall together.
create function auth.act_on_account(p_telling uuid, p_about uuid, p_act text, p_detail text, p_reason text, p_wait interval, p_request text, p_ip text, p_now timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  a auth.account;
begin
  -- Two admins who take each other's role at the same time: the second waits here, and is none any more.
  perform from auth.role r where r.role = 'admin' order by r.user_id for update;
  if auth.uid() is null or not auth.is_admin() then return 'not_found'; end if;
  select * into a from auth.account x where x.user_id = p_about for no key update;
  if not found then return 'not_found'; end if;
  if p_about = auth.uid() and p_act <> 'name_seen' then return 'own_account'; end if;
  if p_act in ('role_given', 'gift_given') and (a.verified_at is null or a.suspended_at is not null) then return 'account_not_ready'; end if;
  case p_act
    when 'name_seen' then null;
    when 'role_given' then
      if p_detail = 'teen_vetted' then update auth.role r set teen_vetted = true where r.user_id = p_about and r.role = 'moderator' and not r.teen_vetted;
      else insert into auth.role (user_id, role) values (p_about, p_detail) on conflict do nothing; end if;
      if not found then return 'nothing_changed'; end if;
    when 'role_taken' then
      if p_detail = 'admin' and not exists (select from auth.role r where r.role = 'admin' and r.user_id <> p_about) then return 'last_admin'; end if;
      if p_detail = 'teen_vetted' then update auth.role r set teen_vetted = false where r.user_id = p_about and r.teen_vetted;
      else delete from auth.role r where r.user_id = p_about and r.role = p_detail; end if;
      if not found then return 'nothing_changed'; end if;
    when 'paused' then
      update auth.account x set suspended_at = p_now where x.user_id = p_about and x.suspended_at is null;
      if not found then return 'nothing_changed'; end if;
    when 'resumed' then
      update auth.account x set suspended_at = null where x.user_id = p_about and x.suspended_at is not null;
      if not found then return 'nothing_changed'; end if;
    when 'sessions_ended' then
      if not exists (select from auth.session s where s.user_id = p_about and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()) then return 'nothing_changed'; end if;
      perform auth.end_sessions_of(p_about);
    when 'gift_given' then
      insert into app.membership_grant (user_id, id, kind, months, source, key, reverses, at)
        values (p_about, pg_catalog.gen_random_uuid(), case p_detail when 'lifetime' then 'lifetime' else 'months' end, case p_detail when 'month' then 1 when 'year' then 12 else 0 end,
          'admin', 'admin:' || p_telling::text, null, p_now);
    when 'factors_asked' then
      insert into auth.factor_help (user_id, staff, asked_at, due_at)
        select p_about, auth.staff_mark(), p_now, p_now + p_wait
         where exists (select from auth.code_app c where c.user_id = p_about and c.confirmed_at is not null) or exists (select from auth.passkey k where k.user_id = p_about)
            or exists (select from auth.recovery_code c where c.user_id = p_about)
        on conflict (user_id) do nothing;
      if not found then return 'nothing_changed'; end if;
    when 'factors_kept' then
      delete from auth.factor_help h where h.user_id = p_about;
      if not found then return 'nothing_changed'; end if;
    else raise exception 'there is no act called %', p_act;
  end case;
  perform auth.note_admin(p_act, p_detail, p_about, 'done', p_reason, p_request, p_ip, p_now);
  insert into auth.staff_telling (id, user_id, act, detail, at) values (p_telling, p_about, p_act, p_detail, p_now);
  perform auth.enqueue_job('staff_told', p_telling);
  return 'done';
end $$;

create function auth.open_staff_telling(p_id uuid) returns table (user_id uuid, act text, detail text, at timestamptz) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until) select t.id, t.user_id, pg_catalog.now() + interval '5 minutes' from auth.staff_telling t where t.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select t.user_id, t.act, t.detail, t.at from auth.staff_telling t where t.id = p_id;
end $$;

create function auth.close_staff_telling(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.staff_telling where id = p_id;
  delete from auth.job_scope where job = p_id;
$$;

-- ---------------------------------------------------------------- lost factors

-- Whoever still has one uses it, and nothing is removed.
create function auth.keep_factors() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.factor_help where user_id = new.user_id;
  return null;
end $$;
create trigger used_code_keeps_factors after update of last_step on auth.code_app for each row when (new.last_step > old.last_step) execute function auth.keep_factors();
create trigger used_recovery_keeps_factors after update of used_at on auth.recovery_code for each row when (old.used_at is null and new.used_at is not null) execute function auth.keep_factors();
create trigger used_passkey_keeps_factors after update of used_at on auth.passkey for each row when (old.used_at is distinct from new.used_at) execute function auth.keep_factors();

create function auth.due_factor_help(p_now timestamptz) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  select h.user_id from auth.factor_help h where h.due_at <= p_now order by h.due_at limit 50
$$;
create function auth.end_factor_help(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.factor_help where user_id = p_user
$$;

-- ---------------------------------------------------------------- what staff did

create function auth.staff_trail(p_action text, p_role text, p_since timestamptz, p_before timestamptz, p_before_id uuid, p_most integer)
returns table (id uuid, position_at text, at timestamptz, role text, action text, detail text, object uuid, result text, reason text, by_me boolean, staff text)
language sql stable security definer set search_path = '' as $$
  select t.id, t.at::text, t.at, t.role, t.action, t.detail, t.object, t.result, t.reason, t.staff = auth.staff_mark(), pg_catalog.left(pg_catalog.encode(t.staff, 'hex'), 4)
    from auth.staff_audit t
   where auth.uid() is not null and auth.is_admin()
     and (p_action is null or t.action = p_action or (p_action = 'circle' and t.action ~ '^(decide|category|ask author|approve author)')
          or (p_action = 'meditation' and t.action like 'meditation %'))
     and (p_role is null or t.role = p_role)
     and (p_since is null or t.at >= p_since)
     and (p_before is null or (t.at, t.id) < (p_before, p_before_id))
   order by t.at desc, t.id desc
   limit p_most
$$;

do $$
declare f regprocedure;
begin
  foreach f in array array['app.forget_mask()', 'auth.open_naming(uuid,uuid)', 'auth.put_mask(uuid,bytea,timestamptz)', 'auth.staff_accounts(uuid[],timestamptz,uuid,integer)',
    'auth.note_admin(text,text,uuid,text,text,text,text,timestamptz)', 'auth.find_account_for_staff(bytea,uuid,text,text,timestamptz)',
    'auth.act_on_account(uuid,uuid,text,text,text,interval,text,text,timestamptz)', 'auth.open_staff_telling(uuid)', 'auth.close_staff_telling(uuid)', 'auth.keep_factors()',
    'auth.due_factor_help(timestamptz)', 'auth.end_factor_help(uuid)', 'auth.staff_trail(text,text,timestamptz,timestamptz,uuid,integer)']::regprocedure[] loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
grant execute on function auth.staff_accounts(uuid[], timestamptz, uuid, integer), auth.find_account_for_staff(bytea, uuid, text, text, timestamptz),
  auth.act_on_account(uuid, uuid, text, text, text, interval, text, text, timestamptz), auth.staff_trail(text, text, timestamptz, timestamptz, uuid, integer) to w_user;
grant execute on function auth.open_naming(uuid, uuid), auth.put_mask(uuid, bytea, timestamptz), auth.open_staff_telling(uuid), auth.close_staff_telling(uuid), auth.due_factor_help(timestamptz),
  auth.end_factor_help(uuid) to w_worker;
