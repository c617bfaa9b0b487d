import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { keeperOf } from '#server/platform/backup/make/backup-scheduler.ts';
import { segmentCopy } from '#server/platform/backup/make/copy-segment.ts';
import { ship } from '#server/platform/backup/make/ship.ts';
import { recipientOf } from '#server/platform/backup/recipient.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { readEnv } from '#server/platform/env.ts';
import { isWithin } from '#server/platform/env-refusals.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { backUpNow, broughtOf } from '../on-host/back-up-now.ts';
import { isSameFolder, toldOf } from '../on-host/backup-words.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';

const USAGE = 'npm run backup -- --to DIR        (without --to: BACKUP_DIR)';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Makes one whole backup now, beside a running server or without one. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const env = readEnv();
  if (env.databaseUrl)
    throw new Error(
      'This backs up the embedded database and its files. The database at DATABASE_URL is backed up by its own tools (a base backup with archived WAL, or pg_dump); nothing was copied. What is at STORE_URL, or in DATA_DIR/files, DATA_DIR/recordings and DATA_DIR/erasures where none is set, belongs beside that backup.',
    );
  const to = values.to ?? env.backupDir;
  if (!to) throw new Error(USAGE);
  if (isWithin(env.dataDir, resolve(to)))
    throw new Error(`${resolve(to)} is inside DATA_DIR: whatever destroys one would take both. Name another folder.`);
  await onHost((host) => makeOne(host, resolve(to)));
}

async function makeOne(host: Host, to: string): Promise<void> {
  const { env, adminUrl } = host;
  const { dataDir } = env;
  const recipient = await recipientOf(env, say);
  // Its keys exist before the copy: the ledger of erasures is written under one of them.
  const deps = await openAccountDeps(host);
  const store = openStore(env);
  try {
    // What a server that is not running any more had not copied yet.
    if (env.backupDir && isSameFolder(to, env.backupDir) && keeperOf(to) === null)
      await ship(segmentCopy({ to, dataDir, recipient }));
    const made = await backUpNow({ to, dataDir, brought: broughtOf(env, store), adminUrl, recipient }, say);
    await keptStore.note(deps.db, 'backup', new Date(made.manifest.endedAt));
    for (const line of toldOf(made.manifest, { to, recipient, env })) say(line);
    if (made.pruned > 0) say(`Deleted ${made.pruned} older than 30 days.`);
  } finally {
    await deps.db.close();
    await store.close();
  }
}

runCommand(main);
