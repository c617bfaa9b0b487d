import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { migrate, readMigrations } from './migrate.ts';
import type { LoginUrls } from './database.ts';
import { ensureRoles, type LoginRoles, type PasswordFor } from './roles.ts';
import { ensureWorkerSchema } from './worker-schema.ts';

export type PrepareOptions = {
  /**
   * Connects as a superuser, or as a role that may create roles and create in the database. Used for setting up alone.
   */
  readonly adminUrl: string;
  /** The way that requests take, where it is another one, such as by a pooler. */
  readonly requestUrl?: string | undefined;
  /** A direct way for what listens and for jobs, where it is another one. */
  readonly listenUrl?: string | undefined;
  /** The read replicas. Nobody waits for them here: one that is away is left out until it is back. */
  readonly readUrls?: readonly string[] | undefined;
  readonly passwordFor: PasswordFor;
  /** Where the migrations lie; the product's own by default. */
  readonly migrations?: string;
};

/** The addresses the running product uses; neither can step around row-level security. */
export type Prepared = {
  readonly urls: LoginUrls;
  /** The member's login on each read replica. */
  readonly readUrls: readonly string[];
  readonly jobsUrl: string;
  readonly applied: readonly string[];
};

export const MIGRATIONS = fileURLToPath(new URL('../../../../db/migrations', import.meta.url));
export const OLDEST_MAJOR = 15;

// Any number will do, as long as every process of the product takes the same one.
const LOCK = 7_310_265_001;

/**
 * Makes a database ready: roles, the job queue's schema, migrations. Several processes may do so at once on one
 * database; one works and the others wait. Throws a clear line when PostgreSQL is too old or the role may do too
 * little.
 */
export async function prepareDatabase({
  adminUrl,
  requestUrl = adminUrl,
  listenUrl = adminUrl,
  readUrls = [],
  passwordFor,
  migrations = MIGRATIONS,
}: PrepareOptions): Promise<Prepared> {
  const client = new Client({ connectionString: adminUrl });
  // One that is lost fails the statement it was asked for, and nobody else needs to hear of it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refusePooler(client, 'DATABASE_OWNER_URL');
    await refuseUnfit(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const roles = await ensureRoles(client, passwordFor);
    await ensureWorkerSchema(client, adminUrl);
    const applied = await migrate(client, readMigrations(migrations));
    await closePublicSchema(client);
    if (listenUrl !== adminUrl) await refuseListeningPooler(loginUrls(listenUrl, roles, passwordFor).urls.worker);
    const { urls } = loginUrls(requestUrl, roles, passwordFor);
    const { urls: direct, jobsUrl } = loginUrls(listenUrl, roles, passwordFor);
    return {
      urls: { ...urls, listen: direct.worker },
      readUrls: readUrls.map((url) => loginUrls(url, roles, passwordFor).urls.member),
      jobsUrl,
      applied,
    };
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

/**
 * Throws a line where a pooler answers instead of the database: locks of a session, and what a session hears, are nobody's
 * there. A pooler gives out process numbers of its own, so that the one that was told at the connecting is not the one that answers.
 */
async function refusePooler(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== toldPid(client))
    throw new Error(
      `${name} leads to a pooler: give the address of PostgreSQL itself there. Requests may take the pooler, by DATABASE_URL.`,
    );
}

async function refuseListeningPooler(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await refusePooler(client, 'DATABASE_LISTEN_URL').finally(() => client.end());
}

/** The process number that the server gave at the connecting. The driver knows it and does not declare it. */
function toldPid(client: Client): unknown {
  return 'processID' in client ? client.processID : null;
}

/**
 * Takes the last right in schema public from everybody. It belongs to the owner of the database, not to mh_owner, so
 * that no migration can do this.
 */
async function closePublicSchema(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_namespace n, aclexplode(n.nspacl) g where n.nspname = 'public' and g.grantee = 0",
  );
  if (rowCount) await client.query('revoke all on schema public from public');
}

/** The address of one database for each of its login roles. */
export function loginUrls(
  adminUrl: string,
  roles: LoginRoles,
  passwordFor: PasswordFor,
): { readonly urls: LoginUrls; readonly jobsUrl: string } {
  const as = (role: string): string => withLogin(adminUrl, { user: role, password: passwordFor(role) });
  return {
    urls: { visitor: as(roles.visitor), member: as(roles.member), worker: as(roles.worker) },
    jobsUrl: as(roles.jobs),
  };
}

/** The same database for another login. Everything else in the address stays. */
export function withLogin(url: string, { user, password }: { user: string; password: string }): string {
  const changed = new URL(url.replace(/^(postgres(?:ql)?:\/\/)(?=\/)/, '$1localhost'));
  changed.username = encodeURIComponent(user);
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** The same login for another database of the cluster. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(database)}`;
  return changed.href;
}

type Fitness = {
  readonly version: number;
  readonly shown: string;
  readonly makes_roles: boolean;
  readonly creates: boolean;
  readonly who: string;
};

async function refuseUnfit(client: Client): Promise<void> {
  const { rows } =
    await client.query<Fitness>(`select current_setting('server_version_num')::int as version, current_setting('server_version') as shown,
    rolsuper or rolcreaterole as makes_roles, has_database_privilege(current_database(), 'create') as creates, rolname as who
    from pg_roles where rolname = current_user`);
  const found = rows[0];
  if (found === undefined) throw new Error('The database does not know the role of its own connection.');
  if (found.version < OLDEST_MAJOR * 10_000)
    throw new Error(`PostgreSQL ${OLDEST_MAJOR} or newer is needed, the database runs ${found.shown}.`);
  if (!found.makes_roles)
    throw new Error(
      `The database role ${found.who} may not create roles. Give it CREATEROLE, or name one that has it in DATABASE_OWNER_URL.`,
    );
  if (!found.creates)
    throw new Error(
      `The database role ${found.who} may not create schemas here. Make it the owner of the database, or name the owner in DATABASE_OWNER_URL.`,
    );
}
