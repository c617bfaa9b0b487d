import type { Database } from '../db/database.ts';
import type { StoredKey, Vault } from './vault.ts';

type Waiting = StoredKey & { readonly kind: 'user' | 'app'; readonly owner: string };
const AT_ONCE = 200;

/**
 * Wraps every key anew that another root key still wraps, in small transactions: online, and resumed by calling it
 * again. Gives the number of keys.
 */
export async function rewrapAll(vault: Vault, db: Database): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await db.asWorker(null, async (tx) => {
      const waiting = await tx.callFunction<Waiting>('keys_not_under', [vault.root.id, AT_ONCE]);
      for (const key of waiting) {
        const { rootKeyId, wrapped } = vault.rewrap(key, `${key.kind}|${key.owner}|${key.version}`);
        await tx.callFunction('rewrap', [key.kind, key.owner, key.version, key.root_key_id, rootKeyId, wrapped]);
      }
      return waiting.length;
    });
    if (count === 0) return done;
    done += count;
  }
}
