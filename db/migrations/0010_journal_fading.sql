-- What she deleted or replaced in her journal goes after thirty days, whether she comes back or not. A row here says that a journal has
-- something of that age on a day; the worker then acts as her, under the scope of one job, and sees which rows are old, never a page.

create table auth.journal_fading (
  user_id uuid not null references auth.account (user_id) on delete cascade,
  due_on date not null,
  primary key (user_id, due_on)
);
create index journal_fading_by_day on auth.journal_fading (due_on);

-- Said with each change that leaves something behind, of the member of this transaction only.
create function auth.fade_journal(p_on date) returns void language sql security definer set search_path = '' as $$
  insert into auth.journal_fading (user_id, due_on) select auth.uid(), p_on where auth.uid() is not null on conflict do nothing
$$;

-- Journals with something that is due by a day, and for five minutes the right to act as their owners, each under a job of its own.
create function auth.open_fading(p_until date, p_limit integer) returns table (job uuid, user_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  return query with due as (
    select distinct f.user_id from auth.journal_fading f where f.due_on <= p_until limit p_limit
  ), opened as (
    insert into auth.job_scope as s (job, user_id, until) select pg_catalog.gen_random_uuid(), d.user_id, pg_catalog.now() + interval '5 minutes' from due d
    returning s.job, s.user_id
  ) select o.job, o.user_id from opened o;
end $$;

-- What was due is gone: said in the transaction that removed it, of its member only, and the last word of its job.
create function auth.close_fading(p_until date) returns void language sql security definer set search_path = '' as $$
  delete from auth.journal_fading where user_id = auth.uid() and due_on <= p_until;
  delete from auth.job_scope where job = nullif(pg_catalog.current_setting('app.job', true), '')::uuid;
$$;

revoke execute on function auth.fade_journal(date), auth.open_fading(date, integer), auth.close_fading(date) from public;
grant execute on function auth.fade_journal(date) to w_user;
grant execute on function auth.open_fading(date, integer), auth.close_fading(date) to w_worker;

create policy fading on app.journal_entry to w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy fading on app.journal_version to w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy fading on app.journal_index to w_worker using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
-- Never the pages themselves: only their age. The index is written anew without what is gone.
grant select (user_id, id, deleted_at), delete on app.journal_entry to w_worker;
grant select (user_id, entry_id, version, replaced_at), delete on app.journal_version to w_worker;
grant select, insert, update on app.journal_index to w_worker;
