import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBase } from '#server/platform/backup/make/base.ts';
import { segmentCopy } from '#server/platform/backup/make/copy-segment.ts';
import { prune } from '#server/platform/backup/make/prune.ts';
import { ship } from '#server/platform/backup/make/ship.ts';
import { recipientOf } from '#server/platform/backup/recipient.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { readEnv } from '#server/platform/env.ts';
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
      'This backs up the embedded database and its files. The database at DATABASE_URL is backed up by its own tools (a base backup with archived WAL, or pg_dump); nothing was copied. DATA_DIR/files and DATA_DIR/erasures belong beside that backup.',
    );
  const to = values.to ?? env.backupDir;
  if (!to) throw new Error(USAGE);
  await onHost((host) => backUp(host, resolve(to)));
}

async function backUp(host: Host, to: string): Promise<void> {
  const { env, adminUrl } = host;
  const recipient = await recipientOf(env, say);
  // Its keys exist before the copy: the ledger of erasures is written under one of them.
  const deps = await openAccountDeps(host);
  try {
    const now = () => new Date();
    // What a server that is not running any more had not copied yet.
    if (to === env.backupDir) await ship(segmentCopy({ to, dataDir: env.dataDir, recipient }));
    const made = await makeBase({ to, dataDir: env.dataDir, adminUrl, recipient, now });
    await keptStore.note(deps.db, 'backup', new Date(made.endedAt));
    const pruned = await prune({ to, dataDir: env.dataDir, now: now() });
    say(
      `Backed up to ${to}: ${made.id}, ${Math.ceil(made.cluster.bytes / 1024)} KB and ${made.uploads.length} files, encrypted to ${recipient}.`,
    );
    if (pruned > 0) say(`Removed ${pruned} older than 30 days.`);
  } finally {
    await deps.db.close();
  }
}

runCommand(main);
