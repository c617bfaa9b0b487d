-- The keyed hash under which the erasure ledger knows a member stands beside the account and the key: a start asks for the members of the
-- ledger's lines by an index and reads nobody else.

alter table auth.account add column mark bytea check (octet_length(mark) = 32);
alter table auth.user_key add column mark bytea check (octet_length(mark) = 32);
create index account_by_mark on auth.account (mark);
create index user_key_by_mark on auth.user_key (mark);
create index account_unmarked on auth.account (user_id) where mark is null;
create index user_key_unmarked on auth.user_key (user_id) where mark is null;

-- Who has no mark yet, a page of them: who was there before this line, and keys of a later version.
create function auth.unmarked_members(p_limit integer) returns table (user_id uuid) language sql stable security definer set search_path = '' as $$
  (select a.user_id from auth.account a where a.mark is null order by a.user_id limit p_limit)
  union
  (select k.user_id from auth.user_key k where k.mark is null order by k.user_id limit p_limit)
$$;

create function auth.mark_members(p_users uuid[], p_marks bytea[]) returns void language sql security definer set search_path = '' as $$
  update auth.account a set mark = u.mark from unnest(p_users, p_marks) as u (id, mark) where a.user_id = u.id and a.mark is null;
  update auth.user_key k set mark = u.mark from unnest(p_users, p_marks) as u (id, mark) where k.user_id = u.id and k.mark is null;
$$;

-- Those of the ledger's members whom this database has, also whom half a deletion has left something.
create function auth.marked_members(p_marks bytea[]) returns table (user_id uuid, mark bytea) language sql stable security definer set search_path = '' as $$
  select a.user_id, a.mark from auth.account a where a.mark = any (p_marks)
  union
  select k.user_id, k.mark from auth.user_key k where k.mark = any (p_marks)
$$;

create function auth.has_members() returns table (has boolean) language sql stable security definer set search_path = '' as $$
  select exists (select from auth.account) or exists (select from auth.user_key)
$$;

revoke execute on function auth.unmarked_members(integer), auth.mark_members(uuid[], bytea[]), auth.marked_members(bytea[]), auth.has_members() from public;
grant execute on function auth.unmarked_members(integer), auth.mark_members(uuid[], bytea[]), auth.marked_members(bytea[]), auth.has_members() to w_worker;
