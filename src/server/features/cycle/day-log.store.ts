import { randomUUID } from 'node:crypto';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isBlank } from '#domain/cycle/merge-day.ts';
import { isOneOf, q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Row = { readonly id: string; readonly sealed: Buffer };

const place = (id: string) => ({ table: 'day_log', rowId: id });
const dayIndex = (keys: Keyring, date: LocalDate) => keys.blind('day', date);
const monthIndex = (keys: Keyring, month: string) => keys.blind('month', month);
const inMonth = shaped(({ userId, month }: { userId: string; month: Buffer }) => q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', userId).where('month_bidx', '=', month));
const onDays = shaped(({ userId, days }: { userId: string; days: readonly Buffer[] }) => q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', userId).where(isOneOf('day_bidx', days)));
const byDay = (a: DayLog, b: DayLog) => (a.date < b.date ? -1 : 1);

/** A member's days. Found by keyed values of day and month, opened only for her. */
export const dayLogStore = {
  async month(owner: Owner, month: string): Promise<DayLog[]> {
    const { tx, keys } = owner;
    const rows = await tx.rows(inMonth({ userId: keys.userId, month: monthIndex(keys, month) }));
    return opened(owner, rows).map(({ log }) => log).sort(byDay);
  },

  async all(owner: Owner): Promise<DayLog[]> {
    const rows = await owner.tx.rows(q.selectFrom('app.day_log').select(['id', 'sealed']).where('user_id', '=', owner.keys.userId));
    return opened(owner, rows).map(({ log }) => log).sort(byDay);
  },

  async days(owner: Owner, dates: readonly LocalDate[]): Promise<Map<LocalDate, DayLog>> {
    return new Map((await rowsOf(owner, dates)).map(({ log }) => [log.date, log]));
  },

  /** Writes days whole; a blank one is taken away. */
  async write(owner: Owner, { days, now }: { days: readonly DayLog[]; now: Date }): Promise<void> {
    const { tx, keys } = owner;
    const known = new Map((await rowsOf(owner, days.map((day) => day.date))).map(({ id, log }) => [log.date, id]));
    const gone = days.filter(isBlank).flatMap((day) => known.get(day.date) ?? []);
    if (gone.length > 0) await tx.rows(q.deleteFrom('app.day_log').where('user_id', '=', keys.userId).where('id', 'in', gone));
    const rows = days.filter((day) => !isBlank(day)).map((day) => rowOf(keys, { day, id: known.get(day.date) ?? randomUUID(), now }));
    if (rows.length === 0) return;
    await tx.rows(
      q.insertInto('app.day_log').values(rows)
        .onConflict((clash) => clash.columns(['user_id', 'id']).doUpdateSet((eb) => ({ sealed: eb.ref('excluded.sealed'), updated_at: eb.ref('excluded.updated_at'), version: eb('app.day_log.version', '+', 1) }))),
    );
  },
};

function rowOf(keys: Keyring, { day, id, now }: { day: DayLog; id: string; now: Date }) {
  return { user_id: keys.userId, id, day_bidx: dayIndex(keys, day.date), month_bidx: monthIndex(keys, monthOf(day.date)), sealed: keys.seal(place(id), day), updated_at: now };
}

async function rowsOf(owner: Owner, dates: readonly LocalDate[]): Promise<{ id: string; log: DayLog }[]> {
  const { tx, keys } = owner;
  if (dates.length === 0) return [];
  const rows = await tx.rows(onDays({ userId: keys.userId, days: dates.map((date) => dayIndex(keys, date)) }));
  return opened(owner, rows);
}

function opened({ keys }: Owner, rows: readonly Row[]): { id: string; log: DayLog }[] {
  return rows.map(({ id, sealed }) => ({ id, log: keys.open(place(id), sealed) as DayLog }));
}
