import { createHash } from 'node:crypto';
import type { FeedTitles } from '#domain/feed/feed-events.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';

export type FeedRow = { readonly titles: FeedTitles; readonly created_at: Date; readonly expires_at: Date };
type OpenedFeed = { readonly user_id: string; readonly titles: FeedTitles; readonly email_index: Buffer };
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The secret address of a member's calendar, behind privileged functions. Of the token only the hash is kept. */
export const feedStore = {
  async read(tx: Tx): Promise<FeedRow | null> {
    return (await tx.callFunction<FeedRow>('my_feed'))[0] ?? null;
  },
  async make(tx: Tx, { token, titles, days }: { token: string; titles: FeedTitles; days: number }): Promise<void> {
    await tx.callFunction('make_feed', [hashOf(token), titles, days]);
  },
  /** Lets the same address live so many days from now on. False where there is none. */
  async renew(tx: Tx, days: number): Promise<boolean> {
    return (await tx.callFunction<{ renew_feed: boolean }>('renew_feed', [days]))[0]?.renew_feed === true;
  },
  async title(tx: Tx, titles: FeedTitles): Promise<void> {
    await tx.callFunction('title_feed', [titles]);
  },
  async end(tx: Tx): Promise<void> {
    await tx.callFunction('end_feed');
  },
  /** Worker role only: whose calendar a token opens, and for a minute the right to act as the member under this job. */
  async open(tx: Tx, { token, job }: { token: string; job: string }): Promise<OpenedFeed | null> {
    return (await tx.callFunction<OpenedFeed>('open_feed', [hashOf(token), job]))[0] ?? null;
  },
  async close(tx: Tx, job: string): Promise<void> {
    await tx.callFunction('close_feed', [job]);
  },
  /** Removes those that ran out before an instant of real time, and says how many there were. */
  async sweep(db: Database, before: Date): Promise<number> {
    const [done] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_feeds: string }>('sweep_feeds', [before]));
    return Number(done?.sweep_feeds ?? 0);
  },
};
