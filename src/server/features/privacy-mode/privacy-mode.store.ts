import type { LockMinutes } from '#domain/privacy-mode/privacy-mode.ts';
import { PIN_TRIES } from '#domain/privacy-mode/privacy-mode.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Shut } from '#server/platform/sessions/sessions.store.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type PinTry = { readonly user_id: string; readonly pin_hash: string; readonly tries: number };

/** The lock, behind privileged functions. */
export const privacyModeStore = {
  /**
   * Another PIN, or the same one for a null; without minutes there is no lock any more. Over all the member's sessions.
   */
  async setLock(tx: Tx, { pinHash, minutes }: { pinHash: string | null; minutes: LockMinutes | null }): Promise<void> {
    await tx.callFunction('set_lock', [pinHash, minutes]);
  },
  async pinHash(tx: Tx): Promise<string | null> {
    return (await tx.callFunction<{ my_pin: string | null }>('my_pin'))[0]?.my_pin ?? null;
  },
  async stayHere(tx: Tx, session: string): Promise<void> {
    await tx.callFunction('stay_here', [session]);
  },
  /** Locks a session of the member's from the end of this transaction on. */
  async shut(tx: Tx, session: string): Promise<void> {
    await tx.callFunction('shut_session', [session]);
  },
  /** Shuts the session behind a cookie until the member comes back from the quick exit. */
  async leave(db: Database, tokenHash: Buffer): Promise<void> {
    await db.asVisitor((tx) => tx.callFunction('leave_session', [tokenHash]));
  },
  /**
   * Counts one try at a shut session, for good, before it is judged. Null where there is nothing to open or nothing
   * left to try.
   */
  async tryPin(db: Database, tokenHash: Buffer): Promise<PinTry | null> {
    return db.asVisitor(async (tx) => (await tx.callFunction<PinTry>('try_pin', [tokenHash, PIN_TRIES]))[0] ?? null);
  },
  async unlock(db: Database, tokenHash: Buffer): Promise<void> {
    await db.asVisitor((tx) => tx.callFunction('unlock_session', [tokenHash]));
  },
  /** From where the member left to the lock. False where there is none: nothing leads back then. */
  async comeBack(db: Database, tokenHash: Buffer): Promise<boolean> {
    return db.asVisitor(async (tx) => {
      await tx.callFunction('come_back', [tokenHash]);
      const [shut] = await tx.callFunction<Shut>('read_shut', [tokenHash]);
      return shut !== undefined && shut.shut_at !== null && shut.left_at === null;
    });
  },
};
