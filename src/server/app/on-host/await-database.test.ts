import { createServer, connect, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { awaitDatabase } from './await-database.ts';

let database: TestDatabase;
let door: Server | null = null;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
afterEach(() => door?.close());

const PORT = 21_000 + Math.floor(Math.random() * 20_000);
const through = () => {
  const url = new URL(database.adminUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${PORT}`;
  return url.href;
};
/** Lets connections through to the database from now on. */
const opened = () =>
  new Promise<void>((done) => {
    const url = new URL(database.adminUrl);
    const folder = url.searchParams.get('host');
    door = createServer((other) => {
      const inner = folder
        ? connect(`${folder}/.s.PGSQL.${url.port || '5432'}`)
        : connect(Number(url.port || '5432'), url.hostname);
      for (const end of [other, inner]) end.on('error', () => undefined);
      other.pipe(inner).pipe(other);
    }).listen(PORT, '127.0.0.1', done);
  });

const wait = async (databaseWait: number, adminUrl = through()) => {
  const told: string[] = [];
  const began = performance.now();
  await awaitDatabase(
    { databaseUrl: through(), databaseListenUrl: null, databaseWait },
    { adminUrl, print: (line) => void told.push(line) },
  );
  return { told, ms: performance.now() - began };
};

it('a database that is away at first is waited for, which is said once', async () => {
  const waiting = wait(20);
  setTimeout(() => void opened(), 1_500);
  const { told, ms } = await waiting;
  expect(told).toEqual(['The database does not answer yet. Waiting for it, 20 seconds at most.']);
  expect(ms).toBeGreaterThan(1_400);
  expect(ms).toBeLessThan(10_000);
});

it('one that never comes is waited for no longer than was said', async () => {
  const { ms } = await wait(1);
  expect(ms).toBeLessThan(5_000);
});

it('without a time nothing is waited for', async () => expect(await wait(0)).toMatchObject({ told: [] }));

it('a pooler that is away is waited for, though the database behind it answers', async () => {
  const waiting = wait(20, database.adminUrl);
  setTimeout(() => void opened(), 1_500);
  const { told, ms } = await waiting;
  expect(told).toHaveLength(1);
  expect(ms).toBeGreaterThan(1_400);
});

it('a pooler whose database is away is waited for as well', async () => {
  const fields = ['SFATAL', 'VFATAL', 'C08P01', 'Mserver login has been failing, cached error: connect failed'];
  const body = Buffer.from(`${fields.join('\0')}\0\0`);
  const head = Buffer.from([0x45, 0, 0, 0, 0]);
  head.writeInt32BE(4 + body.length, 1);
  const refusing = createServer((other) => {
    other.on('error', () => undefined).once('data', () => other.end(Buffer.concat([head, body])));
  }).listen(PORT, '127.0.0.1');
  const waiting = wait(20, database.adminUrl);
  setTimeout(() => refusing.close(() => void opened()), 1_500);
  const { told, ms } = await waiting;
  expect(told).toHaveLength(1);
  expect(ms).toBeGreaterThan(1_400);
});
