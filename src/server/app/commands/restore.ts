import { resolve } from 'node:path';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoredMark } from '#server/features/account/public.ts';
import { restore, type Until } from '#server/platform/backup/bring-back/restore.ts';
import { identityOf } from '#server/platform/backup/recipient.ts';
import { readEnv } from '#server/platform/env.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { eraseFromStore } from '../on-host/erase-from-store.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';
import { givenRootKeys } from '../on-host/root-keys.ts';

const USAGE = 'npm run restore -- --from DIR [--at 2026-11-21T12:00:00Z]';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Brings a backup back into an empty DATA_DIR, up to its end or to an instant, and erases again whom the ledger knows.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } });
  const env = readEnv();
  if (env.databaseUrl)
    throw new Error(
      'This restores the embedded database and its files. The database at DATABASE_URL is restored by its own tools; nothing was done. The next start erases again whom the ledger of erasures knows: see that it is at STORE_URL, or in DATA_DIR/erasures where none is set, and is not restored with the database.',
    );
  const from = values.from ?? env.backupDir;
  if (!from) throw new Error(USAGE);
  const at = values.at === undefined ? null : instantOf(values.at);
  const until: Until = at ? { at } : 'end';
  const identity = identityOf(env);
  if (!identity)
    throw new Error(
      'The key that opens the backup is not on this machine, as it should be: bring it, and name its file in BACKUP_IDENTITY_FILE.',
    );
  const began = performance.now();
  const rootKeys = givenRootKeys(env).map(({ id }) => id);
  const { manifest, files } = await restore({
    from: resolve(from),
    dataDir: env.dataDir,
    identity,
    until,
    rootKeys,
    log: say,
  });
  writeFileSync(restoredMark(env.dataDir), '');
  const erased = await onHost((host) => eraseOnHost(host));
  say(
    `Restored ${manifest.id} and the log after it${at ? ` up to ${at.toISOString()}` : ''}, ${files} files; deleted again: ${erased}. It took ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
}

function instantOf(text: string): Date {
  const at = new Date(text);
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(at.getTime())
  )
    throw new Error(`--at takes an instant with its zone: ${USAGE}`);
  if (at > new Date()) throw new Error('--at lies in the future.');
  return at;
}

async function eraseOnHost(host: Host): Promise<number> {
  const deps = await openAccountDeps(host);
  const store = openStore(host.env);
  try {
    return await eraseFromStore({ env: host.env, account: deps, store, say });
  } finally {
    await deps.db.close();
    await store.close();
  }
}

runCommand(main);
