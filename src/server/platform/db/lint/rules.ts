// The owner of the privileged functions is held by policies too: one that lets these functions work is for it alone, and
// no login can become it ('running role that can become more').
const OF_THE_PRODUCT = "p.polroles <> array['mh_owner'::regrole::oid]";
const SHARED = 'jsonb_to_recordset(:shared::jsonb) as s("table" text, author text, hidden text[], open boolean)';
// Found by its name in the catalogue: whoever looks may have no right to the schema, and to_regclass asks for one.
const SHARED_LIVE = `${SHARED} join pg_class c on c.relnamespace = 'app'::regnamespace and c.oid::regclass::text = s."table"`;

// A member's rows can lie on any of several databases only where everything about them goes by her id. These few are found
// by others by an id of their own, as what is said in a circle is: they stay together with it (docs/scale.md).
const TOGETHER = ['event_series', 'teacher_application', 'teacher_profile', 'teacher_sample', 'upload']
  .map((table) => `'app.${table}'`)
  .join(', ');
const HERS = `c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and c.oid::regclass::text not in (select s."table" from ${SHARED})
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)`;
const HER_ID = (table: string) =>
  `(select a.attnum from pg_attribute a where a.attrelid = ${table} and a.attname = 'user_id' and not a.attisdropped)`;

/**
 * The rules of the lint: each a query whose rows name the objects that break it. `:running` are the roles that run the
 * product, `:owning` those of them that may own something, `:shared` the tables whose rows several members read, as the
 * manifests tell them.
 */
export const RULES = {
  'table without row-level security': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'f') and not c.relrowsecurity`,

  'table whose owner is not held by its policies': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'f') and not c.relforcerowsecurity`,

  'table without policy': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'f')
      and not exists (select from pg_policy p where p.polrelid = c.oid)`,

  'table that a role may touch without a policy': `
    select distinct c.oid::regclass::text as object from pg_class c cross join unnest(:running::text[]) r
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'f') and not pg_catalog.pg_has_role(r, c.relowner, 'usage')
      and (has_any_column_privilege(r, c.oid, 'select, insert, update') or has_table_privilege(r, c.oid, 'delete'))
      and not exists (select from pg_policy p where p.polrelid = c.oid and (0 = any(p.polroles) or exists (select from unnest(p.polroles) held where pg_catalog.pg_has_role(r, held, 'member'))))`,

  'policy that is always true': `
    select p.polname || ' on ' || p.polrelid::regclass::text as object from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'app'::regnamespace and ${OF_THE_PRODUCT}
      and 'true' in (pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
      and not (p.polcmd = 'r' and c.oid::regclass::text in (select s."table" from ${SHARED} where s.open))`,

  "policy on a member's table that does not ask who she is": `
    select p.polname || ' on ' || p.polrelid::regclass::text as object from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'app'::regnamespace and ${OF_THE_PRODUCT}
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
      and (coalesce(pg_get_expr(p.polqual, p.polrelid), 'auth.uid()') not like '%auth.uid()%'
        or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'auth.uid()') not like '%auth.uid()%')`,

  'table without an owner that no manifest calls shared': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p', 'f')
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped)
      and c.oid::regclass::text not in (select s."table" from ${SHARED})`,

  'policy on a shared table that does not ask who reads': `
    select p.polname || ' on ' || s."table" as object from ${SHARED_LIVE} join pg_policy p on p.polrelid = c.oid
    where ${OF_THE_PRODUCT} and p.polcmd in ('r', '*') and not s.open and pg_get_expr(p.polqual, p.polrelid) not like '%auth.uid()%'`,

  'policy on a shared table that does not ask who writes': `
    select p.polname || ' on ' || s."table" as object from ${SHARED_LIVE} join pg_policy p on p.polrelid = c.oid
    where ${OF_THE_PRODUCT} and p.polcmd <> 'r' and (coalesce(pg_get_expr(p.polqual, p.polrelid), 'auth.uid()') not like '%auth.uid()%'
      or coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'auth.uid()') not like '%auth.uid()%')`,

  'shared table without an author that a member may write': `
    select s."table" as object from ${SHARED_LIVE}
    where s.author is null and (has_any_column_privilege('w_user', c.oid, 'insert, update') or has_table_privilege('w_user', c.oid, 'delete'))`,

  'hidden column of a shared table that a member may read': `
    select s."table" || '.' || a.attname as object from ${SHARED_LIVE} join pg_attribute a on a.attrelid = c.oid
    where (a.attname = s.author or a.attname = any(s.hidden)) and has_column_privilege('w_user', a.attrelid, a.attnum, 'select')`,

  "member's table without a key that leads with her id": `
    select c.oid::regclass::text as object from pg_class c
    where ${HERS} and c.oid::regclass::text not in (${TOGETHER})
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = ${HER_ID('c.oid')})`,

  "unique of a member's table that does not lead with her id": `
    select i.indexrelid::regclass::text as object from pg_class c join pg_index i on i.indrelid = c.oid
    where ${HERS} and c.oid::regclass::text not in (${TOGETHER}) and i.indisunique and i.indkey[0] is distinct from ${HER_ID('c.oid')}`,

  "reference of a member's table that does not go by her id": `
    select k.conname || ' on ' || k.conrelid::regclass::text as object from pg_class c join pg_constraint k on c.oid in (k.conrelid, k.confrelid)
    where ${HERS} and k.contype = 'f' and (k.conkey[1] is distinct from ${HER_ID('k.conrelid')} or k.confkey[1] is distinct from ${HER_ID('k.confrelid')})`,

  "member's table that takes numbers of a sequence": `
    select c.oid::regclass::text || '.' || a.attname as object from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${HERS} and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) like '%nextval%')`,

  "policy on a member's table that reads another table": `
    select p.polname || ' on ' || c.oid::regclass::text as object from pg_class c join pg_policy p on p.polrelid = c.oid
    where ${HERS} and coalesce(pg_get_expr(p.polqual, c.oid), '') || coalesce(pg_get_expr(p.polwithcheck, c.oid), '') ~ 'FROM (ONLY )?(app|auth)[.]'`,

  'policy for everybody': `
    select p.polname || ' on ' || p.polrelid::regclass::text as object from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'app'::regnamespace and 0 = any(p.polroles)`,

  'view that reads as its owner': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind = 'v'
      and not coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)`,

  'materialised view': `
    select c.oid::regclass::text as object from pg_class c
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind = 'm'`,

  'function without an empty search path': `
    select p.oid::regprocedure::text as object from pg_proc p
    where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and not coalesce(p.proconfig @> array['search_path=""'], false)`,

  'right of PUBLIC': `
    select n.nspname as object from pg_namespace n, aclexplode(n.nspacl) g where n.nspname in ('app', 'auth', 'public') and g.grantee = 0
    union all
    select c.oid::regclass::text from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and g.grantee = 0
    union all
    select a.attrelid::regclass::text || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl) g
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and g.grantee = 0
    union all
    select p.oid::regprocedure::text from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
    where p.pronamespace in ('app'::regnamespace, 'auth'::regnamespace) and g.grantee = 0
    union all
    select 'database ' || d.datname from pg_database d, aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) g
    where d.datname = current_database() and g.grantee = 0`,

  'function of a member that does not ask who she is': `
    select p.oid::regprocedure::text as object from pg_proc p
    where p.pronamespace in ('auth'::regnamespace, 'app'::regnamespace) and has_function_privilege('w_user', p.oid, 'execute')
      and not (p.pronamespace = 'auth'::regnamespace and p.proname = 'uid')
      and (p.prosrc not like '%auth.uid()%' or 'p_user' = any(coalesce(p.proargnames, '{}')))`,

  'login that can become more than one role': `
    select r.rolname || ' can become ' || o.rolname as object from pg_roles r join pg_roles o on pg_has_role(r.oid, o.oid, 'MEMBER')
    where r.rolname = any(:running) and o.rolname in ('w_visitor', 'w_user', 'w_worker', 'w_jobs') and o.rolname <> r.rolname and r.rolcanlogin
      and exists (select from pg_roles other where other.rolname in ('w_visitor', 'w_user', 'w_worker', 'w_jobs') and other.rolname not in (o.rolname, r.rolname) and pg_has_role(r.oid, other.oid, 'MEMBER'))`,

  'right on a table of auth': `
    select c.oid::regclass::text || ' for ' || g.grantee::regrole::text as object from pg_class c, aclexplode(c.relacl) g
    where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and g.grantee::regrole::text = any(:running)`,

  'running role with powers': `
    select rolname as object from pg_roles
    where rolname = any(:running) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,

  'running role that can become more': `
    select r.rolname || ' can become ' || o.rolname as object from pg_roles r join pg_roles o on pg_has_role(r.oid, o.oid, 'MEMBER')
    where r.rolname = any(:running) and not r.rolsuper and (o.rolsuper or o.rolname = 'mh_owner' or o.rolname like 'pg\\_%')`,

  'running role that owns something': `
    select r.rolname || ' owns ' || coalesce(pg_describe_object(d.classid, d.objid, d.objsubid), 'an object of another database') as object
    from pg_shdepend d join pg_roles r on d.refclassid = 'pg_authid'::regclass and r.oid = d.refobjid
    where d.deptype = 'o' and d.dbid in (0, (select oid from pg_database where datname = current_database()))
      and r.rolname = any(:running) and r.rolname <> all(:owning)`,
} as const;

/** Every SECURITY DEFINER function that is not part of PostgreSQL. */
export const DOORS = `
  select distinct p.pronamespace::regnamespace::text || '.' || p.proname as object from pg_proc p
  where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) order by 1`;

/** Every column of the tables and views of app and auth. */
export const COLUMNS = `
  select c.relnamespace::regnamespace::text || '.' || c.relname as "table", a.attname as "column"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace) and c.relkind in ('r', 'p', 'f', 'v', 'm')
    and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`;
