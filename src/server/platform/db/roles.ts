import { createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';

/**
 * The roles that log in to one database: before a session, as a member, as the worker, and for the job queue's schema.
 * None can become what another is.
 */
export type LoginRoles = Readonly<Record<'visitor' | 'member' | 'worker' | 'jobs', string>>;

/** Gives the password of a login role: secret, at least 32 random bytes, the same at every call. */
export type PasswordFor = (role: string) => string;

/**
 * How long a statement of the product may run, wait for a row or leave its transaction idle. They belong to the logins
 * and not to the opening of a connection: a pooler lets no setting of its clients pass.
 */
export const LIMITS = {
  statement_timeout: '15s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
} as const;

const SHARED = readFileSync(new URL('./roles.sql', import.meta.url), 'utf8');

/**
 * The names of a database's own login roles. Roles belong to the whole cluster, so each database has its own.
 */
export function loginRoles(database: string): LoginRoles {
  const mark = createHash('sha256').update(database).digest('hex').slice(0, 8);
  return {
    visitor: `mh_visitor_${mark}`,
    member: `mh_member_${mark}`,
    worker: `mh_worker_${mark}`,
    jobs: `mh_jobs_${mark}`,
  };
}

/**
 * Makes the roles and what they may do in the database of this connection, and sets the passwords. May run again at any
 * time and in several databases at once. Throws when a login role could step around row-level security.
 */
export async function ensureRoles(client: Client, passwordFor: PasswordFor): Promise<LoginRoles> {
  const found = await client.query<{ name: string }>('select current_database() as name');
  const database = found.rows[0]?.name ?? '';
  const roles = loginRoles(database);
  // Lock-free where roles of several databases are made at once: the loser of a race finds everything made the next
  // time.
  for (let attempt = 1; ; attempt += 1) {
    try {
      await makeRoles(client, { database, roles, passwordFor });
      break;
    } catch (error) {
      if (!isRace(error) || attempt === 10) throw await explained(client, error);
      await sleep(attempt * 20);
    }
  }
  await refusePowerful(client, roles);
  return roles;
}

type Wanted = { readonly database: string; readonly roles: LoginRoles; readonly passwordFor: PasswordFor };

async function makeRoles(client: Client, { database, roles, passwordFor }: Wanted): Promise<void> {
  const login = ({
    role,
    inherit,
    memberOf,
    limits = {},
  }: {
    role: string;
    inherit: string;
    memberOf: readonly string[];
    limits?: Readonly<Record<string, string>>;
  }): string => {
    const name = escapeIdentifier(role);
    const create = `create role ${name} login ${inherit}`;
    const grants = memberOf.map(
      (group) =>
        `if not exists (select from pg_auth_members where roleid = '${group}'::regrole and member = ${escapeLiteral(role)}::regrole) then grant ${group} to ${name}; end if;`,
    );
    return `do $$ begin
      if not exists (select from pg_roles where rolname = ${escapeLiteral(role)}) then ${create}; end if;
      ${grants.join('\n')}
    end $$;
    alter role ${name} password ${escapeLiteral(scramVerifier(passwordFor(role)))};
    ${Object.entries(limits)
      .map(([setting, value]) => `alter role ${name} set ${setting} = ${escapeLiteral(value)};`)
      .join('\n')}
    grant connect on database ${escapeIdentifier(database)} to ${name};`;
  };
  try {
    await client.query(`begin; ${SHARED}
      ${login({ role: roles.visitor, inherit: 'noinherit', memberOf: ['w_visitor'], limits: LIMITS })}
      ${login({ role: roles.member, inherit: 'noinherit', memberOf: ['w_user'], limits: LIMITS })}
      ${login({ role: roles.worker, inherit: 'noinherit', memberOf: ['w_worker'], limits: LIMITS })}
      ${closed(`mh_app_${roles.jobs.slice('mh_jobs_'.length)}`)}
      ${login({ role: roles.jobs, inherit: 'inherit', memberOf: ['w_jobs'] })}
      commit`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** The one login that the releases before had for all three: nobody comes in by it any more. */
function closed(role: string): string {
  const name = escapeIdentifier(role);
  return `do $$ begin
      if exists (select from pg_roles where rolname = ${escapeLiteral(role)}) then
        execute 'alter role ${name} nologin';
        execute 'revoke w_user, w_worker from ${name}';
      end if;
    end $$;`;
}

async function refusePowerful(client: Client, roles: LoginRoles): Promise<void> {
  const { rows } = await client.query<{ rolname: string }>(
    `select rolname from pg_roles where rolname = any($1) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`,
    [[...Object.values(roles), 'mh_owner', 'w_visitor', 'w_user', 'w_worker', 'w_jobs']],
  );
  if (rows.length > 0)
    throw new Error(
      `These database roles can do more than the product may: ${rows.map((row) => row.rolname).join(', ')}. Take their attributes away (superuser, bypassrls, createrole, createdb, replication).`,
    );
}

async function explained(client: Client, error: unknown): Promise<unknown> {
  if ((error as { code?: string }).code !== '42501') return error;
  const { rows } = await client.query<{ who: string }>('select current_user as who');
  const remedy = `grant mh_owner, w_visitor, w_user, w_worker, w_jobs to ${rows[0]?.who ?? ''} with admin option`;
  return new Error(
    `The roles of the product cannot be set up: ${(error as Error).message}. Where another role made them, let it run once: ${remedy}`,
    { cause: error },
  );
}

function isRace(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '42710' || code === '23505' || message === 'tuple concurrently updated';
}

const ROUNDS = 4096;

/**
 * What PostgreSQL keeps of a password (SCRAM-SHA-256, RFC 5802 and 7677). Handing over this instead of the password
 * keeps the password out of statements, and so out of logs and activity views. The salt follows from the password, so
 * that the same password gives the same text; that weakens nothing for passwords that are 32 random bytes, as ours are.
 */
export function scramVerifier(password: string): string {
  const salt = createHmac('sha256', password).update('scram-salt').digest().subarray(0, 16);
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const storedKey = createHash('sha256')
    .update(createHmac('sha256', salted).update('Client Key').digest())
    .digest('base64');
  const serverKey = createHmac('sha256', salted).update('Server Key').digest('base64');
  return `SCRAM-SHA-256$${ROUNDS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
