-- The roles every database of this cluster shares. Nobody logs in as any of them. Safe to run again and again.
-- mh_owner owns the schemas and the privileged functions; w_visitor, w_user and w_worker are what a transaction becomes, each by a login of its own; w_jobs owns the job queue's schema,
-- and mh_owner is a member of it so that a migration can hand it the one function that enqueues.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['mh_owner', 'w_visitor', 'w_user', 'w_worker', 'w_jobs'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin', wanted);
    end if;
    -- Who creates a role as an ordinary user does not thereby become able to act as it.
    if not pg_catalog.pg_has_role(current_user, wanted, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
  if not exists (select from pg_catalog.pg_auth_members where roleid = 'w_jobs'::regrole and member = 'mh_owner'::regrole) then
    grant w_jobs to mh_owner;
  end if;
  execute format('revoke all on database %I from public', current_database());
  execute format('grant create on database %I to mh_owner', current_database());
  alter default privileges for role mh_owner revoke execute on functions from public;
end $$;
