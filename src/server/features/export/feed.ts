import { randomUUID } from 'node:crypto';
import { PRODUCT } from '#domain/account/product.ts';
import { feedEvents, type FeedTitles } from '#domain/feed/feed-events.ts';
import { writeCalendar } from '#domain/feed/icalendar.ts';
import { ageGroupOf, isLockedOut, memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { readCycle, summaryStore, surfaceNow } from '#server/features/cycle/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { feedStore } from './feed.store.ts';

export type FeedDeps = Pick<AccountDeps, 'db' | 'vault' | 'clock' | 'tries'>;
type Asked = { readonly token: string; readonly requestId: string; readonly ipPrefix: string };
const TOKEN = /^[\w-]{43}$/;

/**
 * The calendar behind a secret address, made now from the member's forecast. Null when no such address lives. It reads
 * without a session, under a scope of its own that ends with it.
 */
export async function readFeed(deps: FeedDeps, asked: Asked): Promise<string | null> {
  if (!TOKEN.test(asked.token)) return null;
  const { db, vault, clock } = deps;
  const job = randomUUID();
  const opened = await db.asWorker(null, (tx) => feedStore.open(tx, { token: asked.token, job }));
  if (!opened) return null;
  try {
    if (await isLockedOut(deps, opened.email_index)) return null;
    return await db.asWorker(job, (tx) =>
      calendarOf(tx, { ...asked, userId: opened.user_id, titles: opened.titles, vault, now: clock.now() }),
    );
  } catch (error) {
    // The owner may have gone meanwhile, on another process: then there is no such address any more.
    if (await lives(db, asked.token)) throw error;
    return null;
  } finally {
    await db.asWorker(null, (tx) => feedStore.close(tx, job));
  }
}

async function lives(db: Database, token: string): Promise<boolean> {
  const job = randomUUID();
  const opened = await db.asWorker(null, (tx) => feedStore.open(tx, { token, job }));
  if (opened) await db.asWorker(null, (tx) => feedStore.close(tx, job));
  return opened !== null;
}

type Making = Asked & {
  readonly userId: string;
  readonly titles: FeedTitles;
  readonly vault: Vault;
  readonly now: Date;
};

async function calendarOf(tx: Tx, { userId, titles, vault, now, requestId, ipPrefix }: Making): Promise<string> {
  const keys = await keyringOf(vault, tx, userId);
  const owner = { tx, keys };
  const [member, summary] = await Promise.all([memberStore.read(owner), summaryStore.read(owner)]);
  const { view } = readCycle(member, { summary, now });
  const surface = surfaceNow(member, { now, startDate: view.startDate });
  // A teen's calendar lies on a family's wall: it is discreet, whatever was chosen.
  const events = feedEvents({
    view,
    surface,
    titles: ageGroupOf(member, now) === 'teen' ? 'discreet' : titles,
    uidOf: (key) => `${keys.blind('feed', key).toString('hex').slice(0, 32)}@moonhearth`,
  });
  await memberStore.audit(owner, { action: 'read_feed', result: 'done', at: now, requestId, ipPrefix });
  return writeCalendar({ name: PRODUCT, events, stamp: now });
}
