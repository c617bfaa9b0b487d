import { randomBytes } from 'node:crypto';
import { asMadeMember, emailIndex } from '#server/features/account/public.ts';
import { roleStore } from '#server/features/role/public.ts';
import { Database } from '#server/platform/db/database.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { renewKey } from '#server/platform/vault/renewal.store.ts';
import { loadRootKeys, writeRootKeys } from '#server/platform/vault/root-key.ts';
import { rewrapAll } from '#server/platform/vault/rotation.store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { rootKeySource } from '../on-host/root-keys.ts';
import { onHost, runCommand, type Host } from '../on-host/host.ts';

const USAGE =
  'npm run keys -- rotate-root | rotate-member <email>        rotate-root: with ROOT_KEY in the environment, first restart with the new key before the old one ("new,old").';
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [verb, email] = process.argv.slice(2);
  if (verb === 'rotate-root') return onHost(rotate);
  if (verb === 'rotate-member' && email) return onHost((host) => rotateMember(host, email));
  throw new Error(USAGE);
}

/** Renews one member's data key: what the old one sealed is sealed again by a job, and then the old one goes. */
async function rotateMember(host: Host, email: string): Promise<void> {
  const deps = await openAccountDeps(host);
  try {
    const userId = await asOwner(host.adminUrl, (owner) => roleStore.verified(owner, emailIndex(host.vault, email)));
    if (!userId) throw new Error('There is no verified account with this address.');
    const begun = await asMadeMember(deps, userId, (me) => renewKey(host.vault, me));
    say(
      begun
        ? 'Done: she has a new key. The server uses it in ten minutes. In twenty minutes it encrypts everything again with the new key and drops the old one.'
        : 'Nothing changed: her key is being renewed already.',
    );
  } finally {
    await deps.db.close();
  }
}

/** Rotates the root key: a new one wraps every data key and application key; what they sealed is not touched. */
async function rotate({ env, urls }: Host): Promise<void> {
  const source = rootKeySource(env);
  const before = loadRootKeys(source, false);
  if (!env.rootKey && before.length === 1)
    writeRootKeys(source.file, [randomBytes(32), ...before.map((key) => key.bytes)]);
  const vault = new Vault(() => loadRootKeys(source, false));
  // The login roles keep their passwords until the next start, so that a running server goes on; it reads the key file
  // again by itself.
  const db = new Database({ urls, max: 2, onFault: (error) => void process.stderr.write(`${error.name}\n`) });
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
