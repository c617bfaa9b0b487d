import { addDays, localDate, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { ratedCount, type RatedDay } from '#domain/rating/rated-day.ts';
import type { ToldScore } from '#domain/rating/told-scores.ts';
import { isOneOf, prepared, q } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

type Row = { readonly id: string; readonly sealed: Buffer };

const place = (id: string) => ({ table: 'rating_day', rowId: id });
// Not the values of the day log: the same day must not be told by two tables.
const dayIndex = (keys: Keyring, date: LocalDate) => keys.blind('rating-day', date);
const monthIndex = (keys: Keyring, month: string) => keys.blind('rating-month', month);

const ofMonth = prepared(({ userId, month }: { userId: string; month: Buffer }) =>
  q
    .selectFrom('app.rating_day')
    .select(['id', 'sealed', 'day_bidx'])
    .where('user_id', '=', userId)
    .where('month_bidx', '=', month),
);
const onDay = prepared(({ userId, day }: { userId: string; day: Buffer }) =>
  q.selectFrom('app.rating_day').select(['id', 'sealed']).where('user_id', '=', userId).where('day_bidx', '=', day),
);
const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.rating_day').select(['id', 'sealed']).where('user_id', '=', userId),
);
const notOnDays = prepared(({ userId, days }: { userId: string; days: readonly Buffer[] }) =>
  q.deleteFrom('app.rating_day').where('user_id', '=', userId).where(isOneOf('day_bidx', days)),
);
type NewRow = {
  readonly user_id: string;
  readonly id: string;
  readonly day_bidx: Buffer;
  readonly month_bidx: Buffer;
  readonly sealed: Buffer;
  readonly updated_at: Date;
};
const written = prepared(({ user_id, id, day_bidx, month_bidx, sealed, updated_at }: NewRow) =>
  q
    .insertInto('app.rating_day')
    .values({ user_id, id, day_bidx, month_bidx, sealed, updated_at })
    .onConflict((clash) =>
      clash.columns(['user_id', 'day_bidx']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('app.rating_day.version', '+', 1),
      })),
    ),
);

/** A member's rated days. Found by keyed values of day and month, opened only for the member. */
export const ratingStore = {
  /** The rated days of a month, and those that are there and do not open. */
  async month({ tx, keys }: Owner, month: string): Promise<{ days: RatedDay[]; unreadable: LocalDate[] }> {
    const rows = await tx.rows(ofMonth({ userId: keys.userId, month: monthIndex(keys, month) }));
    const days = opened(keys, rows);
    const lost = rows.filter(({ sealed, id }) => keys.openOrNull(place(id), sealed) === null);
    return { days, unreadable: lost.length === 0 ? [] : datesOf(keys, { month, rows: lost }) };
  },

  /** One day that is about to be written, held until the transaction ends; one that does not open throws. */
  async hold({ tx, keys }: Owner, date: LocalDate): Promise<RatedDay | null> {
    const [, row] = await Promise.all([
      tx.advisoryLock(`rating_day|${keys.userId}`),
      tx.first(onDay({ userId: keys.userId, day: dayIndex(keys, date) })),
    ]);
    return row ? (keys.open(place(row.id), row.sealed) as RatedDay) : null;
  },

  /** Whether something is rated on a day, without opening it. */
  async isRated({ tx, keys }: Owner, date: LocalDate): Promise<boolean> {
    return (await tx.rows(onDay({ userId: keys.userId, day: dayIndex(keys, date) }))).length > 0;
  },

  /** All rated days that open, oldest first. */
  async all({ tx, keys }: Owner): Promise<RatedDay[]> {
    return opened(keys, await tx.rows(ofMember(keys)));
  },

  /** Writes a day whole; one without any rating is taken away. */
  write({ tx, keys }: Owner, { day, now }: { readonly day: RatedDay; readonly now: Date }): void {
    const { userId } = keys;
    if (ratedCount(day.ratings) === 0) return tx.enqueue(notOnDays({ userId, days: [dayIndex(keys, day.date)] }));
    const id = keys.blindId('rating-row', day.date);
    tx.enqueue(
      written({
        user_id: userId,
        id,
        day_bidx: dayIndex(keys, day.date),
        month_bidx: monthIndex(keys, monthOf(day.date)),
        sealed: keys.seal(place(id), day),
        updated_at: now,
      }),
    );
  },

  /** Takes certain days away. */
  forget({ tx, keys }: Owner, dates: readonly LocalDate[]): void {
    if (dates.length === 0) return;
    tx.enqueue(notOnDays({ userId: keys.userId, days: dates.map((date) => dayIndex(keys, date)) }));
  },
};

/** What the member has read of the pattern check: one sealed document; null before the first time. */
export const ratingToldStore = sealedRow<{ readonly told: readonly ToldScore[] | null }>('rating_told', { told: null });

function opened(keys: Keyring, rows: readonly Row[]): RatedDay[] {
  return rows
    .flatMap(({ id, sealed }) => (keys.openOrNull(place(id), sealed) as RatedDay | null) ?? [])
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function datesOf(
  keys: Keyring,
  { month, rows }: { month: string; rows: readonly { readonly day_bidx: Buffer }[] },
): LocalDate[] {
  const first = localDate(`${month}-01`);
  const dates = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => monthOf(day) === month);
  return dates.filter((day) => rows.some(({ day_bidx }) => day_bidx.equals(dayIndex(keys, day))));
}
