import { connect, createServer, type Server } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPasswordFor } from '#server/testing/database-server.ts';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { Database } from './database.ts';
import { prepareDatabase } from './prepare.ts';

let database: TestDatabase;
let pooler: Server;
let port = 0;
/** What each connection through the pooler said at its opening: settings by name. */
let openings: Record<string, string>[] = [];
const PID_TOLD = Buffer.from([0x4b, 0, 0, 0, 12]);

// What gives a pooler away: the process number that it tells is its own.
beforeAll(async () => {
  database = await testDatabase();
  const url = new URL(database.adminUrl);
  const folder = url.searchParams.get('host');
  pooler = createServer((outer) => {
    const inner = folder
      ? connect(`${folder}/.s.PGSQL.${url.port || '5432'}`)
      : connect(Number(url.port || '5432'), url.hostname);
    outer.once('data', (piece: Buffer) => openings.push(openingOf(piece)));
    for (const end of [outer, inner]) end.on('error', () => undefined);
    outer.pipe(inner);
    inner.on('data', (piece: Buffer) => {
      const at = piece.indexOf(PID_TOLD);
      if (at >= 0) piece.writeInt32BE(77, at + PID_TOLD.length);
      outer.write(piece);
    });
    inner.on('close', () => outer.destroy());
    outer.on('close', () => inner.destroy());
  });
  await new Promise<void>((done) => pooler.listen(0, '127.0.0.1', done));
  const address = pooler.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  pooler.close();
  await database.drop();
});

const pooled = () => {
  const url = new URL(database.adminUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
};
const prepared = (ways: { adminUrl?: string; requestUrl?: string; listenUrl?: string }) =>
  prepareDatabase({ adminUrl: database.adminUrl, passwordFor: testPasswordFor, ...ways });

/** The names and values of a start-up message: its length and version, then texts that each end in a zero. */
function openingOf(piece: Buffer): Record<string, string> {
  const words = piece.subarray(8).toString().split('\0');
  const pairs = words.flatMap((word, at) => (at % 2 === 0 && word ? [[word, words[at + 1] ?? '']] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
}

describe('addresses of the database', () => {
  it('mean what they say: requests by the pooler, what listens and jobs directly', async () => {
    const { urls, jobsUrl } = await prepared({ requestUrl: pooled() });
    const places = [urls.member, urls.visitor, urls.worker, urls.listen ?? '', jobsUrl].map(
      (url) => new URL(url).port === String(port),
    );
    expect(places).toEqual([true, true, true, false, false]);
  });

  it('ask for nothing at the opening of a connection that a pooler would not let pass', async () => {
    const { urls } = await prepared({ requestUrl: pooled() });
    openings = [];
    const db = new Database({ urls, onFault: () => undefined });
    await db.whoAmI();
    await db.close();
    expect(openings.map((said) => Object.keys(said).toSorted())).toEqual(
      [1, 2, 3].map(() => ['client_encoding', 'database', 'user']),
    );
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
