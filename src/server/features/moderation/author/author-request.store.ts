import type { Room } from '#domain/circle/limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { StaffAct } from '../case.store.ts';

/** A question for an author, as somebody of staff may see it. */
export type AuthorRequestRow = {
  readonly id: string;
  readonly case_id: string;
  readonly room: Room;
  readonly reason: string;
  readonly at: Date;
  readonly mine: boolean;
  readonly approved: boolean;
  readonly visible_until: Date | null;
  readonly sealed: Buffer | null;
};
/** One that was approved and waits for its answer, for the worker. */
export type ApprovedRequest = {
  readonly case_id: string;
  readonly room: Room;
  readonly post_id: string;
  readonly reply_id: string | null;
  readonly body: string;
  readonly is_anonymous: boolean;
  readonly author_id: string | null;
  readonly author_enc: Buffer | null;
};

/** Questions for the author of something, each written down. */
export const authorRequestStore = {
  async ask(
    tx: Tx,
    { id, caseId, reason }: { id: string; caseId: string; reason: string },
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<'opened' | 'waits' | 'not_found'> {
    const [row] = await tx.callFunction<{ outcome: 'opened' | 'waits' | 'not_found' }>('ask_author', [
      id,
      caseId,
      reason,
      requestId,
      ipPrefix,
      now,
    ]);
    return row?.outcome ?? 'not_found';
  },

  /** The second person agrees. */
  async approve(
    tx: Tx,
    id: string,
    { requestId, ipPrefix, now }: StaffAct,
  ): Promise<'done' | 'own_request' | 'not_found'> {
    const [row] = await tx.callFunction<{ outcome: 'done' | 'own_request' | 'not_found' }>('approve_author', [
      id,
      requestId,
      ipPrefix,
      now,
    ]);
    return row?.outcome ?? 'not_found';
  },

  list(tx: Tx, now: Date): Promise<AuthorRequestRow[]> {
    return tx.callFunction<AuthorRequestRow>('author_requests', [now]);
  },

  async approved(tx: Tx, id: string): Promise<ApprovedRequest | null> {
    return (await tx.callFunction<ApprovedRequest>('open_author_request', [id]))[0] ?? null;
  },

  /** For a minute the worker may act as this account in the job of an approved request. */
  async scope(tx: Tx, id: string, userId: string): Promise<void> {
    await tx.callFunction('scope_author', [id, userId]);
  },

  async answer(tx: Tx, { id, sealed, until }: { id: string; sealed: Buffer; until: Date }): Promise<void> {
    await tx.callFunction('answer_author_request', [id, sealed, until]);
  },

  /** Empties answers that were seen long enough. */
  async hide(db: Database, now: Date): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('hide_answers', [now]));
  },
};
