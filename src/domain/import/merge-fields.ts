import type { DayLog, TestResult } from '#domain/cycle/day-log.ts';
import type { DayFields } from './import-result.ts';

export const LONGEST_NOTE = 4000;
const MOST_TESTS = 10;
const STRENGTH = { none: 0, spotting: 1, light: 3, medium: 4, heavy: 5 } as const;
const STRENGTH_EXCLUDED = 2;

/** A day with one more record: the stronger bleeding stays, lists are joined, and of single values the first stays. */
export function mergeFields(day: DayLog, fields: DayFields): DayLog {
  const moods = [...new Set([...(day.moods ?? []), ...(fields.moods ?? [])])];
  const symptoms = strongest(day.symptoms, fields.symptoms);
  const tests = distinct([...(day.tests ?? []), ...(fields.tests ?? [])]);
  const note = joined(day.note, fields.note);
  const { flow: _, bleedingExcluded: __, ...singles } = { ...fields, ...day };
  return {
    ...singles,
    ...bleedingOf(strength(fields) > strength(day) ? fields : day),
    ...(moods.length && { moods }),
    ...(symptoms && { symptoms }),
    ...(tests.length && { tests }),
    ...(note && { note }),
  };
}

/** Text as it can be stored: without NUL and broken characters, at most 4000 characters. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, LONGEST_NOTE).toWellFormed();
}

// A bleed that was marked as no period says less than one that counts, and more than spotting.
function strength(fields: DayFields): number {
  if (!fields.flow) return -1;
  return fields.bleedingExcluded ? Math.min(STRENGTH_EXCLUDED, STRENGTH[fields.flow]) : STRENGTH[fields.flow];
}

function bleedingOf({ flow, bleedingExcluded }: DayFields): DayFields {
  return { ...(flow && { flow }), ...(bleedingExcluded !== undefined && { bleedingExcluded }) };
}

function strongest(a: DayFields['symptoms'], b: DayFields['symptoms']): DayFields['symptoms'] {
  if (!a || !b) return a ?? b;
  const stronger = Object.entries(b).filter(([name, severity]) => severity > (a[name as keyof typeof a] ?? 0));
  return { ...a, ...Object.fromEntries(stronger) };
}

function distinct(tests: readonly TestResult[]): TestResult[] {
  return tests.filter((test, index) => tests.findIndex((other) => other.kind === test.kind && other.result === test.result) === index).slice(0, MOST_TESTS);
}

function joined(a: string | undefined, b: string | undefined): string | undefined {
  if (!a || !b) return a ?? b;
  return a.split('\n').includes(b) ? a : storable(`${a}\n${b}`);
}
