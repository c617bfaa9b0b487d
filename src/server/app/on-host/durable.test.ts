import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHealth } from '#server/app/health.ts';
import { parseRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { testPasswordFor } from '#server/testing/database-server.ts';
import { run } from '#server/testing/database.ts';
import { openAppKeys } from '#server/platform/vault/keyring.store.ts';
import { Database } from '#server/platform/db/database.ts';
import { openEmbedded, type Embedded } from '#server/platform/db/embedded/embedded.ts';
import { prepareDatabase, type Prepared } from '#server/platform/db/prepare.ts';

/** A PostgreSQL that waits until standbys have applied what was written, and names none of them. */
let cluster: Embedded;
let prepared: Prepared;
const dataDir = mkdtempSync(join(tmpdir(), 'mh-durable-'));
beforeAll(async () => {
  cluster = await openEmbedded({ dataDir, log: () => {}, settings: { synchronous_commit: 'remote_apply' } });
  prepared = await prepareDatabase({ adminUrl: cluster.adminUrl, passwordFor: testPasswordFor });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function asked<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = new Database({ urls: prepared.urls, onFault: () => undefined });
  return work(db).finally(() => db.close());
}
const durable = () => asked(async (db) => (await db.whoAmI()).map((login) => login.durable));

describe('a commit that waits for standbys to have applied it', () => {
  it('is taken for durable', async () => {
    const { rows } = await run(cluster.adminUrl, (client) => client.query('show synchronous_commit'));
    expect(rows).toEqual([{ synchronous_commit: 'remote_apply' }]);
    expect(await durable()).toEqual([true, true, true]);
  });

  it('lets the server be ready', async () => {
    const vault = new Vault(() => parseRootKeys(Buffer.alloc(32, 7).toString('base64')));
    await asked(async (db) => {
      await openAppKeys(vault, db);
      const app = Fastify();
      addHealth(app, { deps: { db, vault }, room: { isLow: async () => false }, isClosing: () => false });
      expect((await app.inject('/readyz')).statusCode).toBe(200);
      await app.close();
    });
  });
});

describe('at the logins alone', () => {
  it.each([
    ['on', true],
    ['remote_apply', true],
    ['remote_write', false],
    ['local', false],
    ['off', false],
  ])('%s is durable: %s', async (setting, isDurable) => {
    for (const url of [prepared.urls.visitor, prepared.urls.member, prepared.urls.worker])
      await run(cluster.adminUrl, (client) =>
        client.query(`alter role ${new URL(url).username} set synchronous_commit = '${setting}'`),
      );
    expect(await durable()).toEqual([isDurable, isDurable, isDurable]);
  });
});
