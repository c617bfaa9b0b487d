-- Wrong passwords: ten in a quarter of an hour close an account to whoever tried, and each further one for twice as long; a hundred in 30 days,
-- and only a mail opens it again. Counted under keyed names, so that an address nobody has is counted like any other. Letters about the safety of an
-- account carry what they tell, sealed: when, from what device, to which address.

create table auth.try_count (
  bucket bytea primary key,
  since timestamptz not null,
  fails integer not null,
  recent_since timestamptz not null,
  recent integer not null,
  strikes integer not null default 0,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index try_count_by_age on auth.try_count (last_at);

-- Counts one try before it is looked at, so that many at once are counted too. `wait` is 0 when it may be made; otherwise it was not counted.
create function auth.take_try(p_bucket bytea, p_most integer, p_window integer, p_longest integer) returns table (wait integer, fails integer)
language plpgsql security definer set search_path = '' as $$
declare
  t auth.try_count;
  moment timestamptz := pg_catalog.clock_timestamp();
begin
  insert into auth.try_count as c (bucket, since, fails, recent_since, recent, last_at) values (p_bucket, moment, 0, moment, 0, moment) on conflict (bucket) do nothing;
  select * into t from auth.try_count c where c.bucket = p_bucket for update;
  if t.locked_until > moment then
    return query select pg_catalog.ceil(extract(epoch from t.locked_until - moment))::integer, t.fails;
    return;
  end if;
  if t.since < moment - interval '30 days' then t.since := moment; t.fails := 0; end if;
  if t.recent_since < moment - p_window * interval '1 second' then t.recent_since := moment; t.recent := 0; end if;
  if t.last_at < moment - interval '1 day' then t.strikes := 0; end if;
  t.fails := t.fails + 1;
  t.recent := t.recent + 1;
  if t.recent >= p_most or t.strikes > 0 then
    t.locked_until := moment + least(p_window * 2 ^ t.strikes, p_longest) * interval '1 second';
    t.strikes := least(t.strikes + 1, 16);
  end if;
  update auth.try_count c set since = t.since, fails = t.fails, recent_since = t.recent_since, recent = t.recent, strikes = t.strikes, last_at = moment, locked_until = t.locked_until where c.bucket = p_bucket;
  return query select 0, t.fails;
end $$;

-- A try that nobody could look at does not count.
create function auth.give_back_try(p_bucket bytea) returns void language sql security definer set search_path = '' as $$
  update auth.try_count set fails = greatest(fails - 1, 0), recent = greatest(recent - 1, 0), locked_until = null where bucket = p_bucket
$$;

create function auth.clear_tries(p_bucket bytea) returns void language sql security definer set search_path = '' as $$
  delete from auth.try_count where bucket = p_bucket
$$;

create function auth.sweep_tries() returns bigint language sql security definer set search_path = '' as $$
  with gone as (delete from auth.try_count where last_at < pg_catalog.now() - interval '30 days' returning 1) select pg_catalog.count(*) from gone
$$;

alter table auth.outbox_mail add column sealed bytea;

create function auth.post_letter(p_id uuid, p_user uuid, p_kind text, p_link uuid, p_sealed bytea) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.outbox_mail (id, user_id, kind, link_id, sealed) values (p_id, p_user, p_kind, p_link, p_sealed);
  perform auth.enqueue_job('mail', p_id);
end $$;

drop function auth.open_mail(uuid);
create function auth.open_mail(p_id uuid) returns table (user_id uuid, kind text, link_id uuid, sealed bytea)
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select m.id, m.user_id, pg_catalog.now() + interval '5 minutes' from auth.outbox_mail m where m.id = p_id and m.sent_at is null
    on conflict (job) do update set until = excluded.until;
  return query select m.user_id, m.kind, m.link_id, m.sealed from auth.outbox_mail m
    where m.id = p_id and m.sent_at is null and (m.link_id is null or exists (
      select 1 from auth.link l where l.id = m.link_id and l.used_at is null and l.expires_at > pg_catalog.now()));
end $$;

revoke execute on function auth.take_try(bytea, integer, integer, integer), auth.give_back_try(bytea), auth.clear_tries(bytea), auth.sweep_tries(), auth.post_letter(uuid, uuid, text, uuid, bytea), auth.open_mail(uuid) from public;
grant execute on function auth.take_try(bytea, integer, integer, integer), auth.give_back_try(bytea), auth.clear_tries(bytea), auth.post_letter(uuid, uuid, text, uuid, bytea) to w_user;
grant execute on function auth.sweep_tries(), auth.open_mail(uuid) to w_worker;
