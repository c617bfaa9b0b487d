import { createHash } from 'node:crypto';
import type { FeedTitles } from '#domain/feed/feed-events.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type FeedRow = { readonly titles: FeedTitles; readonly created_at: Date };
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The secret address of a member's calendar, behind privileged functions. Of the token only the hash is kept. */
export const feedStore = {
  async read(tx: Tx): Promise<FeedRow | null> {
    return (await tx.callFunction<FeedRow>('my_feed'))[0] ?? null;
  },
  async make(tx: Tx, { token, titles }: { token: string; titles: FeedTitles }): Promise<void> {
    await tx.callFunction('make_feed', [hashOf(token), titles]);
  },
  async title(tx: Tx, titles: FeedTitles): Promise<void> {
    await tx.callFunction('title_feed', [titles]);
  },
  async end(tx: Tx): Promise<void> {
    await tx.callFunction('end_feed');
  },
  /** Worker role only: whose calendar a token opens, and for a minute the right to act as the member under this job. */
  async open(
    tx: Tx,
    { token, job }: { token: string; job: string },
  ): Promise<{ readonly user_id: string; readonly titles: FeedTitles } | null> {
    return (
      (await tx.callFunction<{ user_id: string; titles: FeedTitles }>('open_feed', [hashOf(token), job]))[0] ?? null
    );
  },
  async close(tx: Tx, job: string): Promise<void> {
    await tx.callFunction('close_feed', [job]);
  },
};
