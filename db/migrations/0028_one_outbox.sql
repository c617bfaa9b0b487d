-- One outbox for every notice, whatever caused it and whichever channel it takes. The kinds of notices are declared in the program: a new one needs no migration.
-- Of a kind that may not be known from a row, the name lies sealed and the row says 'note'.
--
-- The release before this one goes on with outbox_mail, outbox_push and their functions; what it has queued there is moved over when its job runs. A later
-- migration removes both tables.

create table auth.outbox (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  channel text not null check (channel in ('in_app', 'email', 'push')),
  kind text not null check (kind ~ '^[a-z][a-z_]{1,39}$'),
  about uuid,
  link_id uuid,
  sealed bytea,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_by_member on auth.outbox (user_id);
create index outbox_by_age on auth.outbox (created_at);

-- As enqueue_job, not before p_after has passed.
create function auth.enqueue_job_after(p_kind text, p_id uuid, p_after interval) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform graphile_worker.add_job(p_kind, payload => pg_catalog.json_build_object('id', p_id), job_key => p_kind || ':' || p_id::text, run_at => pg_catalog.now() + p_after);
end $$;

-- A notice and its job, in the transaction that causes it. A job causes notices only for the member it acts as.
create function auth.post_notice(p_id uuid, p_user uuid, p_channel text, p_kind text, p_about uuid, p_link uuid, p_sealed bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if pg_catalog.current_setting('role', true) = 'w_worker' and p_user is distinct from auth.uid() then
    raise exception 'a job causes notices for its own member only' using errcode = 'insufficient_privilege';
  end if;
  insert into auth.outbox (id, user_id, channel, kind, about, link_id, sealed) values (p_id, p_user, p_channel, p_kind, p_about, p_link, p_sealed);
  perform auth.enqueue_job('notice', p_id);
end $$;

-- The worker opens a notice: it learns whose it is and may act as her for five minutes. No row when it was sent already, or when its link has run out or been
-- replaced meanwhile.
create function auth.open_notice(p_id uuid) returns table (user_id uuid, channel text, kind text, about uuid, link_id uuid, sealed bytea)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select o.id, o.user_id, pg_catalog.now() + interval '5 minutes' from auth.outbox o where o.id = p_id and o.sent_at is null
    on conflict (job) do update set until = excluded.until;
  return query select o.user_id, o.channel, o.kind, o.about, o.link_id, o.sealed from auth.outbox o
    where o.id = p_id and o.sent_at is null and (o.link_id is null or exists (
      select 1 from auth.link l where l.id = o.link_id and l.used_at is null and l.expires_at > pg_catalog.now()));
end $$;

-- A note leaves no row: which day brought one is nobody's business.
create function auth.close_notice(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.outbox where id = p_id and kind = 'note';
  update auth.outbox set sent_at = pg_catalog.now() where id = p_id and sent_at is null;
  delete from auth.job_scope where job = p_id;
$$;

-- It waits for the end of her quiet hours: another job takes the place of this one.
create function auth.delay_notice(p_id uuid, p_seconds integer) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform auth.enqueue_job_after('notice', o.id, p_seconds * interval '1 second') from auth.outbox o where o.id = p_id and o.sent_at is null;
  delete from auth.job_scope where job = p_id;
end $$;

-- What the release before this one has queued: it comes into this outbox with a job of its own. A mail keeps its id, and with it its Message-ID.
create function auth.take_over_mail(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  with taken as (delete from auth.outbox_mail m where m.id = p_id and m.sent_at is null returning m.*)
    insert into auth.outbox (id, user_id, channel, kind, about, link_id, sealed, created_at)
      select t.id, t.user_id, 'email', t.kind, t.id, t.link_id, t.sealed, t.created_at from taken t join auth.account a on a.user_id = t.user_id;
  if found then perform auth.enqueue_job('notice', p_id); end if;
end $$;

create function auth.take_over_push(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  fresh uuid := pg_catalog.gen_random_uuid();
begin
  with taken as (delete from auth.outbox_push p where p.id = p_id returning p.*)
    insert into auth.outbox (id, user_id, channel, kind, about, created_at) select fresh, t.user_id, 'push', 'note', t.id, t.created_at from taken t;
  if found then perform auth.enqueue_job('notice', fresh); end if;
end $$;

-- Notes that the member of this transaction is warned before her unused account goes; the letter is posted beside it.
create function auth.note_unused(p_last boolean, p_on date) returns void language sql security definer set search_path = '' as $$
  insert into auth.unused_notice as n (user_id, first_on) select auth.uid(), p_on where auth.uid() is not null
    on conflict (user_id) do update set first_on = case when p_last then n.first_on else p_on end, last_on = case when p_last then p_on end
$$;

-- ---------------------------------------------------------------- what knows the outbox already

create or replace function auth.erase_account(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_scope where user_id = p_user and p_user = auth.uid();
  delete from auth.feed where user_id = p_user and p_user = auth.uid();
  delete from auth.link where user_id = p_user and p_user = auth.uid();
  delete from auth.outbox_mail where user_id = p_user and p_user = auth.uid();
  delete from auth.outbox where user_id = p_user and p_user = auth.uid();
  delete from auth.role where user_id = p_user and p_user = auth.uid();
  delete from auth.account where user_id = p_user and p_user = auth.uid();
  delete from auth.session where user_id = p_user and p_user = auth.uid();
$$;

create or replace function auth.sweep_old(p_table text, p_before timestamptz) returns bigint language plpgsql security definer set search_path = '' as $$
declare gone bigint;
begin
  case p_table
    when 'auth.rate_count' then delete from auth.rate_count where window_start < p_before;
    when 'auth.session' then delete from auth.session where coalesce(revoked_at, expires_at) < p_before;
    when 'auth.session of a moment' then delete from auth.session where kind = 'registration' and expires_at < p_before;
    when 'auth.link' then delete from auth.link where expires_at < p_before;
    when 'auth.outbox' then delete from auth.outbox where sent_at < p_before;
    when 'auth.outbox unsent' then delete from auth.outbox where sent_at is null and created_at < p_before;
    when 'auth.outbox_mail' then delete from auth.outbox_mail where sent_at < p_before;
    when 'auth.outbox_mail unsent' then delete from auth.outbox_mail where sent_at is null and created_at < p_before;
    when 'auth.outbox_push' then delete from auth.outbox_push where created_at < p_before;
    when 'auth.job_scope' then delete from auth.job_scope where until < p_before;
    when 'auth.webhook_event' then delete from auth.webhook_event where received_at < p_before;
    when 'auth.checkout_operation' then delete from auth.checkout_operation where at < p_before;
  end case;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Both outboxes have one name in the vault: what was sealed for the one opens in the other.
create or replace function auth.my_sealed() returns table (place text, id uuid, sealed bytea) language sql stable security definer set search_path = '' as $$
  select 'session', s.id, s.device from auth.session s where s.user_id = auth.uid() and s.device is not null
  union all
  select 'outbox_mail', m.id, m.sealed from auth.outbox_mail m where m.user_id = auth.uid() and m.sealed is not null
  union all
  select 'outbox_mail', o.id, o.sealed from auth.outbox o where o.user_id = auth.uid() and o.sealed is not null
  union all
  select 'passkey', k.id, k.name from auth.passkey k where k.user_id = auth.uid()
  union all
  select 'email_change', c.link_id, c.address from auth.email_change c where c.user_id = auth.uid()
$$;

create or replace function auth.reseal_mine(p_place text, p_id uuid, p_old bytea, p_new bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set device = p_new where p_place = 'session' and id = p_id and user_id = auth.uid() and device = p_old;
  update auth.outbox_mail set sealed = p_new where p_place = 'outbox_mail' and id = p_id and user_id = auth.uid() and sealed = p_old;
  update auth.outbox set sealed = p_new where p_place = 'outbox_mail' and id = p_id and user_id = auth.uid() and sealed = p_old;
  update auth.passkey set name = p_new where p_place = 'passkey' and id = p_id and user_id = auth.uid() and name = p_old;
  update auth.email_change set address = p_new where p_place = 'email_change' and link_id = p_id and user_id = auth.uid() and address = p_old;
$$;

revoke execute on function auth.enqueue_job_after(text, uuid, interval), auth.post_notice(uuid, uuid, text, text, uuid, uuid, bytea), auth.open_notice(uuid), auth.close_notice(uuid), auth.delay_notice(uuid, integer), auth.take_over_mail(uuid), auth.take_over_push(uuid), auth.note_unused(boolean, date) from public;
grant execute on function auth.post_notice(uuid, uuid, text, text, uuid, uuid, bytea) to w_user, w_worker;
grant execute on function auth.note_unused(boolean, date) to w_user;
grant execute on function auth.open_notice(uuid), auth.close_notice(uuid), auth.delay_notice(uuid, integer), auth.take_over_mail(uuid), auth.take_over_push(uuid) to w_worker;

-- Last, because from here on the function belongs to w_jobs.
grant create on schema auth to w_jobs;
alter function auth.enqueue_job_after(text, uuid, interval) owner to w_jobs;
revoke create on schema auth from w_jobs;
grant execute on function auth.enqueue_job_after(text, uuid, interval) to mh_owner;
