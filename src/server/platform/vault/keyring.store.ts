import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';
import type { Keyring } from './keyring.ts';
import { APP_KEYS, type AppKeyName, type StoredKey, type Vault } from './vault.ts';

/** The keyring of the member of this transaction. */
export async function keyringOf(vault: Vault, tx: Tx, userId: string): Promise<Keyring> {
  return vault.cached(userId) ?? vault.keyring(userId, await tx.callFunction<StoredKey>('my_keys'));
}

/**
 * Makes the application keys that are missing and opens them all. Safe when several processes start at once: the first
 * one wins.
 */
export async function openAppKeys(vault: Vault, db: Database): Promise<void> {
  await db.asWorker(null, async (tx) => {
    const present = new Set((await tx.callFunction<{ name: string }>('app_keys')).map((row) => row.name));
    for (const name of APP_KEYS.filter((key) => !present.has(key))) {
      const { rootKeyId, wrapped } = vault.makeAppKey(name);
      await tx.callFunction('add_app_key', [name, rootKeyId, wrapped]);
    }
    const newestLast = (await tx.callFunction<StoredKey & { name: AppKeyName }>('app_keys')).toReversed();
    for (const stored of newestLast) vault.addAppKey(stored.name, stored);
  });
}

/** Whether the key provider still gives what opens the stored keys. Throws where it does not. */
export async function proveKeys(vault: Vault, tx: Tx): Promise<void> {
  const stored = await tx.callFunction<StoredKey & { name: AppKeyName }>('app_keys');
  if (stored.length === 0) throw new Error('there are no application keys');
  for (const key of stored) vault.prove(key, `app|${key.name}|${key.version}`);
}
