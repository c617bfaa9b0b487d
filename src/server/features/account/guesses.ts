import { randomUUID } from 'node:crypto';
import { LIFETIMES, MAILS_PER_ADDRESS } from '#contract/limits.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountNotices } from './account.notices.ts';
import { linkHash, linkToken } from './links.ts';

/**
 * Where guesses at the password of an address are counted: apart for each device that signed in before, together for
 * all that are new to it.
 */
export function guessesOf(index: Buffer, device: string | null): string {
  return `login|${index.toString('hex')}|${device ?? 'new'}`;
}

/** Whether so many wrong passwords came in 30 days that only an email lets a new device in. */
export function isLockedOut({ tries }: Pick<AccountDeps, 'tries'>, index: Buffer): Promise<boolean> {
  return tries.isSpent(guessesOf(index, null));
}

/**
 * Too many guesses in 30 days: the member's address gets a link to choose another password, as often as it gets any
 * link.
 */
export async function askToReset(
  { db, vault, counts }: AccountDeps,
  { index, userId }: { index: Buffer; userId: string },
): Promise<void> {
  if (
    await counts.over(`mail|${index.toString('hex')}`, {
      max: MAILS_PER_ADDRESS.max,
      seconds: MAILS_PER_ADDRESS.seconds,
    })
  )
    return;
  await db.asVisitor(async (tx) => {
    const linkId = randomUUID();
    await tx.callFunction('new_link', [
      linkId,
      userId,
      'reset',
      linkHash(linkToken(vault, 'reset', linkId)),
      LIFETIMES.resetLink,
    ]);
    await outboxStore.postBare(tx, { kind: accountNotices.mustReset, userId, linkId });
  });
}
