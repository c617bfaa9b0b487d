import { PIN_TRIES } from '#domain/privacy-mode/privacy-mode.ts';
import type { AccountDeps } from '#server/features/account/public.ts';
import { sidOf, tokenHash } from '#server/platform/sessions/sessions.ts';
import { privacyModeStore } from './privacy-mode.store.ts';

type LockDeps = Pick<AccountDeps, 'db' | 'passwords' | 'sessions'>;

/**
 * What came of a PIN: the session is open; it is not, with so many tries left; or it has ended, and only the member's
 * password leads back.
 */
export type Opened =
  | { readonly is: 'open' }
  | { readonly is: 'wrong'; readonly left: number }
  | { readonly is: 'ended' };

/**
 * Tries a PIN at the session behind a cookie. The try is counted before it is judged; the last wrong one ends the
 * session.
 */
export async function openLock(
  { db, passwords, sessions }: LockDeps,
  { token, pin }: { token: string; pin: string },
): Promise<Opened> {
  const sid = sidOf(token);
  const hash = tokenHash(sid);
  const counted = await privacyModeStore.tryPin(db, hash);
  sessions.drop(hash.toString('hex'));
  if (counted && (await passwords.matches(counted.pin_hash, pin))) {
    await privacyModeStore.unlock(db, hash);
    sessions.drop(hash.toString('hex'));
    return { is: 'open' };
  }
  if (counted && counted.tries < PIN_TRIES) return { is: 'wrong', left: PIN_TRIES - counted.tries };
  // Another tab may have opened it in the meantime.
  if (!counted && (await sessions.find(token))) return { is: 'open' };
  await sessions.end(sid);
  return { is: 'ended' };
}
