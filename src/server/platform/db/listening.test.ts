import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { gateBefore, type TestGate } from '#server/testing/gate.ts';
import { Database } from './database.ts';
import { listenOn } from './listening.ts';
import { sql } from 'kysely';

let database: TestDatabase;
let gate: TestGate;
let admin: Client;
beforeAll(async () => {
  database = await testDatabase();
  gate = gateBefore(database.jobsUrl);
  await gate.open();
  admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await gate.close();
  await database.drop();
});

it('who listens hears again after its host fell silent, and after its connection broke', async () => {
  const heard = new Set<string>();
  const stop = await listenOn({
    url: gate.through(database.jobsUrl),
    channel: 'session_ended',
    hear: (payload) => void heard.add(payload),
    askMs: 100,
  });
  const isHeard = (word: string) =>
    vi.waitFor(
      async () => {
        await admin.query("select pg_notify('session_ended', $1)", [word]);
        expect(heard).toContain(word);
      },
      { timeout: 15_000, interval: 50 },
    );
  await isHeard('at first');
  gate.silence();
  await isHeard('after the silence');
  await gate.shut();
  await gate.open();
  await isHeard('after the break');
  await stop();
  await admin.query("select pg_notify('session_ended', 'at the end')");
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).not.toContain('at the end');
}, 60_000);

it('a statement that a silent host never answers fails, and the next one goes on a connection of its own', async () => {
  const { urls } = database;
  const through = {
    visitor: gate.through(urls.visitor),
    member: gate.through(urls.member),
    worker: gate.through(urls.worker),
  };
  const db = new Database({ urls: through, max: 1, answerMs: 300, onFault: () => undefined });
  const ask = () => db.asVisitor((tx) => tx.raw(sql`select 1 as one`));
  await expect(ask()).resolves.toEqual([{ one: 1 }]);
  gate.silence();
  await expect(ask()).rejects.toThrow('Query read timeout');
  await expect(ask()).resolves.toEqual([{ one: 1 }]);
  await db.close();
});
