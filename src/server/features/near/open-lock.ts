import { PIN_TRIES } from '#domain/near/near.ts';
import type { AccountHouse } from '#server/features/account/public.ts';
import { sidOf, tokenHash } from '#server/platform/sessions/sessions.ts';
import { nearStore } from './near.store.ts';

type LockHouse = Pick<AccountHouse, 'db' | 'passwords' | 'sessions'>;

/** What came of a PIN: the session is open; it is not, with so many tries left; or it has ended, and only her password leads back. */
export type Opened =
  | { readonly is: 'open' }
  | { readonly is: 'wrong'; readonly left: number }
  | { readonly is: 'ended' };

/** Tries a PIN at the session behind a cookie. The try is counted before it is judged; the last wrong one ends the session. */
export async function openLock(
  { db, passwords, sessions }: LockHouse,
  { token, pin }: { token: string; pin: string },
): Promise<Opened> {
  const sid = sidOf(token);
  const hash = tokenHash(sid);
  const counted = await nearStore.tryPin(db, hash);
  sessions.drop(hash.toString('hex'));
  if (counted && (await passwords.matches(counted.pin_hash, pin))) {
    await nearStore.unlock(db, hash);
    sessions.drop(hash.toString('hex'));
    return { is: 'open' };
  }
  if (counted && counted.tries < PIN_TRIES) return { is: 'wrong', left: PIN_TRIES - counted.tries };
  // Another tab may have opened it in the meantime.
  if (!counted && (await sessions.find(token))) return { is: 'open' };
  await sessions.end(sid);
  return { is: 'ended' };
}
