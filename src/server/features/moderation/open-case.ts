import { randomUUID } from 'node:crypto';
import type { Room } from '#domain/circle/limits.ts';
import type { CaseWhy } from '#domain/moderation/urgency.ts';
import type { Tx } from '#server/platform/db/query.ts';

/** What comes before a moderator, and why. `reason` is that of a report. */
export type NewCase = {
  readonly room: Room;
  readonly postId: string;
  readonly replyId?: string | null;
  readonly why: CaseWhy;
  readonly reason?: string | null;
  readonly now: Date;
};

/**
 * Brings a post or reply before a moderator, within the transaction that causes it: one case for each, which grows while
 * it is open and opens again when something new comes after a decision.
 */
export async function openCase(
  tx: Tx,
  { room, postId, replyId = null, why, reason = null, now }: NewCase,
): Promise<void> {
  await tx.callFunction('open_case', [randomUUID(), room, postId, replyId, why, reason, now]);
}
