import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPasswordFor } from '#server/testing/database-server.ts';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { openFalsePooler, type FalsePooler } from '#server/testing/pooler/false-pooler.ts';
import { Database } from './database.ts';
import { prepareDatabase } from './prepare.ts';

let database: TestDatabase;
let pooler: FalsePooler;

beforeAll(async () => {
  database = await testDatabase();
  pooler = await openFalsePooler(database.adminUrl);
});
afterAll(async () => {
  pooler.close();
  await database.drop();
});

const pooled = () => pooler.through(database.adminUrl);
const prepared = (ways: { adminUrl?: string; requestUrl?: string; listenUrl?: string }) =>
  prepareDatabase({ adminUrl: database.adminUrl, passwordFor: testPasswordFor, ...ways });

describe('addresses of the database', () => {
  it('mean what they say: requests by the pooler, what listens and jobs directly', async () => {
    const { urls, jobsUrl } = await prepared({ requestUrl: pooled() });
    const places = [urls.member, urls.visitor, urls.worker, urls.listen ?? '', jobsUrl].map(
      (url) => new URL(url).port === new URL(pooled()).port,
    );
    expect(places).toEqual([true, true, true, false, false]);
  });

  it('ask for nothing at the opening of a connection that a pooler would not let pass', async () => {
    const { urls } = await prepared({ requestUrl: pooled() });
    pooler.openings.length = 0;
    const db = new Database({ urls, onFault: () => undefined });
    await db.whoAmI();
    await db.close();
    expect(pooler.openings.map((said) => Object.keys(said).toSorted())).toEqual(
      [1, 2, 3].map(() => ['client_encoding', 'database', 'user']),
    );
  });

  it('let a statement be tried again that failed before it was known, on the same connection', async () => {
    const { urls } = await prepared({ requestUrl: pooled() });
    const faults: Error[] = [];
    const db = new Database({ urls, max: 1, onFault: (error) => void faults.push(error) });
    pooler.openings.length = 0;
    const tried = () =>
      db.asVisitor(async (tx) => {
        const first = tx.raw(sql`select 1 / 0`).catch(() => undefined);
        await tx.raw(sql`select 'behind one that failed'`);
        await first;
      });
    for (let tries = 0; tries < 3; tries += 1) await expect(tried()).rejects.toMatchObject({ code: '22012' });
    expect(await db.asVisitor((tx) => tx.raw(sql`select 'behind one that failed' as said`))).toHaveLength(1);
    expect([faults, pooler.openings.length]).toEqual([[], 1]);
    await db.close();
  });

  it('a session that ended is heard of directly', async () => {
    const { urls } = await prepared({ requestUrl: pooled() });
    const db = new Database({ urls, onFault: () => undefined });
    const heard: string[] = [];
    const unlisten = await db.listen('session_ended', (hash) => void heard.push(hash));
    const admin = new Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query("select pg_notify('session_ended', 'her hash')");
    const { rows } = await admin.query<{ count: string }>(
      "select count(*) from pg_stat_activity where query = 'listen session_ended' and client_addr is not distinct from (select client_addr from pg_stat_activity where pid = pg_backend_pid())",
    );
    await expect.poll(() => heard).toEqual(['her hash']);
    expect(rows[0]?.count).not.toBe('0');
    await admin.end();
    await unlisten();
    await db.close();
  });

  it.each([
    ['DATABASE_OWNER_URL', () => ({ adminUrl: pooled() })],
    ['DATABASE_LISTEN_URL', () => ({ listenUrl: pooled() })],
  ])('a pooler named by %s is refused in one line', async (name, ways) =>
    expect(prepared(ways())).rejects.toThrow(
      `${name} leads to a pooler: give the address of PostgreSQL itself there. Requests may take the pooler, by DATABASE_URL.`,
    ),
  );
});
