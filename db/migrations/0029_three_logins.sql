-- Three logins: before a session, as a member, as the worker. What a member's transaction may call asks auth.uid() itself and takes no
-- member's id, so that whoever can run SQL in it reaches her own and nothing else. `reset role` and `set_config('role', ...)` lead from
-- no login to what another is.

-- ---------------------------------------------------------------- suspended accounts, in the database itself

-- The member of this transaction: by her session (app.sid is SHA-256 of the cookie, the table holds SHA-256 of that), or, for
-- the worker role alone, by the scope of the job it runs. Null when neither lives, while her session is shut, and for a suspended account.
create or replace function auth.uid() returns uuid language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select s.user_id from auth.session s
      where s.token_hash = pg_catalog.sha256(pg_catalog.convert_to(pg_catalog.current_setting('app.sid', true), 'UTF8'))
        and s.revoked_at is null and s.expires_at > pg_catalog.now() and (s.shut_at is null or s.shut_at > pg_catalog.now())
        and (s.kind <> 'member' or not exists (select from auth.account a where a.user_id = s.user_id and a.suspended_at is not null))),
    (select j.user_id from auth.job_scope j
      where pg_catalog.current_setting('role', true) = 'w_worker'
        and j.job = nullif(pg_catalog.current_setting('app.job', true), '')::uuid
        and j.until > pg_catalog.now()))
$$;

-- A suspended account, or one whose address was never verified, gets no session of its own, whoever asks.
create or replace function auth.open_session(p_id uuid, p_user uuid, p_token_hash bytea, p_kind text, p_band text, p_band_day date, p_shared boolean, p_ip_prefix text, p_idle interval, p_absolute interval)
returns void language plpgsql security definer set search_path = '' as $$
begin
  if p_kind = 'member' and exists (select from auth.account a where a.user_id = p_user and (a.suspended_at is not null or a.verified_at is null)) then
    raise exception 'this account opens no session' using errcode = 'insufficient_privilege';
  end if;
  insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at, shut_at)
    values (p_id, p_user, p_token_hash, p_kind, p_band, p_band_day, p_shared, p_ip_prefix, pg_catalog.now() + p_idle, pg_catalog.now() + p_absolute,
            (select pg_catalog.now() + pg_catalog.make_interval(mins => a.lock_minutes) from auth.account a where a.user_id = p_user));
end $$;

-- Work of the product as one member who is not signed in, on the host or by a job: a minute, and nobody is ever given its token.
create function auth.open_passing_session(p_id uuid, p_user uuid, p_token_hash bytea) returns void language sql security definer set search_path = '' as $$
  insert into auth.session (id, user_id, token_hash, kind, age_band, band_day, shared_device, ip_prefix, expires_at, ends_at)
    values (p_id, p_user, p_token_hash, 'registration', 'adult', date '1970-01-01', true, '', pg_catalog.now() + interval '1 minute', pg_catalog.now() + interval '1 minute')
$$;

-- Ends whatever lets somebody in: sessions, on every process, and sign-ins that wait for their second step.
create function auth.end_access() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  ended bytea;
begin
  for ended in update auth.session set revoked_at = pg_catalog.now() where user_id = whose and kind = 'member' and revoked_at is null returning token_hash loop
    perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(ended, 'hex'));
  end loop;
  delete from auth.challenge where user_id = whose;
  return null;
end $$;
create trigger suspension_ends_access after update of suspended_at on auth.account for each row
  when (old.suspended_at is null and new.suspended_at is not null) execute function auth.end_access();
create trigger role_ends_access after insert or delete or update of role, teen_vetted on auth.role for each row execute function auth.end_access();

create or replace function auth.read_session(p_token_hash bytea)
returns table (id uuid, user_id uuid, age_band text, band_day text, shared_device boolean, seen_at timestamptz, stepped_up_at timestamptz, held_roles text[], has_factor boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.user_id, s.age_band, s.band_day::text, s.shared_device, s.seen_at, s.stepped_up_at,
         coalesce((select pg_catalog.array_agg(r.role order by r.role) from auth.role r where r.user_id = s.user_id), '{}'::text[]),
         exists (select from auth.code_app c where c.user_id = s.user_id and c.confirmed_at is not null) or exists (select from auth.passkey k where k.user_id = s.user_id)
    from auth.session s
   where s.token_hash = p_token_hash and s.kind = 'member' and s.revoked_at is null and s.expires_at > pg_catalog.now()
     and not exists (select from auth.account a where a.user_id = s.user_id and a.suspended_at is not null)
$$;

-- A second step that waits, and a question to a passkey, are nobody's once the account is suspended.
create or replace function auth.try_challenge(p_hash bytea, p_purpose text, p_most integer) returns table (user_id uuid, shared boolean)
language sql security definer set search_path = '' as $$
  update auth.challenge c set tries = c.tries + 1 where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now() and c.tries < p_most
    and not exists (select from auth.account a where a.user_id = c.user_id and a.suspended_at is not null) returning c.user_id, c.shared
$$;
create or replace function auth.see_challenge(p_hash bytea, p_purpose text) returns table (user_id uuid)
language sql stable security definer set search_path = '' as $$
  select c.user_id from auth.challenge c where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now()
    and not exists (select from auth.account a where a.user_id = c.user_id and a.suspended_at is not null)
$$;
create or replace function auth.use_challenge(p_hash bytea, p_purpose text) returns table (user_id uuid, shared boolean)
language sql security definer set search_path = '' as $$
  delete from auth.challenge c where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now()
    and not exists (select from auth.account a where a.user_id = c.user_id and a.suspended_at is not null) returning c.user_id, c.shared
$$;

-- ---------------------------------------------------------------- what a member's transaction calls: of auth.uid(), without a member's id

create function auth.factors_of() returns table (codes_since timestamptz, recovery_left integer, passkeys integer) language sql stable security definer set search_path = '' as $$
  select * from auth.factors_of(auth.uid())
$$;
create function auth.code_app_of() returns table (seed bytea, confirmed boolean) language sql stable security definer set search_path = '' as $$
  select * from auth.code_app_of(auth.uid())
$$;
create function auth.passkeys_of() returns table (id uuid, credential_id bytea, transports text[], name bytea, created_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select * from auth.passkeys_of(auth.uid())
$$;
create function auth.use_code(p_step bigint, p_confirms boolean) returns boolean language sql security definer set search_path = '' as $$
  select auth.use_code(auth.uid(), p_step, p_confirms)
$$;
create function auth.use_recovery_code(p_hash bytea) returns boolean language sql security definer set search_path = '' as $$
  select auth.use_recovery_code(auth.uid(), p_hash)
$$;
create function auth.start_code_app(p_seed bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.code_app as c (user_id, seed) values (auth.uid(), p_seed)
    on conflict (user_id) do update set seed = excluded.seed, created_at = pg_catalog.now(), last_step = 0 where c.confirmed_at is null;
  return found;
end $$;
create function auth.end_code_app() returns void language sql security definer set search_path = '' as $$
  delete from auth.code_app where user_id = auth.uid()
$$;
create function auth.drop_idle_recovery() returns void language sql security definer set search_path = '' as $$
  delete from auth.recovery_code r where r.user_id = auth.uid()
    and not exists (select from auth.code_app c where c.user_id = r.user_id and c.confirmed_at is not null) and not exists (select from auth.passkey k where k.user_id = r.user_id)
$$;
create function auth.set_recovery_codes(p_hashes bytea[]) returns void language sql security definer set search_path = '' as $$
  delete from auth.recovery_code where user_id = auth.uid();
  insert into auth.recovery_code (user_id, code_hash) select auth.uid(), h from pg_catalog.unnest(p_hashes) h;
$$;
create function auth.add_passkey(p_id uuid, p_credential bytea, p_public_key bytea, p_counter bigint, p_transports text[], p_name bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.passkey (id, user_id, credential_id, public_key, counter, transports, name) values (p_id, auth.uid(), p_credential, p_public_key, p_counter, p_transports, p_name) on conflict do nothing;
  return found;
end $$;
create function auth.rename_passkey(p_id uuid, p_name bytea) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.passkey set name = p_name where user_id = auth.uid() and id = p_id;
  return found;
end $$;
create function auth.end_passkey(p_id uuid) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.passkey where user_id = auth.uid() and id = p_id;
  return found;
end $$;
create function auth.find_my_passkey(p_credential bytea) returns table (user_id uuid, email_index bytea, public_key bytea, counter bigint, may_sign_in boolean)
language sql stable security definer set search_path = '' as $$
  select f.* from auth.find_passkey(p_credential) f where f.user_id = auth.uid()
$$;
create function auth.use_my_passkey(p_credential bytea, p_counter bigint) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update auth.passkey set counter = p_counter, used_at = pg_catalog.now()
   where credential_id = p_credential and user_id = auth.uid() and (p_counter > counter or (p_counter = 0 and counter = 0));
  return found;
end $$;
create function auth.new_challenge(p_hash bytea, p_purpose text, p_seconds integer) returns void language sql security definer set search_path = '' as $$
  insert into auth.challenge (hash, purpose, user_id, shared, expires_at)
    select p_hash, p_purpose, auth.uid(), false, pg_catalog.now() + p_seconds * interval '1 second' where auth.uid() is not null and p_purpose in ('passkey_enrol', 'passkey_proof')
$$;
create function auth.use_my_challenge(p_hash bytea, p_purpose text) returns table (user_id uuid, shared boolean) language sql security definer set search_path = '' as $$
  delete from auth.challenge c where c.hash = p_hash and c.purpose = p_purpose and c.expires_at > pg_catalog.now() and c.user_id = auth.uid() returning c.user_id, c.shared
$$;
create function auth.post_notice(p_id uuid, p_channel text, p_kind text, p_about uuid, p_link uuid, p_sealed bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null then raise exception 'a notice is somebody''s' using errcode = 'insufficient_privilege'; end if;
  perform auth.post_notice(p_id, auth.uid(), p_channel, p_kind, p_about, p_link, p_sealed);
end $$;
-- Ends every session of hers; the passing one of work on the host ends with its minute.
create function auth.end_sessions_of() returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  ended bytea;
begin
  for ended in update auth.session set revoked_at = pg_catalog.now() where user_id = me and kind = 'member' and revoked_at is null returning token_hash loop
    perform pg_catalog.pg_notify('session_ended', pg_catalog.encode(ended, 'hex'));
  end loop;
end $$;
create or replace function auth.touch_session(p_id uuid, p_idle interval, p_absolute interval, p_band text, p_band_day date)
returns void language sql security definer set search_path = '' as $$
  update auth.session set seen_at = pg_catalog.now(), ends_at = least(ends_at, created_at + p_absolute), expires_at = least(pg_catalog.now() + p_idle, ends_at, created_at + p_absolute), age_band = p_band, band_day = p_band_day
   where id = p_id and user_id = auth.uid() and revoked_at is null
$$;
create or replace function auth.living_alone(p_ids uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select s.id from auth.session s
   where s.id = any(p_ids) and s.user_id = auth.uid() and s.kind = 'member' and not s.shared_device and s.revoked_at is null and s.expires_at > pg_catalog.now()
$$;
create function auth.shred() returns void language sql security definer set search_path = '' as $$
  delete from auth.user_key where user_id = auth.uid();
$$;
-- Asked once who she is: with a role goes her session.
create function auth.erase_account() returns void language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  delete from auth.job_scope where user_id = me;
  delete from auth.feed where user_id = me;
  delete from auth.link where user_id = me;
  delete from auth.outbox_mail where user_id = me;
  delete from auth.outbox where user_id = me;
  delete from auth.role where user_id = me;
  delete from auth.account where user_id = me;
  delete from auth.session where user_id = me;
end $$;
drop function auth.shred(uuid), auth.erase_account(uuid), auth.start_code_app(uuid, bytea), auth.end_code_app(uuid), auth.drop_idle_recovery(uuid), auth.set_recovery_codes(uuid, bytea[]),
  auth.add_passkey(uuid, uuid, bytea, bytea, bigint, text[], bytea), auth.rename_passkey(uuid, uuid, bytea), auth.end_passkey(uuid, uuid);

-- ---------------------------------------------------------------- who may call and touch what

grant usage on schema app, auth to w_visitor;
revoke execute on all functions in schema auth, app from w_user, w_visitor;

-- Signing up, signing in, links of emails, the proof page: work before a session. A transaction of this login goes on as the member
-- whose session it has just opened, and reaches only what signing up and in write.
grant execute on function auth.uid(), auth.my_keys(), auth.find_account(bytea), auth.register(uuid, bytea, text, integer, text, bytea, timestamptz),
  auth.open_session(uuid, uuid, bytea, text, text, date, boolean, text, interval, interval), auth.read_session(bytea), auth.read_shut(bytea), auth.end_session(bytea), auth.end_sessions_of(uuid),
  auth.touch_session(uuid, interval, interval, text, date), auth.name_device(uuid, bytea), auth.end_other_sessions(uuid),
  auth.new_link(uuid, uuid, text, bytea, interval), auth.use_link(text, bytea), auth.peek_link(text, bytea), auth.mark_verified(uuid, timestamptz), auth.set_password(uuid, text, timestamptz),
  auth.hit(bytea, integer), auth.hits(bytea, integer), auth.forget_hits(bytea), auth.take_try(bytea, integer, integer, integer), auth.give_back_try(bytea), auth.clear_tries(bytea),
  auth.find_receipt(uuid), auth.kept_dates(), auth.leave_session(bytea), auth.try_pin(bytea, integer), auth.unlock_session(bytea), auth.come_back(bytea),
  auth.factors_of(uuid), auth.code_app_of(uuid), auth.use_code(uuid, bigint, boolean), auth.use_recovery_code(uuid, bytea), auth.passkeys_of(uuid), auth.find_passkey(bytea), auth.use_passkey(bytea, bigint),
  auth.new_challenge(bytea, text, uuid, boolean, integer), auth.see_challenge(bytea, text), auth.try_challenge(bytea, text, integer), auth.use_challenge(bytea, text),
  auth.post_notice(uuid, uuid, text, text, uuid, uuid, bytea), auth.renew_key(uuid, integer, text, bytea), auth.my_email_change(), auth.move_email(bytea), auth.set_tick(uuid, timestamptz),
  auth.app_keys(), auth.probe_write(), auth.migrated() to w_visitor;
grant select, insert, update on app.member to w_visitor;
grant select, insert on app.trial, app.audit, app.consent to w_visitor;
grant select on app.subscription, app.membership_grant to w_visitor;
grant select, delete on app.push_subscription to w_visitor;
alter policy own on app.member to w_user, w_worker, w_visitor;
alter policy own on app.trial to w_user, w_worker, w_visitor;
alter policy own on app.audit to w_user, w_worker, w_visitor;
alter policy own on app.consent to w_user, w_worker, w_visitor;
alter policy own on app.subscription to w_user, w_worker, w_visitor;
alter policy own on app.membership_grant to w_user, w_worker, w_visitor;
alter policy own on app.push_subscription to w_user, w_worker, w_visitor;

-- A member's own.
grant execute on function auth.uid(), auth.my_keys(), auth.my_account(), auth.my_sessions(), auth.my_pin(), auth.my_feed(), auth.my_deletion(), auth.my_old_logs(), auth.my_email_change(),
  auth.touch_session(uuid, interval, interval, text, date), auth.step_up(uuid, bytea), auth.end_my_session(uuid), auth.end_other_sessions(uuid), auth.end_sessions_of(), auth.name_device(uuid, bytea),
  auth.shut_session(uuid), auth.stay_here(uuid), auth.set_lock(text, smallint), auth.living_alone(uuid[]), auth.change_password(text, timestamptz),
  auth.factors_of(), auth.code_app_of(), auth.passkeys_of(), auth.use_code(bigint, boolean), auth.use_recovery_code(bytea), auth.start_code_app(bytea), auth.end_code_app(), auth.drop_idle_recovery(),
  auth.set_recovery_codes(bytea[]), auth.add_passkey(uuid, bytea, bytea, bigint, text[], bytea), auth.rename_passkey(uuid, bytea), auth.end_passkey(uuid), auth.find_my_passkey(bytea),
  auth.use_my_passkey(bytea, bigint), auth.new_challenge(bytea, text, integer), auth.use_my_challenge(bytea, text),
  auth.post_notice(uuid, text, text, uuid, uuid, bytea), auth.renew_key(uuid, integer, text, bytea), auth.set_tick(uuid, timestamptz), auth.end_tick(),
  auth.ask_email_change(uuid, bytea, interval, bytea, timestamptz), auth.stop_email_change(),
  auth.make_feed(bytea, text), auth.title_feed(text), auth.end_feed(), auth.add_file_within(uuid, integer, bigint), auth.drop_file(uuid), auth.fade_journal(date),
  auth.plan_deletion(timestamptz, uuid, timestamptz), auth.stop_deletion(), auth.keep_receipt(timestamptz, timestamptz), auth.hold_account(), auth.note_unused(boolean, date),
  auth.set_old_logs(integer, date), auth.looked_at_old_logs(date), auth.shred(), auth.erase_account() to w_user;

-- Work of the product as one of its members, the key ring's start, and where her phones are.
grant execute on function auth.open_passing_session(uuid, uuid, bytea), auth.living_alone(uuid[]), auth.app_keys(), auth.add_app_key(text, text, bytea), auth.renew_key(uuid, integer, text, bytea) to w_worker;
