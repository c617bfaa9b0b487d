import type { ListingState } from '#domain/meditation/meditation.ts';
import type { Tx } from '#server/platform/db/query.ts';

type Row = {
  at: Date;
  by_me: boolean;
  status: ListingState;
  is_free: boolean;
  yearly_only: boolean;
  place: number | null;
  reason: string;
};

/** What was decided about a recording's place on the shelf, the newest first; for an admin. */
export async function decisionsAbout(tx: Tx, recording: string) {
  const rows = await tx.callFunction<Row>('meditation_decisions', [recording]);
  return rows.map(({ at, by_me: byMe, is_free: isFree, yearly_only: yearlyOnly, status, place, reason }) => ({
    ...{ at: at.toISOString(), byMe, status, isFree, yearlyOnly, place, reason },
  }));
}
