import { addDays, localDate, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { EditedDay } from '#domain/cycle/day-edits.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isBlank } from '#domain/cycle/merge-day.ts';
import type { Untold } from '#domain/import/strengths.ts';
import { isOneOf, q, prepared } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** What is known of the edits of a day, and which strengths on it are guesses of an import, lies with it, sealed. */
export type Edited = Pick<EditedDay, 'edits' | 'others'> & { readonly untold?: Untold | null };
export type Opened = Edited & { readonly id: string; readonly log: DayLog };
type Row = { readonly id: string; readonly sealed: Buffer };
type Found = Row & { readonly day_bidx: Buffer };

const place = (id: string) => ({ table: 'day_log', rowId: id });
const dayIndex = (keys: Keyring, date: LocalDate) => keys.blind('day', date);
const monthIndex = (keys: Keyring, month: string) => keys.blind('month', month);
const inMonth = prepared(({ userId, month }: { userId: string; month: Buffer }) =>
  q
    .selectFrom('app.day_log')
    .select(['id', 'sealed', 'day_bidx'])
    .where('user_id', '=', userId)
    .where('month_bidx', '=', month),
);
const onDays = prepared(({ userId, days }: { userId: string; days: readonly Buffer[] }) =>
  q
    .selectFrom('app.day_log')
    .select(['id', 'sealed', 'day_bidx'])
    .where('user_id', '=', userId)
    .where(isOneOf('day_bidx', days)),
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
  /** The days of a month, and those that are there and do not open: their dates are told by what they are found by. */
  async month(owner: Owner, month: string): Promise<{ logs: DayLog[]; unreadable: LocalDate[] }> {
    const { days, unreadable } = await this.monthEdited(owner, month);
    return { logs: days.map(({ log }) => log), unreadable };
  },

  /** The same, with what is known of the edits of each day. */
  async monthEdited(owner: Owner, month: string): Promise<{ days: Opened[]; unreadable: LocalDate[] }> {
    const { tx, keys } = owner;
    const rows = await tx.rows(inMonth({ userId: keys.userId, month: monthIndex(keys, month) }));
    const known = opened(owner, rows);
    const ids = new Set(known.map(({ id }) => id));
    const lost = rows.filter(({ id }) => !ids.has(id));
    return {
      days: known.sort((a, b) => byDay(a.log, b.log)),
      unreadable: lost.length === 0 ? [] : datesOf(keys, { dates: daysOf(month), rows: lost }),
    };
  },

  /** One day that is about to be written, with what is known of its edits; one that does not open throws. */
  async edited(owner: Owner, date: LocalDate): Promise<EditedDay & Edited> {
    const [row] = await rowsOf(owner, [date]);
    return row ? dayOf(row, owner.keys.open(place(row.id), row.sealed)) : { log: null, edits: {}, others: {} };
  },

  async all(owner: Owner): Promise<DayLog[]> {
    return (await this.allEdited(owner)).map(({ log }) => log);
  },

  /** All of them that open, with what is known of the edits of each. */
  async allEdited(owner: Owner): Promise<Opened[]> {
    const rows = await owner.tx.rows(
      q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', owner.keys.userId),
    );
    return opened(owner, rows).sort((a, b) => byDay(a.log, b.log));
  },

  /** Certain days; one that does not open is left out. */
  async days(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, DayLog>> {
    const days = await this.daysEdited(owner, dates);
    return new Map([...days].map(([date, { log }]) => [date, log]));
  },

  /** The same, with what is known of the edits of each day. */
  async daysEdited(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, Opened>> {
    const rows = await rowsOf(owner, dates);
    return new Map(opened(owner, rows).map((day) => [day.log.date, day]));
  },

  /** Certain days that are about to be written: one that does not open is not written over, and throws. */
  async daysToWrite(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, DayLog>> {
    const rows = await rowsOf(owner, dates);
    const logs = rows.map(({ id, sealed }) => dayOf({ id }, owner.keys.open(place(id), sealed)).log);
    return new Map(logs.map((log) => [log.date, log]));
  },

  /** Those of these days on which something lies that does not open. */
  async unreadableOf(owner: Owner, dates: readonly LocalDate[]): Promise<ReadonlySet<LocalDate>> {
    const rows = await rowsOf(owner, dates);
    const known = new Set(opened(owner, rows).map(({ id }) => id));
    const lost = rows.filter(({ id }) => !known.has(id));
    return new Set(lost.length === 0 ? [] : datesOf(owner.keys, { dates, rows: lost }));
  },

  /** Writes days whole; a blank one is taken away. `edited` is what is known of the edits of each. */
  async write(
    { tx, keys }: Owner,
    { days, edited, now }: { days: readonly DayLog[]; edited?: ReadonlyMap<LocalDate, Edited>; now: Date },
  ): Promise<void> {
    const { userId } = keys;
    const gone = days.filter(isBlank).map((day) => dayIndex(keys, day.date));
    if (gone.length > 0) tx.enqueue(notOnDays({ userId, days: gone }));
    const rows = days
      .filter((day) => !isBlank(day))
      .map((day) => rowOf(keys, { day, edited: edited?.get(day.date), now }));
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
    sealed: keys.seal(place(id), {
      ...day,
      ...(edited && { edits: edited.edits, others: edited.others }),
      ...(edited?.untold && { untold: edited.untold }),
    }),
    updated_at: now,
  };
}

async function rowsOf({ tx, keys }: Owner, dates: readonly LocalDate[]): Promise<Found[]> {
  if (dates.length === 0) return [];
  return tx.rows(onDays({ userId: keys.userId, days: dates.map((date) => dayIndex(keys, date)) }));
}

function daysOf(month: string): LocalDate[] {
  const first = localDate(`${month}-01`);
  return Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter((day) => monthOf(day) === month);
}

function datesOf(keys: Keyring, { dates, rows }: { dates: readonly LocalDate[]; rows: readonly Found[] }): LocalDate[] {
  return dates.filter((day) => rows.some(({ day_bidx }) => day_bidx.equals(dayIndex(keys, day))));
}

/** A day as its document tells it: what was logged apart from what is known of its edits. */
function dayOf({ id }: { readonly id: string }, document: unknown): Opened {
  const { edits = {}, others = {}, untold = null, ...log } = document as DayLog & Partial<Edited>;
  return { id, log: log as DayLog, edits, others, untold };
}

/** The days of rows; one that does not open is left out. */
function opened({ keys }: Owner, rows: readonly Row[]): Opened[] {
  return rows.flatMap(({ id, sealed }) => {
    const document = keys.openOrNull(place(id), sealed);
    return document ? [dayOf({ id }, document)] : [];
  });
}
