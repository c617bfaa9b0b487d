import type { DayFieldTable, OwnField } from '#domain/cycle/day-fields/day-fields.ts';
import { perField } from '#domain/cycle/day-fields/per-field.ts';
import type { DayLog, DayValues, Intake, TestResult } from '#domain/cycle/day-log.ts';
import type { ImportedDay } from './import-result.ts';
import { strengthOf, strongestSymptoms, untoldOf, type Told, type Untold } from './strengths.ts';

export const LONGEST_NOTE = 4000;
const MOST_TESTS = 10;
const MOST_INTAKES = 20;

type Merge<Value = unknown> = (first: Value | undefined, more: Value | undefined) => Value | undefined;
const first = <Value>(one: Value | undefined, more: Value | undefined) => one ?? more;

const OWN: { readonly [Name in OwnField]: Merge<DayValues[Name]> } = {
  bleedingExcluded: first,
  symptoms: strongest,
  customSymptoms: strongest,
  pain: first,
  sleep: first,
  temperature: first,
  tests: (one = [], more = []) => distinct<TestResult>([...one, ...more]).slice(0, MOST_TESTS),
  medication: (one = [], more = []) => distinct<Intake>([...one, ...more]).slice(0, MOST_INTAKES),
  bloodLoss: first,
  note: joined,
};
/** How two records of a field are put together: words of a list are joined, of single values the first stays. */
const mergesOf = perField<Merge>({
  simple: ({ kind }) => (kind === 'choices' ? (union as Merge) : first),
  own: OWN as Record<OwnField, Merge>,
});

/** A day with one more record: the stronger bleeding stays, lists are joined, and of single values the first stays. */
export function mergeFields(day: DayLog, fields: ImportedDay, table?: DayFieldTable): DayLog {
  return { date: day.date, ...mergeTold({ fields: day }, { fields }, table).fields };
}

/** The same for what two records tell, with what of it is a guess: a strength that was told stands before one that was not. */
export function mergeTold(
  one: Told,
  other: Told,
  table?: DayFieldTable,
): { fields: ImportedDay; untold: Untold | null } {
  const [before, more]: readonly Readonly<Record<string, unknown>>[] = [one.fields, other.fields];
  const merged = Object.entries(mergesOf(table)).flatMap(([name, merge]) => {
    const value = merge(before?.[name], more?.[name]);
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]];
  });
  const known = new Set(['date', 'flow', 'bleedingExcluded', 'symptoms']);
  const others = Object.fromEntries(merged.filter(([name]) => !known.has(String(name)))) as ImportedDay;
  const stronger = strengthOf(other) > strengthOf(one) ? other : one;
  const { symptoms, guessed } = strongestSymptoms(one, other);
  return {
    fields: { ...others, ...(symptoms && { symptoms }), ...bleedingOf(stronger.fields) },
    untold: untoldOf(stronger.untold?.flow === true, guessed),
  };
}

/** Fields of several parts of one record, put together. */
export function mergedFields(parts: readonly ImportedDay[]): ImportedDay {
  const { date: _, ...fields } = parts.reduce<DayLog>((day, part) => mergeFields(day, part), SCRATCH);
  return fields;
}
const SCRATCH = { date: '2000-01-01' } as DayLog;

/** Text as it can be stored: without NUL and broken characters, at most 4000 characters. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').slice(0, LONGEST_NOTE).toWellFormed();
}

function bleedingOf({ flow, bleedingExcluded }: ImportedDay): ImportedDay {
  return { ...(flow && { flow }), ...(bleedingExcluded !== undefined && { bleedingExcluded }) };
}

function union<Word>(a: readonly Word[] = [], b: readonly Word[] = []): Word[] {
  return [...new Set([...a, ...b])];
}

function strongest<Named extends Readonly<Record<string, number | undefined>>>(
  a: Named | undefined,
  b: Named | undefined,
): Named | undefined {
  if (!a || !b) return a ?? b;
  const stronger = Object.entries(b).filter(([name, severity]) => (severity ?? 0) > (a[name] ?? 0));
  return { ...a, ...Object.fromEntries(stronger) };
}

function distinct<Entry extends { readonly kind: string }>(entries: readonly Entry[]): Entry[] {
  const told = entries.map((entry) => JSON.stringify(entry, Object.keys(entry).sort()));
  return entries.filter((_, index) => told.indexOf(told[index] ?? '') === index);
}

function joined(a: string | undefined, b: string | undefined): string | undefined {
  if (!a || !b) return a ?? b;
  return a.split('\n').includes(b) ? a : storable(`${a}\n${b}`);
}
