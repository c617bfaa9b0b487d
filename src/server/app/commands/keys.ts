import { randomBytes } from 'node:crypto';
import { Database } from '#server/platform/db/database.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { loadRootKeys, writeRootKeys } from '#server/platform/vault/root-key.ts';
import { rewrapAll } from '#server/platform/vault/rotation.store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { onHost, rootKeySource, runCommand, type Host } from '../host.ts';

const USAGE = 'npm run keys -- rotate-root        With ROOT_KEY in the environment, first restart with the new key before the old one ("new,old").';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Rotates the root key: a new one wraps every data key and application key; what they sealed is not touched. */
async function main(): Promise<void> {
  if (process.argv[2] !== 'rotate-root') throw new Error(USAGE);
  await onHost(rotate);
}

async function rotate({ env, appUrl }: Host): Promise<void> {
  const source = rootKeySource(env);
  const before = loadRootKeys(source, false);
  if (!env.rootKey && before.length === 1) writeRootKeys(source.file, [randomBytes(32), ...before.map((key) => key.bytes)]);
  const vault = new Vault(() => loadRootKeys(source, false));
  // The login roles keep their passwords until the next start, so that a running server goes on; it reads the key file again by itself.
  const db = new Database({ url: appUrl, max: 2, onFault: (error) => void process.stderr.write(`${error.name}\n`) });
  try {
    const count = await rewrapAll(vault, db);
    await keptStore.note(db, 'root_rotation', new Date());
    say(`${count} keys are wrapped by root key ${vault.root.id} now.`);
  } finally {
    await db.close();
  }
  if (!env.rootKey) writeRootKeys(source.file, [vault.root.bytes]);
  else say('The old key may leave ROOT_KEY at the next restart.');
}

runCommand(main);
