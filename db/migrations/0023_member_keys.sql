-- A member's data key may be renewed: a new version takes over, what the old one sealed is sealed again by a job, and then the old one goes. A new version is
-- used from ten minutes on: until then every process that still holds her keys without it has let go of them.

alter table auth.user_key add column usable_at timestamptz not null default now();

drop function auth.my_keys();
create function auth.my_keys() returns table (version integer, root_key_id text, wrapped bytea, usable boolean)
language sql stable security definer set search_path = '' as $$
  select k.version, k.root_key_id, k.wrapped, k.usable_at <= pg_catalog.now() from auth.user_key k where k.user_id = auth.uid() order by k.version desc
$$;

create table auth.resealing (
  user_id uuid primary key references auth.account (user_id) on delete cascade,
  id uuid not null unique,
  at timestamptz not null
);

-- False, and nothing is written, while an earlier renewal of hers is still under way. Ten minutes after the new version came into use, nobody writes with the
-- old one any more: then the job begins.
create function auth.renew_key(p_id uuid, p_version integer, p_root_key_id text, p_wrapped bytea) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.resealing (user_id, id, at) select auth.uid(), p_id, pg_catalog.now() + interval '20 minutes' where auth.uid() is not null on conflict do nothing;
  if not found then return false; end if;
  insert into auth.user_key (user_id, version, root_key_id, wrapped, usable_at) values (auth.uid(), p_version, p_root_key_id, p_wrapped, pg_catalog.now() + interval '10 minutes');
  return true;
end $$;

-- Hands every renewal that is due to the worker, again after an hour where it was not brought to its end.
create function auth.start_resealings() returns integer language plpgsql security definer set search_path = '' as $$
declare
  due uuid;
  started integer := 0;
begin
  for due in
    update auth.resealing set at = pg_catalog.now() + interval '1 hour'
     where user_id in (select r.user_id from auth.resealing r where r.at <= pg_catalog.now() order by r.at limit 100 for update skip locked)
    returning id
  loop
    perform auth.enqueue_job('reseal', due);
    started := started + 1;
  end loop;
  return started;
end $$;

-- Whose it is; from then on the worker may act as her for an hour. No row when it was done already.
create function auth.open_resealing(p_id uuid) returns table (user_id uuid) language plpgsql security definer set search_path = '' as $$
begin
  insert into auth.job_scope (job, user_id, until)
    select r.id, r.user_id, pg_catalog.now() + interval '1 hour' from auth.resealing r where r.id = p_id
    on conflict (job) do update set until = excluded.until;
  return query select r.user_id from auth.resealing r where r.id = p_id;
end $$;

-- Nothing is sealed by an older version any more: they go.
create function auth.end_resealing(p_id uuid, p_version integer) returns void language sql security definer set search_path = '' as $$
  delete from auth.user_key where user_id = auth.uid() and version < p_version
    and exists (select from auth.resealing r where r.id = p_id and r.user_id = auth.uid());
  delete from auth.resealing where id = p_id and user_id = auth.uid();
  delete from auth.job_scope where job = p_id;
$$;

-- What of hers lies sealed in this schema: the words for her devices, those of ended sessions too, and of letters. By the names the vault has for their places.
create function auth.my_sealed() returns table (place text, id uuid, sealed bytea) language sql stable security definer set search_path = '' as $$
  select 'session', s.id, s.device from auth.session s where s.user_id = auth.uid() and s.device is not null
  union all
  select 'outbox_mail', m.id, m.sealed from auth.outbox_mail m where m.user_id = auth.uid() and m.sealed is not null
$$;

create function auth.reseal_mine(p_place text, p_id uuid, p_old bytea, p_new bytea) returns void language sql security definer set search_path = '' as $$
  update auth.session set device = p_new where p_place = 'session' and id = p_id and user_id = auth.uid() and device = p_old;
  update auth.outbox_mail set sealed = p_new where p_place = 'outbox_mail' and id = p_id and user_id = auth.uid() and sealed = p_old;
$$;

revoke execute on function auth.my_keys(), auth.renew_key(uuid, integer, text, bytea), auth.start_resealings(), auth.open_resealing(uuid), auth.end_resealing(uuid, integer), auth.my_sealed(), auth.reseal_mine(text, uuid, bytea, bytea) from public;
grant execute on function auth.my_keys() to w_user, w_worker;
grant execute on function auth.renew_key(uuid, integer, text, bytea) to w_user;
grant execute on function auth.start_resealings(), auth.open_resealing(uuid), auth.end_resealing(uuid, integer), auth.my_sealed(), auth.reseal_mine(text, uuid, bytea, bytea) to w_worker;

-- What the job reads and writes of her: the sealed columns, and the keys they lie under. The journal's tables let the worker in already.
do $$
declare t text;
begin
  foreach t in array array['member', 'day_log', 'cycle_summary', 'log_lists', 'daily_flow', 'daily_quiz', 'archetype_quiz', 'forecast', 'visit', 'intention', 'idempotency', 'import', 'import_batch', 'presence_day', 'reminder', 'push_subscription'] loop
    execute format('alter policy own on app.%I to w_user, w_worker', t);
  end loop;
end $$;
grant select (user_id, profile), update (profile) on app.member to w_worker;
grant select (user_id, key, reply), update (reply) on app.idempotency to w_worker;
grant select (user_id, id, sealed), update (sealed) on app.day_log, app.forecast, app.import, app.journal_entry, app.push_subscription to w_worker;
grant select (user_id, sealed), update (sealed) on app.cycle_summary, app.log_lists, app.daily_flow, app.daily_quiz, app.archetype_quiz, app.visit, app.intention, app.journal_index, app.reminder to w_worker;
grant select (user_id, import_id, number, sealed), update (sealed) on app.import_batch to w_worker;
grant select (user_id, number, sealed), update (sealed) on app.presence_day to w_worker;
grant select (user_id, entry_id, version, sealed), update (sealed) on app.journal_version to w_worker;

-- What is written once stays as it was said; only the key it is sealed under may change.
drop trigger forecast_is_frozen on app.forecast;
create trigger forecast_is_frozen before update of user_id, id, start_bidx, created_at on app.forecast for each row execute function app.refuse_change();
drop trigger presence_day_is_append_only on app.presence_day;
create trigger presence_day_is_append_only before update of user_id, number, day_bidx, at on app.presence_day for each row execute function app.refuse_change();
