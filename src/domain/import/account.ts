import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isSameDay } from '#domain/cycle/merge-day.ts';
import { SKIPPED, type Accounted, type DayFields, type ImportResult, type ImportSource, type Reading, type SkipReason } from './import-result.ts';
import { mergeFields } from './merge-fields.ts';

const LONGEST_NAME = 60;
const MOST_NAMES = 40;
const OTHERS = 'others';

/** Puts the records of a file together to days, and says of each where it went. Days after `today` are skipped. */
export function account(readings: readonly Reading[], into: { source: ImportSource; today: LocalDate }): ImportResult {
  const days = new Map<LocalDate, DayLog>();
  const [skipped, unknown, leftOut] = [new Map<SkipReason, number>(), new Map<string, number>(), new Map<string, number>()];
  let [imported, merged] = [0, 0];
  for (const reading of readings) {
    if (reading.kind === 'skipped') add(skipped, reading.reason);
    else if (reading.kind === 'unknown') add(unknown, named(unknown, reading.name));
    else {
      const place = placeOf(reading, into.today);
      if ('skip' in place) add(skipped, place.skip);
      else {
        if (put(days, { date: place.date, fields: reading.fields })) imported += 1;
        else merged += 1;
        for (const name of reading.leftOut) add(leftOut, named(leftOut, name));
      }
    }
  }
  const accounted: Accounted = { records: readings.length, imported, merged, skipped: [...skipped].map(([reason, count]) => ({ reason, count })), unknown: listed(unknown), leftOut: listed(leftOut) };
  const sorted = [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const [first, last] = [sorted[0], sorted.at(-1)];
  return { ok: true, source: into.source, days: sorted, accounted, span: first && last ? { from: first.date, to: last.date } : null };
}

function placeOf(reading: Extract<Reading, { kind: 'day' }>, today: LocalDate): { date: LocalDate } | { skip: SkipReason } {
  const date = dayOf(reading.date);
  if (!date) return { skip: SKIPPED.noDay };
  if (date > today) return { skip: SKIPPED.future };
  return Object.keys(reading.fields).length > 0 ? { date } : { skip: SKIPPED.empty };
}

// Older files write a day as an instant at midnight: the day is what stands before the T.
function dayOf(value: unknown): LocalDate | null {
  if (typeof value !== 'string' || !(value.length === 10 || value[10] === 'T')) return null;
  return parseLocalDate(value.slice(0, 10));
}

/** True when the record told something that no record before it had told of that day. */
function put(days: Map<LocalDate, DayLog>, record: { date: LocalDate; fields: DayFields }): boolean {
  const before = days.get(record.date) ?? { date: record.date };
  const after = mergeFields(before, record.fields);
  days.set(record.date, after);
  return !isSameDay(before, after);
}

function add<Name>(counts: Map<Name, number>, name: Name): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

// A hostile file must not fill her screen with names.
function named(counts: ReadonlyMap<string, number>, name: string): string {
  const short = name.slice(0, LONGEST_NAME).toWellFormed();
  return counts.has(short) || counts.size < MOST_NAMES ? short : OTHERS;
}

function listed(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
