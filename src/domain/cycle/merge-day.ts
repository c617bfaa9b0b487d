import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from './day-log.ts';

type Fields = Omit<DayLog, 'date'>;
/** A change to a day: what is left out stays, null takes a field away. */
export type DayChange = { readonly [Field in keyof Fields]?: Fields[Field] | null | undefined };

/** A day with a change applied, field by field. Empty lists, empty text and no symptoms count as not logged. */
export function changeDay(date: LocalDate, { log, change }: { log: DayLog | null; change: DayChange }): DayLog {
  const known = Object.entries(change).filter(([field, value]) => field !== 'date' && value !== undefined);
  const merged = { ...log, ...Object.fromEntries(known), date };
  return Object.fromEntries(
    Object.entries(merged).filter(([field, value]) => field === 'date' || !isEmpty(value)),
  ) as DayLog;
}

/** A day from another tracker added to the member's: fills what the member has not logged, never overwrites. */
export function fillDay(log: DayLog | null, incoming: DayLog): DayLog {
  return changeDay(incoming.date, { log: null, change: { ...incoming, ...log } });
}

/** True when nothing is logged for the day. */
export function isBlank(log: DayLog): boolean {
  return Object.keys(log).every((field) => field === 'date');
}

/** True when two days hold the same. */
export function isSameDay(a: DayLog, b: DayLog): boolean {
  return canonical(a) === canonical(b);
}

/** True when two values of a field are the same, whatever the order of their keys. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${key}:${canonical(inner)}`)
    .join(',')}}`;
}
