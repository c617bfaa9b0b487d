import type { LocalDate } from '#domain/calendar/local-date.ts';
import { DAY_FIELDS, type DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import { isBleeding, type DayLog } from '#domain/cycle/day-log.ts';

/** Kinds that are not one field: parts of one, or two that are counted as one. */
const KINDS = {
  bleeding: isBleeding,
  spotting: (day: DayLog) => day.flow === 'spotting',
  excluded: (day: DayLog) => day.bleedingExcluded === true,
  symptoms: (day: DayLog) => day.symptoms !== undefined || day.customSymptoms !== undefined,
  sex: (day: DayLog) => day.sex !== undefined || day.desire !== undefined,
} as const;
/** Under which kinds a field is counted that is not counted by its own name. */
const COUNTED_AS: Readonly<Record<string, readonly (keyof typeof KINDS)[]>> = {
  flow: ['bleeding', 'spotting'],
  bleedingExcluded: ['excluded'],
  customSymptoms: [],
  desire: [],
};

/** `examples` are the first days of it. */
type Counted = { readonly kind: string; readonly count: number; readonly examples: readonly LocalDate[] };
const EXAMPLES = 2;

/** On how many days each kind of thing is told, in the order of the fields; kinds that are not are left out. */
export function countKinds(days: readonly DayLog[], fields: DayFieldTable = DAY_FIELDS): readonly Counted[] {
  return Object.keys(fields)
    .flatMap((name): readonly string[] => COUNTED_AS[name] ?? [name])
    .map((kind) => {
      const told = days.filter((day) => isTold(day, kind));
      return { kind, count: told.length, examples: told.slice(0, EXAMPLES).map(({ date }) => date) };
    })
    .filter(({ count }) => count > 0);
}

function isTold(day: DayLog, kind: string): boolean {
  return Object.hasOwn(KINDS, kind) ? KINDS[kind as keyof typeof KINDS](day) : Object.hasOwn(day, kind);
}
