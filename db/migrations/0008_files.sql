-- Files that members bring: her picture. What lies on the disk is sealed under her own key; here stands only that a file of that name is
-- somebody's, so that others can be removed. Reached through doors alone, because a sweeper asks for all members at once.

create table auth.file (
  id uuid primary key,
  user_id uuid not null references auth.account (user_id) on delete cascade,
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);
create index file_by_member on auth.file (user_id);

-- A row that goes, with its account too, has its file removed after the commit.
create function auth.drop_its_file() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform auth.enqueue_job('file', old.id);
  return null;
end $$;
create trigger file_goes after delete on auth.file for each row execute function auth.drop_its_file();

create function auth.add_file(p_id uuid, p_bytes integer) returns void language sql security definer set search_path = '' as $$
  insert into auth.file (id, user_id, bytes) select p_id, auth.uid(), p_bytes where auth.uid() is not null
$$;

create function auth.drop_file(p_id uuid) returns void language sql security definer set search_path = '' as $$
  delete from auth.file where id = p_id and user_id = auth.uid()
$$;

create function auth.kept_files(p_ids uuid[]) returns table (id uuid) language sql stable security definer set search_path = '' as $$
  select f.id from auth.file f where f.id = any(p_ids)
$$;

revoke execute on function auth.drop_its_file(), auth.add_file(uuid, integer), auth.drop_file(uuid), auth.kept_files(uuid[]) from public;
grant execute on function auth.add_file(uuid, integer), auth.drop_file(uuid) to w_user;
grant execute on function auth.kept_files(uuid[]) to w_worker;
