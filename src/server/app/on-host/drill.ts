import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asMadeMember, eraseAgain, memberStore, restoredMark } from '#server/features/account/public.ts';
import { chooseBase } from '#server/platform/backup/bring-back/choose.ts';
import { restore } from '#server/platform/backup/bring-back/restore.ts';
import { readFactsOf, readLedgerCopy, type Base } from '#server/platform/backup/bring-back/unpack-base.ts';
import { damagedBases, layoutOf } from '#server/platform/backup/folder/layout.ts';
import { firstGap, readSegments } from '#server/platform/backup/folder/segments.ts';
import { readClusterFacts, type ClusterFacts } from '#server/platform/backup/make/cluster.store.ts';
import { attachEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { ledgerIn } from '#server/platform/erasures/erasures.ts';
import type { Env } from '#server/platform/env.ts';
import { allLines, parseLines, type Line } from '#server/platform/erasures/ledger.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { openAccountDeps } from './account-on-host.ts';
import { rolePassword, type Host } from './host.ts';
import { liveRootKeys } from './root-keys.ts';

export type DrillOptions = {
  readonly host: Pick<Host, 'env'>;
  readonly from: string;
  readonly identity: string;
  /** An empty folder for the restored database. */ readonly scratch: string;
  readonly log: (line: string) => void;
};
/** What a rehearsal found. It went well when nothing is wrong and something was compared. */
export type Drilled = {
  readonly base: string;
  readonly seconds: number;
  readonly compared: number;
  readonly erased: number;
  readonly wrong: readonly string[];
};

// A rehearsal that breaks off loses nothing.
const FAST = { fsync: 'off', full_page_writes: 'off' };
/** How long an erasure may be on its way into the backup. */
const ON_ITS_WAY_MS = 60_000;

/**
 * Rehearses a restore: brings the newest backup back into a scratch folder, to the point at which it was counted, and
 * holds it against what it said then. Never touches the live data; throws nothing for a backup that is not whole, but
 * says what is wrong with it.
 */
export async function drill(options: DrillOptions): Promise<Drilled> {
  const began = performance.now();
  const found = { compared: 0, wrong: [] as string[], erased: 0 };
  const check = (good: boolean, said: string) => {
    found.compared += 1;
    if (!good) found.wrong.push(said);
  };
  let base = 'none';
  try {
    const layout = layoutOf(options.from);
    const manifest = chooseBase(layout, null);
    base = manifest.id;
    await checkBefore({ layout, manifest, identity: options.identity }, { options, check });
    if (found.wrong.length === 0)
      found.erased = await checkRestored({ layout, manifest, identity: options.identity }, { options, check });
  } catch (error) {
    check(false, error instanceof Error ? error.message : 'the rehearsal failed');
  }
  return { base, seconds: (performance.now() - began) / 1000, ...found };
}

type Checking = { readonly options: DrillOptions; readonly check: (good: boolean, said: string) => void };

/** What can be said without restoring: whether the log is whole, and whether the ledger has every erasure there is. */
async function checkBefore(base: Base, { options: { host }, check }: Checking): Promise<void> {
  const { layout, manifest } = base;
  const torn = damagedBases(layout).filter((name) => name > manifest.id);
  check(
    torn.length === 0,
    `The manifest of ${torn.join(', ')} cannot be read: a newer backup than this one is damaged.`,
  );
  const gap = firstGap(readSegments(layout.wal), { first: manifest.firstSegment, last: manifest.lastSegment });
  check(gap === null, `${gap} is missing from ${layout.wal}: the log of this backup is not whole.`);
  const copied = parseLines(await readLedgerCopy(base));
  check(
    copied.length >= manifest.ledgerLines,
    `The ledger of erasures in the backup has ${copied.length} lines, and had ${manifest.ledgerLines} when the base was made.`,
  );
  const has = new Set(copied.map(({ member }) => member));
  const due = new Date(Date.now() - ON_ITS_WAY_MS).toISOString();
  const live = await linesOf(host.env);
  // One that every host sees outlives this one: a restore reads it where it lies.
  if (!live) return;
  const lacking = live.filter(({ at, member }) => at < due && !has.has(member));
  check(
    lacking.length === 0,
    `The ledger of erasures in the backup is stale: ${new Set(lacking.map(({ member }) => member)).size} members who were deleted are not in it.`,
  );
}

async function linesOf(env: Env): Promise<Line[] | null> {
  const store = openStore(env);
  try {
    return store.folder === null ? null : await allLines(store.ledger);
  } finally {
    await store.close();
  }
}

async function checkRestored(base: Base, { options, check }: Checking): Promise<number> {
  // A rehearsal keeps to its own folder: nothing of it reaches the store of the living.
  const env = { ...options.host.env, dataDir: join(options.scratch, 'data'), store: null };
  const roots = () => liveRootKeys(options.host.env);
  await restore({
    from: options.from,
    dataDir: env.dataDir,
    identity: options.identity,
    until: 'base',
    rootKeys: roots().map(({ id }) => id),
    log: options.log,
    settings: FAST,
  });
  const embedded = await attachEmbedded({ dataDir: env.dataDir, log: () => undefined, settings: FAST });
  try {
    const said = await readFactsOf(base);
    compare(said, await readClusterFacts(embedded.adminUrl, Object.keys(said.rows)), check);
    const vault = new Vault(roots);
    const { urls } = await prepareDatabase({ adminUrl: embedded.adminUrl, passwordFor: rolePassword(vault) });
    return await checkMembers(
      { env, vault, adminUrl: embedded.adminUrl, urls },
      { canary: said.canary?.userId ?? null, check },
    );
  } finally {
    await embedded.stop();
  }
}

function compare(said: ClusterFacts, is: ClusterFacts, check: Checking['check']): void {
  for (const [table, count] of Object.entries(said.rows))
    check(is.rows[table] === count, `${table} has ${is.rows[table]} rows, and had ${count}.`);
  for (const [table, sum] of Object.entries(said.sums))
    check(is.sums[table] === sum, `The amounts of ${table} add up to ${is.sums[table]}, and did to ${sum}.`);
  check(
    said.canary?.profile === is.canary?.profile,
    'The sealed document of the first member is not the one that was copied.',
  );
}

/** Opens a member's document by the product's own way, and erases again whom the ledger knows. */
async function checkMembers(
  host: Host,
  { canary, check }: { canary: string | null; check: Checking['check'] },
): Promise<number> {
  const deps = await openAccountDeps(host);
  try {
    if (canary) {
      const opened = await asMadeMember(deps, canary, (me) => memberStore.read(me)).then(
        ({ profile }) => profile.email.length > 0,
        () => false,
      );
      check(opened, 'The root key does not open the first member’s document.');
    }
    mkdirSync(ledgerIn(host.env.dataDir), { recursive: true });
    writeFileSync(restoredMark(host.env.dataDir), '');
    const { erased } = await eraseAgain(deps, host.env.dataDir);
    check((await eraseAgain(deps, host.env.dataDir)).erased === 0, 'A member who was deleted is still there.');
    return erased;
  } finally {
    await deps.db.close();
  }
}
