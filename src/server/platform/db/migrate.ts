import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

/** One file of db/migrations. */
export type Migration = {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  readonly sql: string;
};

type Applied = {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
  readonly needs_stop: boolean;
};

/**
 * What a migration says that the release before it does not survive: its processes are stopped first, and do not start
 * again on the new schema.
 */
const NEEDS_STOP = /^-- needs a stop: \S/m;

const FILE = /^(\d{4})_[a-z0-9_]+\.sql$/;

/**
 * Reads the migrations of a folder in their order. Throws on a name that does not fit, and on a number that is missing
 * or there twice.
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .toSorted();
  return names.map((name, index) => {
    const number = Number(FILE.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(number))
      throw new Error(`${name} is no migration: the name must look like 0007_journal_entries.sql`);
    if (number !== index + 1)
      throw new Error(`${name}: expected number ${String(index + 1).padStart(4, '0')}, since numbers run on from 0001`);
    const sql = readFileSync(join(folder, name), 'utf8');
    return { number, name, sha256: createHash('sha256').update(sql).digest('hex'), sql };
  });
}

/** One value for the content of all migrations. */
export function digestOf(migrations: readonly Migration[]): string {
  return createHash('sha256')
    .update(JSON.stringify(migrations.map(({ name, sha256 }) => [name, sha256])))
    .digest('hex');
}

/**
 * Applies what the database lacks, each file in a transaction of its own, as mh_owner, and returns their names. Forward
 * only: throws when an applied file was changed. What a newer release has applied is left as it is, so that processes of
 * two releases can run on one database; throws where one of those files says that it needs a stop. The caller holds the
 * lock under which databases are prepared.
 */
export async function migrate(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`begin; set local role mh_owner;
    create schema if not exists deploy;
    create table if not exists deploy.migration (number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now());
    commit`);
  const { rows: columns } = await client.query(
    "select from information_schema.columns where table_schema = 'deploy' and table_name = 'migration' and column_name = 'needs_stop'",
  );
  if (columns.length === 0)
    await client.query(`begin; set local role mh_owner;
      alter table deploy.migration add column needs_stop boolean not null default false;
      commit`);
  const { rows: applied } = await client.query<Applied>(
    'select number, name, sha256, needs_stop from deploy.migration order by number',
  );
  refuseRewrittenPast(applied, migrations);
  const missing = migrations.slice(applied.length);
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

function refuseRewrittenPast(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, past] of applied.entries()) {
    const file = migrations[index];
    if (file === undefined && past.needs_stop)
      throw new Error(
        `The database has migration ${past.name}, which this release does not survive. Start the newer release.`,
      );
    if (file !== undefined && (file.name !== past.name || file.sha256 !== past.sha256))
      throw new Error(
        `Migration ${past.name} was applied with another content than ${file.name} has now. Migrations are never edited: write a new one.`,
      );
  }
}

async function apply(client: Client, { number, name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query("begin; set local role mh_owner; set local lock_timeout = '10s'");
    await client.query(sql);
    const { rows } = await client.query<{ role: string }>('select current_user as role');
    if (rows[0]?.role !== 'mh_owner') throw new Error('it ended its own transaction or changed its role');
    await client.query('insert into deploy.migration (number, name, sha256, needs_stop) values ($1, $2, $3, $4)', [
      number,
      name,
      sha256,
      NEEDS_STOP.test(sql),
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
