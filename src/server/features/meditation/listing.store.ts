import { randomUUID } from 'node:crypto';
import type { ListingState } from '#domain/meditation/meditation.ts';
import type { Database } from '#server/platform/db/database.ts';
import { prepared, q, type Tx } from '#server/platform/db/query.ts';
import type { Decision, ListingAct } from './source.ts';

/** What was decided about a built-in meditation. `since`: when it joined, null for what was there from the start. */
export type ListingRow = {
  readonly id: string;
  readonly status: ListingState;
  readonly isFree: boolean;
  readonly yearlyOnly: boolean;
  readonly place: number | null;
  readonly version: number;
  readonly since: Date | null;
};
type First = Pick<ListingRow, 'id' | 'isFree' | 'yearlyOnly' | 'place'>;
type DecisionRow = {
  at: Date;
  by_me: boolean;
  status: ListingState;
  is_free: boolean;
  yearly_only: boolean;
  place: number | null;
  reason: string;
};

const all = prepared(() =>
  q
    .selectFrom('app.meditation_listing')
    .select(['id', 'status', 'is_free', 'yearly_only', 'place', 'version', 'since']),
);

/** What admins decided about the built-in meditations: rows of nobody, of which a member sees the approved ones. */
export const listingStore = {
  async all(tx: Tx): Promise<ListingRow[]> {
    const rows = await tx.rows(all({}));
    return rows.map(({ is_free: isFree, yearly_only: yearlyOnly, status, ...row }) => ({
      ...row,
      status: status as ListingState,
      isFree,
      yearlyOnly,
    }));
  },

  /** Adds what has no row yet; a decision that was made stays. */
  async load(db: Database, first: readonly First[], now: Date): Promise<void> {
    await db.asWorker(null, (tx) =>
      tx.callFunction('add_meditations', [
        first.map(({ id }) => id),
        first.map(({ isFree }) => isFree),
        first.map(({ yearlyOnly }) => yearlyOnly),
        first.map(({ place }) => place),
        now,
      ]),
    );
  },

  async decisions(tx: Tx, id: string): Promise<Decision[]> {
    const rows = await tx.callFunction<DecisionRow>('meditation_decisions', [id]);
    return rows.map(({ at, by_me: byMe, is_free: isFree, yearly_only: yearlyOnly, status, place, reason }) => ({
      at: at.toISOString(),
      byMe,
      status,
      isFree,
      yearlyOnly,
      place,
      reason,
    }));
  },

  async decide(
    tx: Tx,
    id: string,
    { status, isFree, yearlyOnly, place, version, reason, requestId, ipPrefix, now }: ListingAct,
  ): Promise<'done' | 'moved_on' | 'not_found'> {
    const [row] = await tx.callFunction<{ outcome: 'done' | 'moved_on' | 'not_found' }>('decide_meditation', [
      randomUUID(),
      id,
      version,
      status,
      isFree,
      yearlyOnly,
      place,
      reason,
      requestId,
      ipPrefix,
      now,
    ]);
    return row?.outcome ?? 'not_found';
  },
};
