import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import {
  asMadeMember,
  makeMember,
  memberStore,
  restoredMark,
  type AccountDeps,
} from '#server/features/account/public.ts';
import { restore } from '#server/platform/backup/bring-back/restore.ts';
import { ARCHIVING } from '#server/platform/backup/make/backup-scheduler.ts';
import { makePair } from '#server/platform/backup/recipient.ts';
import { attachEmbedded, type Embedded } from '#server/platform/db/embedded/embedded.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { openStores, type Stores } from '#server/testing/stores/all-stores.ts';
import { openAccountDeps } from './account-on-host.ts';
import { backUpNow, broughtOf } from './back-up-now.ts';
import { drill } from './drill.ts';
import { eraseFromStore } from './erase-from-store.ts';
import { rolePassword } from './host.ts';
import { givenRootKeys } from './root-keys.ts';

const FAST = { fsync: 'off', full_page_writes: 'off' };
const quiet = () => undefined;

let root: string;
let stores: Stores;
let first: Embedded;
const at = (name: string) => join(root, name);
const ROOT_KEY = randomBytes(32).toString('base64');
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'moonhearth-store-back-'));
  stores = await openStores();
  first = await attachEmbedded({ dataDir: at('data'), log: quiet, settings: { ...ARCHIVING, ...FAST } });
});
afterAll(async () => {
  await first.stop();
  await stores.close();
  rmSync(root, { recursive: true, force: true });
});

async function hostOf(env: Env, { adminUrl }: Embedded) {
  const vault = new Vault(() => givenRootKeys(env));
  const { urls } = await prepareDatabase({ adminUrl, passwordFor: rolePassword(vault) });
  const host = { env, vault, adminUrl, urls };
  return { host, deps: await openAccountDeps(host) };
}

async function madeMember(deps: AccountDeps, email: string): Promise<string> {
  const profile = {
    schemaVersion: 1 as const,
    email,
    firstName: 'Ada',
    lastName: 'Lind',
    birthday: localDate('1990-05-05'),
    phone: null,
    sacredGoals: [],
    customGoals: [],
    journeyCustomization: null,
    ref: null,
  };
  const now = new Date();
  const userId = await makeMember(deps, {
    ...{ profile, password: 'two lights to live by', timeZone: 'UTC', createdAt: now },
    ...{ trialEndAt: new Date(now.getTime() + 86_400_000), customizationCompleted: true },
  });
  if (!userId) throw new Error('a member could not be made');
  return userId;
}

// PostgreSQL as the store has the same ledger over the same port: store.test.ts.
const kind = 's3';

it('a backup, its rehearsal and a restore go by the ledger where every host sees it', async () => {
  const pair = await makePair();
  const env = readEnv({ DATA_DIR: at('data'), ROOT_KEY, STORE_URL: stores.urls[kind] });
  const { host, deps } = await hostOf(env, first);
  const store = openStore(env);
  const [stays, goes] = [
    await madeMember(deps, `stays@${kind}.example`),
    await madeMember(deps, `goes@${kind}.example`),
  ];
  const to = at(`backup-${kind}`);
  await backUpNow(
    { to, dataDir: env.dataDir, brought: broughtOf(env, store), adminUrl: first.adminUrl, recipient: pair.recipient },
    quiet,
  );
  await asMadeMember(deps, goes, (me) => memberStore.erase(me, deps.erasures));
  // The copy of the ledger in the backup is older than this erasure: only the store knows of it.
  mkdirSync(at(`scratch-${kind}`));
  const lines = await store.ledger.pages(null)[Symbol.asyncIterator]().next();
  expect(
    (await drill({ host, from: to, identity: pair.identity, scratch: at(`scratch-${kind}`), log: quiet })).wrong,
  ).toEqual([]);
  // A rehearsal writes nothing into it.
  expect(await store.ledger.pages(null)[Symbol.asyncIterator]().next()).toEqual(lines);
  await deps.db.close();

  const back = { ...env, dataDir: at(`restored-${kind}`) };
  const rootKeys = givenRootKeys(env).map(({ id }) => id);
  const of = { from: to, dataDir: back.dataDir, identity: pair.identity };
  await restore({ ...of, until: 'base', rootKeys, log: quiet, settings: FAST });
  writeFileSync(restoredMark(back.dataDir), '');
  const restored = await attachEmbedded({ dataDir: back.dataDir, log: quiet, settings: FAST });
  try {
    const again = await hostOf(back, restored);
    const left = async () =>
      (
        await asOwner(restored.adminUrl, (owner) =>
          owner.query<{ id: string }>('select user_id as id from auth.account'),
        )
      ).rows
        .map(({ id }) => id)
        .filter((id) => id === stays || id === goes);
    expect((await left()).toSorted()).toEqual([stays, goes].toSorted());
    expect(await eraseFromStore({ env: back, account: again.deps, store, say: quiet })).toBe(1);
    expect(await left()).toEqual([stays]);
    await again.deps.db.close();
  } finally {
    await restored.stop();
    await store.close();
  }
}, 240_000);
