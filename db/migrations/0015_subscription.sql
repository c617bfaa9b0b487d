-- Plans and payments. `app.subscription` becomes the mirror of what the payment provider holds: a member reads hers, and nobody writes one but
-- the worker, in the scope of an event of her own customer. Her free days and what was given to her stand apart, so that registering and giving
-- write no subscription. What is about the provider and not about her stands in `auth`, behind doors.

-- ---------------------------------------------------------------- free days

create table app.trial (
  user_id uuid primary key,
  end_at timestamptz not null
);

-- ---------------------------------------------------------------- the mirror

alter table app.subscription alter column status drop not null;
alter table app.subscription
  add column subscription_id text,
  add column item_id text,
  add column state text check (state in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
  add column plan text check (plan in ('premium_monthly', 'premium_yearly')),
  add column amount integer,
  add column since timestamptz,
  add column period_start timestamptz,
  add column period_end timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_at timestamptz,
  add column past_due_since timestamptz,
  add column card_brand text,
  add column card_last4 text,
  add column card_month smallint,
  add column card_year smallint,
  add column reading bigint not null default 0;

-- ---------------------------------------------------------------- gifts

create table app.membership_grant (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('months', 'lifetime')),
  months smallint not null default 0 check (months between 0 and 120),
  source text not null check (source in ('admin', 'reward')),
  key text not null,
  reverses uuid,
  at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, key),
  unique (user_id, reverses),
  foreign key (user_id, reverses) references app.membership_grant (user_id, id)
);

-- ---------------------------------------------------------------- what she was written about money, each once

create table app.billing_note (
  user_id uuid not null,
  id uuid not null,
  key text not null,
  kind text not null check (kind in ('receipt', 'payment_failed', 'payment_recovered', 'cancelled', 'renewal')),
  plan text,
  amount integer,
  at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, key)
);

do $$
declare t text;
begin
  foreach t in array array['trial', 'membership_grant', 'billing_note'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create trigger %I before update on app.%I for each row execute function app.refuse_change()', t || '_is_append_only', t);
  end loop;
  -- They leave only with their account, after its keys are gone.
  foreach t in array array['trial', 'subscription', 'membership_grant', 'billing_note'] loop
    execute format('create trigger %I before delete on app.%I for each row execute function app.refuse_removal()', t || '_stays', t);
  end loop;
end $$;
create policy own on app.trial to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own on app.billing_note to w_user, w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- In her own transaction a reward may give her months; all else is given by the worker.
create policy own on app.membership_grant to w_user, w_worker using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (current_setting('role', true) = 'w_worker' or (kind = 'months' and source = 'reward' and reverses is null)));
drop policy own on app.subscription;
create policy own on app.subscription to w_user, w_worker using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and (current_setting('role', true) = 'w_worker' or (status = 'trial' and state is null)));

grant select, insert, delete on app.trial, app.membership_grant to w_user;
grant select, delete on app.billing_note to w_user;
grant select on app.trial to w_worker;
grant select, insert on app.membership_grant, app.billing_note to w_worker;
grant insert, update on app.subscription to w_worker;
-- What the release before writes when somebody registers, and nothing else; the next one takes this away.
revoke insert on app.subscription from w_user;
grant insert (user_id, status, trial_end_at, updated_at) on app.subscription to w_user;

alter table app.subscription no force row level security;
alter table app.trial no force row level security;
insert into app.trial (user_id, end_at) select s.user_id, s.trial_end_at from app.subscription s where s.trial_end_at is not null;
alter table app.subscription force row level security;
alter table app.trial force row level security;

create function app.note_trial() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.trial (user_id, end_at) values (new.user_id, new.trial_end_at) on conflict do nothing;
  return null;
end $$;
create trigger subscription_tells_trial after insert on app.subscription for each row when (new.trial_end_at is not null) execute function app.note_trial();

-- ---------------------------------------------------------------- her customer at the provider

-- `reference` is all that the provider is told of her. `reading` counts how often the provider was asked: what was read later is newer.
-- `look_at`: when she is read anew though no event came.
create table auth.payment_customer (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  reference uuid not null unique,
  customer_id text unique,
  reading bigint not null default 0,
  look_at timestamptz
);
create index payment_customer_due on auth.payment_customer (look_at);

-- Customers of accounts that are gone, until the provider has let go of them.
create table auth.parting_customer (
  id uuid primary key,
  customer_id text not null
);

create function auth.part_customer() returns trigger language plpgsql security definer set search_path = '' as $$
declare parting uuid := pg_catalog.gen_random_uuid();
begin
  insert into auth.parting_customer (id, customer_id) values (parting, old.customer_id);
  perform auth.enqueue_job('part_customer', parting);
  return null;
end $$;
create trigger customer_parts after delete on auth.payment_customer for each row when (old.customer_id is not null) execute function auth.part_customer();

create function auth.parting_customer(p_id uuid) returns table (customer_id text) language sql stable security definer set search_path = '' as $$
  select p.customer_id from auth.parting_customer p where p.id = p_id
$$;

create function auth.customer_parted(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.parting_customer where id = p_id
$$;

-- The customer of a member, with the reference it is to be made under.
create function auth.customer_of(p_user uuid, p_reference uuid) returns table (reference uuid, customer_id text)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.payment_customer (user_id, reference) select p_user, p_reference where p_reference is not null on conflict do nothing;
  return query select c.reference, c.customer_id from auth.payment_customer c where c.user_id = p_user;
end $$;

create function auth.keep_customer(p_user uuid, p_customer text) returns void language sql security definer set search_path = '' as $$
  update auth.payment_customer set customer_id = p_customer where user_id = p_user and customer_id is null
$$;

-- Whose customer this is. Counts one more reading, and lets the worker act as her for five minutes under a job that is hers alone.
create function auth.open_customer(p_customer text, p_job uuid) returns table (user_id uuid, reading bigint)
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  counted bigint;
begin
  update auth.payment_customer c set reading = c.reading + 1 where c.customer_id = p_customer returning c.user_id, c.reading into owner, counted;
  if not found then return; end if;
  insert into auth.job_scope (job, user_id, until) values (p_job, owner, pg_catalog.now() + interval '5 minutes');
  return query select owner, counted;
end $$;

create function auth.look_again(p_at timestamptz) returns void language sql security definer set search_path = '' as $$
  update auth.payment_customer set look_at = p_at where user_id = auth.uid()
$$;

-- Customers who are to be read anew. Their next time is a day from now until the reading itself says better.
create function auth.due_customers(p_now timestamptz, p_limit integer) returns table (customer_id text) language sql security definer set search_path = '' as $$
  update auth.payment_customer set look_at = p_now + interval '1 day'
   where user_id in (select c.user_id from auth.payment_customer c where c.look_at <= p_now and c.customer_id is not null order by c.look_at limit p_limit for update skip locked)
  returning customer_id
$$;

-- For giving: the worker may act as one member for five minutes.
create function auth.open_giving(p_user uuid, p_job uuid) returns void language sql security definer set search_path = '' as $$
  insert into auth.job_scope (job, user_id, until) select p_job, a.user_id, pg_catalog.now() + interval '5 minutes' from auth.account a where a.user_id = p_user
$$;

-- ---------------------------------------------------------------- what was asked of the provider, and what it told

-- Written before the provider is asked: its id is the key under which the provider does it once. One of a kind is open at a time.
create table auth.checkout_operation (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  kind text not null check (kind in ('checkout', 'portal', 'change', 'cancel', 'resume')),
  about text not null,
  free_until timestamptz,
  free_days integer,
  session_id text,
  state text not null default 'open' check (state in ('open', 'done', 'failed')),
  at timestamptz not null
);
create unique index checkout_operation_open on auth.checkout_operation (user_id, kind) where state = 'open';
create index checkout_operation_at on auth.checkout_operation (at);

create function auth.begin_operation(p_user uuid, p_id uuid, p_kind text, p_about text, p_free_until timestamptz, p_free_days integer, p_at timestamptz)
returns table (id uuid, about text, free_until timestamptz, free_days integer, session_id text, at timestamptz)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.checkout_operation (id, user_id, kind, about, free_until, free_days, at) values (p_id, p_user, p_kind, p_about, p_free_until, p_free_days, p_at) on conflict do nothing;
  return query select o.id, o.about, o.free_until, o.free_days, o.session_id, o.at from auth.checkout_operation o where o.user_id = p_user and o.kind = p_kind and o.state = 'open';
end $$;

create function auth.note_session(p_id uuid, p_session text) returns void language sql security definer set search_path = '' as $$
  update auth.checkout_operation set session_id = p_session where id = p_id
$$;

create function auth.end_operation(p_id uuid, p_state text) returns void language sql security definer set search_path = '' as $$
  update auth.checkout_operation set state = p_state where id = p_id and state = 'open'
$$;

create table auth.webhook_event (
  event_id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);
create index webhook_event_at on auth.webhook_event (received_at);

-- True for whoever notes an event first: its effect is in the same transaction.
create function auth.note_event(p_event text, p_type text) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.webhook_event (event_id, type) values (p_event, p_type) on conflict do nothing;
  return found;
end $$;

create function auth.unknown_events(p_events text[]) returns table (event_id text) language sql stable security definer set search_path = '' as $$
  select e from pg_catalog.unnest(p_events) e where not exists (select from auth.webhook_event w where w.event_id = e)
$$;

-- How far the hourly comparison has come.
create table auth.payment_state (
  id boolean primary key default true check (id),
  compared_until timestamptz not null
);

create function auth.compared_until() returns table (compared_until timestamptz) language sql stable security definer set search_path = '' as $$
  select s.compared_until from auth.payment_state s
$$;

create function auth.note_compared(p_until timestamptz) returns void language sql security definer set search_path = '' as $$
  insert into auth.payment_state (compared_until) values (p_until)
    on conflict (id) do update set compared_until = greatest(auth.payment_state.compared_until, excluded.compared_until)
$$;

create function auth.sweep_payments() returns void language sql security definer set search_path = '' as $$
  delete from auth.webhook_event where received_at < pg_catalog.now() - interval '90 days';
  delete from auth.checkout_operation where at < pg_catalog.now() - interval '90 days';
$$;

-- ---------------------------------------------------------------- mails about money

alter table auth.outbox_mail drop constraint outbox_mail_kind_check;
alter table auth.outbox_mail add constraint outbox_mail_kind_check check (kind in ('verify', 'already_registered', 'reset', 'password_changed', 'note', 'billing'));

create function auth.post_billing(p_id uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.outbox_mail (id, user_id, kind) select p_id, auth.uid(), 'billing' where auth.uid() is not null;
  perform auth.enqueue_job('mail', p_id);
end $$;

do $$
declare door text;
begin
  foreach door in array array['parting_customer(uuid)', 'customer_parted(uuid)', 'customer_of(uuid, uuid)', 'keep_customer(uuid, text)', 'open_customer(text, uuid)', 'look_again(timestamptz)', 'due_customers(timestamptz, integer)', 'open_giving(uuid, uuid)',
    'begin_operation(uuid, uuid, text, text, timestamptz, integer, timestamptz)', 'note_session(uuid, text)', 'end_operation(uuid, text)', 'note_event(text, text)', 'unknown_events(text[])', 'compared_until()', 'note_compared(timestamptz)', 'sweep_payments()', 'post_billing(uuid)'] loop
    execute format('revoke execute on function auth.%s from public', door);
    execute format('grant execute on function auth.%s to w_worker', door);
  end loop;
end $$;
revoke execute on function auth.part_customer(), app.note_trial() from public;
grant execute on function app.note_trial() to w_user;
