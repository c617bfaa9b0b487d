import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { NO_PRESENCE, type Presence } from '#domain/check-in/presence.ts';
import { q, prepared } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type NewDay = {
  readonly userId: string;
  readonly number: number;
  readonly bidx: Buffer;
  readonly sealed: Buffer;
  readonly at: Date;
};
type NewMilestone = { readonly userId: string; readonly milestone: number; readonly day: LocalDate };
export type Reached = { readonly day: number; readonly reachedOn: LocalDate };

const place = (number: number) => ({ table: 'presence_day', rowId: String(number) });
const newest = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.presence_day')
    .select(['number', 'sealed', 'at'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(1),
);
const allDays = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.presence_day').select(['number', 'sealed', 'at']).where('user_id', '=', userId).orderBy('number'),
);
const newDay = prepared((row: NewDay) =>
  q
    .insertInto('app.presence_day')
    .values({ user_id: row.userId, number: row.number, day_bidx: row.bidx, sealed: row.sealed, at: row.at }),
);
const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.milestone').select(['milestone', 'reached_on']).where('user_id', '=', userId).orderBy('milestone'),
);
const newMilestone = prepared((row: NewMilestone) =>
  q
    .insertInto('app.milestone')
    .values({ user_id: row.userId, milestone: row.milestone, reached_on: row.day })
    .onConflict((clash) => clash.columns(['user_id', 'milestone']).doNothing()),
);

type Row = { readonly number: number; readonly sealed: Buffer; readonly at: Date };

/** The day of a check-in; where it does not open, that of the instant it was kept at. It counts all the same. */
function dateOf(keys: Keyring, { number, sealed, at }: Row): LocalDate {
  const document = keys.openOrNull(place(number), sealed) as { readonly date: LocalDate } | null;
  return document?.date ?? dayInZone(at, 'UTC');
}

/** The days the member checked in, numbered as they came: the number of the last one is how many there are. */
export const checkInStore = {
  async presence({ tx, keys }: Owner): Promise<Presence> {
    const row = await tx.first(newest({ userId: keys.userId }));
    if (!row) return NO_PRESENCE;
    return { days: row.number, last: dateOf(keys, row) };
  },

  /** Every day the member checked in, the first of them first. */
  async days({ tx, keys }: Owner): Promise<LocalDate[]> {
    return (await tx.rows(allDays({ userId: keys.userId }))).map((row) => dateOf(keys, row));
  },

  async reached({ tx, keys }: Owner): Promise<readonly Reached[]> {
    const rows = await tx.rows(ofMember({ userId: keys.userId }));
    return rows.map((row) => ({ day: row.milestone, reachedOn: row.reached_on as LocalDate }));
  },

  /** Adds the day; leaves with the commit. A number or a day that is there already fails the transaction. */
  addDay({ tx, keys }: Owner, { days, day, at }: { days: number; day: LocalDate; at: Date }): void {
    tx.enqueue(
      newDay({
        userId: keys.userId,
        number: days,
        bidx: keys.blind('check_in', day),
        sealed: keys.seal(place(days), { schemaVersion: 1, date: day }),
        at,
      }),
    );
  },

  /** Adds a milestone; leaves with the commit, and twice is once. */
  addMilestone({ tx, keys }: Owner, { day, reachedOn }: Reached): void {
    tx.enqueue(newMilestone({ userId: keys.userId, milestone: day, day: reachedOn }));
  },
};
