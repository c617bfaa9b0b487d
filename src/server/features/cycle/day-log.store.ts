import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { EditedDay } from '#domain/cycle/day-edits.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isBlank } from '#domain/cycle/merge-day.ts';
import { isOneOf, q, prepared } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** What is known of the edits of a day lies with it, sealed. */
type Edited = Pick<EditedDay, 'edits' | 'others'>;
type Opened = Edited & { readonly id: string; readonly log: DayLog };
type Row = { readonly id: string; readonly sealed: Buffer };

const place = (id: string) => ({ table: 'day_log', rowId: id });
const dayIndex = (keys: Keyring, date: LocalDate) => keys.blind('day', date);
const monthIndex = (keys: Keyring, month: string) => keys.blind('month', month);
const inMonth = prepared(({ userId, month }: { userId: string; month: Buffer }) =>
  q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', userId).where('month_bidx', '=', month),
);
const onDays = prepared(({ userId, days }: { userId: string; days: readonly Buffer[] }) =>
  q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', userId).where(isOneOf('day_bidx', days)),
);
const notOnDays = prepared(({ userId, days }: { userId: string; days: readonly Buffer[] }) =>
  q.deleteFrom('app.day_log').where('user_id', '=', userId).where(isOneOf('day_bidx', days)),
);
type NewRow = {
  readonly user_id: string;
  readonly id: string;
  readonly day_bidx: Buffer;
  readonly month_bidx: Buffer;
  readonly sealed: Buffer;
  readonly updated_at: Date;
};
// A row's name follows from its day, so that a day is written without being read first; an older row takes that name
// now.
const written = (rows: readonly NewRow[]) =>
  q
    .insertInto('app.day_log')
    .values(rows)
    .onConflict((clash) =>
      clash.columns(['user_id', 'day_bidx']).doUpdateSet((eb) => ({
        id: eb.ref('excluded.id'),
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
        version: eb('app.day_log.version', '+', 1),
      })),
    );
const oneWritten = prepared(({ user_id, id, day_bidx, month_bidx, sealed, updated_at }: NewRow) =>
  written([{ user_id, id, day_bidx, month_bidx, sealed, updated_at }]),
);
const byDay = (a: DayLog, b: DayLog) => (a.date < b.date ? -1 : 1);

/** A member's days. Found by keyed values of day and month, opened only for the member. */
export const dayLogStore = {
  async month(owner: Owner, month: string): Promise<DayLog[]> {
    return (await this.monthEdited(owner, month)).map(({ log }) => log);
  },

  /** The same, with what is known of the edits of each day. */
  async monthEdited(owner: Owner, month: string): Promise<Opened[]> {
    const { tx, keys } = owner;
    const rows = await tx.rows(inMonth({ userId: keys.userId, month: monthIndex(keys, month) }));
    return opened(owner, rows).sort((a, b) => byDay(a.log, b.log));
  },

  /** One day with what is known of its edits. */
  async edited(owner: Owner, date: LocalDate): Promise<EditedDay> {
    const [day] = await rowsOf(owner, [date]);
    return day ?? { log: null, edits: {}, others: {} };
  },

  async all(owner: Owner): Promise<DayLog[]> {
    const rows = await owner.tx.rows(
      q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', owner.keys.userId),
    );
    return opened(owner, rows)
      .map(({ log }) => log)
      .sort(byDay);
  },

  async days(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, DayLog>> {
    return new Map((await rowsOf(owner, dates)).map(({ log }) => [log.date, log]));
  },

  /** Writes days whole; a blank one is taken away. `edited` is what is known of the edits of the one that is written. */
  async write(
    { tx, keys }: Owner,
    { days, edited, now }: { days: readonly DayLog[]; edited?: Edited; now: Date },
  ): Promise<void> {
    const { userId } = keys;
    const gone = days.filter(isBlank).map((day) => dayIndex(keys, day.date));
    if (gone.length > 0) tx.enqueue(notOnDays({ userId, days: gone }));
    const rows = days.filter((day) => !isBlank(day)).map((day) => rowOf(keys, { day, edited, now }));
    const [first] = rows;
    if (first) tx.enqueue(rows.length === 1 ? oneWritten(first) : written(rows));
  },
};

function rowOf(keys: Keyring, { day, edited, now }: { day: DayLog; edited?: Edited | undefined; now: Date }): NewRow {
  const id = keys.blindId('day-row', day.date);
  return {
    user_id: keys.userId,
    id,
    day_bidx: dayIndex(keys, day.date),
    month_bidx: monthIndex(keys, monthOf(day.date)),
    sealed: keys.seal(place(id), { ...day, ...(edited && { edits: edited.edits, others: edited.others }) }),
    updated_at: now,
  };
}

async function rowsOf(owner: Owner, dates: readonly LocalDate[]): Promise<Opened[]> {
  const { tx, keys } = owner;
  if (dates.length === 0) return [];
  const rows = await tx.rows(onDays({ userId: keys.userId, days: dates.map((date) => dayIndex(keys, date)) }));
  return opened(owner, rows);
}

function opened({ keys }: Owner, rows: readonly Row[]): Opened[] {
  return rows.map(({ id, sealed }) => {
    const { edits = {}, others = {}, ...log } = keys.open(place(id), sealed) as DayLog & Partial<Edited>;
    return { id, log: log as DayLog, edits, others };
  });
}
