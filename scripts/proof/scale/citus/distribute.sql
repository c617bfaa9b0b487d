-- Spreads the members' tables by their member. Run as the superuser on the coordinator.
-- A table stays on the coordinator where functions of the owner work on it (it has a policy for mh_owner: what a circle, an event, staff or the
-- provider reach), and app.member, whose trigger forgets the mask that schema auth keeps.
create temporary table spreads as
  select c.oid as id, c.oid::regclass::text as name from pg_class c
   where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.oid <> 'app.member'::regclass
     and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
     and not exists (select from pg_policy p where p.polrelid = c.oid and 'mh_owner'::regrole = any(p.polroles));

-- Citus takes no policy with a subquery: the same question without one.
do $$
declare
  p record;
begin
  for p in select pol.polname, s.name, pg_get_expr(pol.polqual, pol.polrelid) as looks, pg_get_expr(pol.polwithcheck, pol.polrelid) as writes
             from pg_policy pol join spreads s on s.id = pol.polrelid loop
    if p.looks is not null then
      execute format('alter policy %I on %s using (%s)', p.polname, p.name, replace(p.looks, '( SELECT auth.uid() AS uid)', 'auth.uid()'));
    end if;
    if p.writes is not null then
      execute format('alter policy %I on %s with check (%s)', p.polname, p.name, replace(p.writes, '( SELECT auth.uid() AS uid)', 'auth.uid()'));
    end if;
  end loop;
end $$;

-- Their triggers speak of one row, or of rows of the same member, which lie beside it.
set citus.enable_unsafe_triggers = on;
set citus.shard_count = 8;
do $$
declare
  s record;
  beside text := 'none';
begin
  for s in select name from spreads order by name loop
    perform create_distributed_table(s.name::regclass, 'user_id', colocate_with => beside);
    beside := case when beside = 'none' then s.name else beside end;
  end loop;
end $$;

-- Whoever sends statements of his own to the nodes could read the text of what runs there.
do $$
declare
  f record;
begin
  for f in select p.oid::regprocedure as name from pg_proc p
            where p.pronamespace = 'pg_catalog'::regnamespace and p.proname like 'run\_command\_on\_%' loop
    execute format('revoke execute on function %s from public', f.name);
  end loop;
end $$;
