-- On the 18th birthday the teens' room closes for a member. What she said there stays, for those who answered it; her first name goes off it. She can still
-- take it along: whose it is stays known to the export.
create function auth.grow_up() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.circle_post set author_name = null where author_id = new.user_id and room = 'teen' and staff is null and author_name is not null;
  update app.circle_reply set author_name = null where author_id = new.user_id and room = 'teen' and staff is null and author_name is not null;
  return null;
end $$;
revoke execute on function auth.grow_up() from public;
create trigger session_opened_of_age after insert on auth.session for each row when (new.age_band = 'adult' and new.kind = 'member') execute function auth.grow_up();
create trigger session_grown_up after update of age_band on auth.session for each row when (old.age_band = 'teen' and new.age_band = 'adult') execute function auth.grow_up();
