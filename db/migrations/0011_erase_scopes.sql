-- The scope of a job that still runs for her, as long as it has time left, goes with her account too.
create or replace function auth.erase_account(p_user uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.job_scope where user_id = p_user and p_user = auth.uid();
  delete from auth.feed where user_id = p_user and p_user = auth.uid();
  delete from auth.link where user_id = p_user and p_user = auth.uid();
  delete from auth.outbox_mail where user_id = p_user and p_user = auth.uid();
  delete from auth.role where user_id = p_user and p_user = auth.uid();
  delete from auth.account where user_id = p_user and p_user = auth.uid();
  delete from auth.session where user_id = p_user and p_user = auth.uid();
$$;
