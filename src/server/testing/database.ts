import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { withDatabase, withLogin } from '#server/platform/db/prepare.ts';
import { ensureRoles } from '#server/platform/db/roles.ts';
import { testPasswordFor } from './database-server.ts';

/** A migrated database of one test's own. `drop` removes it with its login roles, whoever is still connected. */
export type TestDatabase = { readonly adminUrl: string; readonly appUrl: string; readonly jobsUrl: string; drop(): Promise<void> };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { adminUrl: string; template: string; version: number };
  }
}

/** Copies the migrated template (about 0.1 s). Call it once a test file, and `drop` it after. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('testServer');
  const name = `mh_test_${randomBytes(6).toString('hex')}`;
  await run(server.adminUrl, (client) => client.query(`create database ${escapeIdentifier(name)} template ${escapeIdentifier(server.template)}`));
  const adminUrl = withDatabase(server.adminUrl, name);
  const roles = await run(adminUrl, (client) => ensureRoles(client, testPasswordFor));
  const as = (role: string): string => withLogin(adminUrl, { user: role, password: testPasswordFor(role) });
  const drop = async (): Promise<void> => {
    await run(server.adminUrl, async (client) => {
      await client.query(`drop database if exists ${escapeIdentifier(name)} with (force)`);
      await client.query(`drop role ${escapeIdentifier(roles.app)}, ${escapeIdentifier(roles.jobs)}`);
    });
  };
  return { adminUrl, appUrl: as(roles.app), jobsUrl: as(roles.jobs), drop };
}

/** One connection for one piece of work. */
export async function run<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
