import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { identityOf, makePair } from '#server/platform/backup/recipient.ts';
import { readEnv } from '#server/platform/env.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { openStore } from '#server/platform/store/open-store.ts';
import { backUpNow, broughtOf } from '../on-host/back-up-now.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { drill } from '../on-host/drill.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Rehearses a restore of the newest backup, or, where there is none, of one made for it. Ends with 1 where anything is
 * wrong.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  const env = readEnv();
  if (env.databaseUrl)
    throw new Error(
      'This rehearses a restore of the embedded database and its files. The database at DATABASE_URL is restored by its own tools, and that is worth rehearsing too; nothing was done.',
    );
  const given = values.from ?? env.backupDir;
  if (values.from !== undefined && !existsSync(resolve(values.from)))
    throw new Error(
      `${resolve(values.from)} is not there: name the folder of the backup, or none to rehearse BACKUP_DIR.`,
    );
  await onHost((host) => rehearse(host, given && existsSync(resolve(given)) ? resolve(given) : null));
}

async function rehearse(host: Host, given: string | null): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'moonhearth-drill-'));
  const deps = await openAccountDeps(host);
  try {
    const { from, identity } = given
      ? { from: given, identity: neededIdentity(host) }
      : await freshBackup(host, scratch);
    mkdirSync(join(scratch, 'restored'));
    const { base, seconds, compared, erased, wrong } = await drill({
      host,
      from,
      identity,
      scratch: join(scratch, 'restored'),
      log: say,
    });
    for (const line of wrong) say(`WRONG: ${line}`);
    if (wrong.length > 0 || compared === 0)
      throw new Error(`The rehearsal of ${base} failed: ${wrong.length} of ${compared} comparisons.`);
    await keptStore.note(deps.db, 'drill', new Date());
    say(
      `The rehearsal of ${base} went well: ${compared} comparisons, ${erased} deleted again, served again after ${seconds.toFixed(1)} s (RTO).`,
    );
  } finally {
    await deps.db.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function neededIdentity({ env }: Host): string {
  const identity = identityOf(env);
  if (!identity)
    throw new Error(
      'The key that opens the backup is not on this machine, as it should be: bring it for the rehearsal, and name its file in BACKUP_IDENTITY_FILE.',
    );
  return identity;
}

async function freshBackup({ env, adminUrl }: Host, scratch: string): Promise<{ from: string; identity: string }> {
  const { identity, recipient } = await makePair();
  const from = join(scratch, 'backup');
  const where = env.backupDir ? `in BACKUP_DIR (${env.backupDir}) ` : '';
  say(`There is no backup ${where}yet: making one for this rehearsal.`);
  const store = openStore(env);
  const brought = broughtOf(env, store);
  await backUpNow({ to: from, dataDir: env.dataDir, brought, adminUrl, recipient }, say).finally(() => store.close());
  return { from, identity };
}

runCommand(main);
