-- What time has made useless goes in batches, found by an index on the time: one statement for all of it fails for good at some millions of rows.

create index idempotency_by_age on app.idempotency (created_at);
create index audit_by_age on app.audit (at);
create index session_by_end on auth.session ((coalesce(revoked_at, expires_at)));
create index link_by_end on auth.link (expires_at);
create index rate_count_by_age on auth.rate_count (window_start);
create index outbox_by_sending on auth.outbox (sent_at) where sent_at is not null;

-- As sweep_old, p_most rows at the most, from where the batch before has come to: what was deleted a moment ago still stands in the index, and
-- whoever begins anew each time walks over all of it. (sweep_old is what an older release beside this one calls.)
create function auth.sweep_some(p_table text, p_from timestamptz, p_before timestamptz, p_most integer) returns table (gone bigint, upto text)
language plpgsql security definer set search_path = '' as $$
begin
  case p_table
    when 'auth.rate_count' then return query
      with batch as (select x.ctid as place, x.window_start as at from auth.rate_count x where x.window_start >= p_from and x.window_start < p_before order by x.window_start limit p_most),
           removed as (delete from auth.rate_count x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.session' then return query
      with batch as (select x.ctid as place, coalesce(x.revoked_at, x.expires_at) as at from auth.session x where coalesce(x.revoked_at, x.expires_at) >= p_from and coalesce(x.revoked_at, x.expires_at) < p_before order by coalesce(x.revoked_at, x.expires_at) limit p_most),
           removed as (delete from auth.session x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.session of a moment' then return query
      with batch as (select x.ctid as place, coalesce(x.revoked_at, x.expires_at) as at from auth.session x where coalesce(x.revoked_at, x.expires_at) >= p_from and coalesce(x.revoked_at, x.expires_at) < p_before and x.kind = 'registration' and x.expires_at < p_before order by coalesce(x.revoked_at, x.expires_at) limit p_most),
           removed as (delete from auth.session x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.link' then return query
      with batch as (select x.ctid as place, x.expires_at as at from auth.link x where x.expires_at >= p_from and x.expires_at < p_before order by x.expires_at limit p_most),
           removed as (delete from auth.link x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.outbox' then return query
      with batch as (select x.ctid as place, x.sent_at as at from auth.outbox x where x.sent_at >= p_from and x.sent_at < p_before order by x.sent_at limit p_most),
           removed as (delete from auth.outbox x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.outbox unsent' then return query
      with batch as (select x.ctid as place, x.created_at as at from auth.outbox x where x.created_at >= p_from and x.created_at < p_before and x.sent_at is null order by x.created_at limit p_most),
           removed as (delete from auth.outbox x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.outbox_mail' then return query
      with batch as (select x.ctid as place, x.sent_at as at from auth.outbox_mail x where x.sent_at >= p_from and x.sent_at < p_before order by x.sent_at limit p_most),
           removed as (delete from auth.outbox_mail x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.outbox_mail unsent' then return query
      with batch as (select x.ctid as place, x.created_at as at from auth.outbox_mail x where x.created_at >= p_from and x.created_at < p_before and x.sent_at is null order by x.created_at limit p_most),
           removed as (delete from auth.outbox_mail x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.outbox_push' then return query
      with batch as (select x.ctid as place, x.created_at as at from auth.outbox_push x where x.created_at >= p_from and x.created_at < p_before order by x.created_at limit p_most),
           removed as (delete from auth.outbox_push x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.job_scope' then return query
      with batch as (select x.ctid as place, x.until as at from auth.job_scope x where x.until >= p_from and x.until < p_before order by x.until limit p_most),
           removed as (delete from auth.job_scope x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.webhook_event' then return query
      with batch as (select x.ctid as place, x.received_at as at from auth.webhook_event x where x.received_at >= p_from and x.received_at < p_before order by x.received_at limit p_most),
           removed as (delete from auth.webhook_event x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
    when 'auth.checkout_operation' then return query
      with batch as (select x.ctid as place, x.at as at from auth.checkout_operation x where x.at >= p_from and x.at < p_before order by x.at limit p_most),
           removed as (delete from auth.checkout_operation x where x.ctid = any (array(select s.place from batch s)) returning 1)
      select (select count(*) from removed), (select max(s.at)::text from batch s);
  end case;
end $$;

revoke execute on function auth.sweep_some(text, timestamptz, timestamptz, integer) from public;
grant execute on function auth.sweep_some(text, timestamptz, timestamptz, integer) to w_worker;
