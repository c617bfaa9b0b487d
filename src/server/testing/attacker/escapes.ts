import type { Login } from '#server/platform/db/opening.ts';

/** A way out of a transaction, and whether its answer shows that it worked. */
export type Escape = { readonly statement: string; readonly breaks: (answer: string) => boolean };

type Known = { readonly victim: string; readonly victimSid: string; readonly secrets: readonly string[] };

const REFUSED =
  /permission denied|must (?:be|have) |not permitted|cannot |does not exist|invalid |only superuser|insufficient/i;
const ROLES = ['w_visitor', 'w_user', 'w_worker', 'w_jobs', 'mh_owner', 'postgres'];
const OWN: Readonly<Record<Login, string>> = { visitor: 'w_visitor', member: 'w_user', worker: 'w_worker' };

/**
 * Ways out that PostgreSQL itself offers: another role, the text of what others run, tables of the closed schema,
 * files, programs, settings, new objects.
 */
export function escapesFor(login: Login, { victim, victimSid, secrets }: Known): readonly Escape[] {
  const works = (answer: string): boolean => !REFUSED.test(answer);
  const must = (statement: string): Escape => ({ statement, breaks: works });
  const silent = (statement: string): Escape => ({
    statement,
    breaks: (answer) => secrets.some((secret) => !statement.includes(secret) && answer.includes(secret)),
  });
  const others = ROLES.filter((role) => role !== OWN[login]);
  return [
    ...others.flatMap((role) => [
      must(`set local role ${role}`),
      must(`select set_config('role', '${role}', true)`),
      must(`set local session authorization ${role}`),
    ]),
    // Back to the login itself, and from there to what others of it run.
    silent("select set_config('role', 'none', true); select query from pg_stat_activity"),
    silent("select set_config('role', 'none', true); select * from pg_prepared_statements"),
    silent("select set_config('role', 'none', true); select * from pg_stat_activity where query ~ '[0-9a-f]{64}'"),
    must('select * from auth.session'),
    must('select * from auth.account'),
    must(`update auth.account set password_hash = 'x' where user_id = '${victim}'`),
    must("select pg_read_file('/etc/passwd')"),
    must("select pg_ls_dir('.')"),
    must("copy (select 1) to program 'true'"),
    must("select lo_import('/etc/passwd')"),
    must('create table app.planted (id int)'),
    must('create temp table planted (id int)'),
    must("create function app.planted() returns int language sql as 'select 1'"),
    must("set local session_replication_role = 'replica'"),
    must('alter table app.member disable row level security'),
    must('drop policy own on app.member'),
    must(`grant ${OWN[login]} to postgres`),
    must('select * from graphile_worker.jobs'),
    must('select rolpassword from pg_authid'),
    // A scope of a job is honored for the worker alone, and a session by a token nobody has.
    ...(login === 'worker'
      ? []
      : [
          silent(`select set_config('app.job', '${victim}', true); select auth.uid()`),
          silent("select set_config('role', 'w_worker', true); select auth.uid()"),
        ]),
    silent(`select set_config('app.sid', encode(sha256('${victimSid}'), 'hex'), true); select auth.uid()`),
    silent('select * from app.member'),
    silent('select * from app.audit'),
    silent('explain (analyze, verbose) select * from app.member'),
  ];
}
