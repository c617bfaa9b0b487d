import type { ImportReading } from '../import-result.ts';
import type { Shape } from '../shape.ts';
import { readOvumcyEntry } from './ovumcy.ts';

/** The columns of its CSV that are a single value, by the name the same thing has in its JSON. */
const VALUES: Readonly<Record<string, string>> = {
  date: 'date',
  flow: 'flow',
  'mood rating': 'mood_rating',
  'sex activity': 'sex_activity',
  'bbt (c)': 'bbt',
  'cervical mucus': 'cervical_mucus',
  notes: 'notes',
  'pregnancy test': 'pregnancy_test',
  'lh test': 'lh_test',
};
const TICKS: Readonly<Record<string, string>> = {
  period: 'period',
  'cycle start': 'cycle_start',
  uncertain: 'is_uncertain',
};
const LISTS: Readonly<Record<string, string>> = { 'cycle factors': 'cycle_factors', other: 'other_symptoms' };
const SYMPTOMS = new Set([
  'cramps',
  'headache',
  'acne',
  'mood',
  'bloating',
  'fatigue',
  'breast tenderness',
  'back pain',
  'nausea',
  'spotting',
  'irritability',
  'insomnia',
  'food cravings',
  'diarrhea',
  'constipation',
  'swelling',
]);

/** Whether a header is ovumcy's. */
export function isOvumcyHeader(header: readonly string[]): boolean {
  const names = header.map((name) => name.toLowerCase());
  return ['date', 'period', 'sex activity', 'cervical mucus'].every((name) => names.includes(name));
}

/** Reads the rows under ovumcy's header: each becomes the entry that its JSON would hold. */
export function readOvumcyCsv(header: readonly string[], rows: readonly (readonly string[])[]): ImportReading[] {
  return rows.map((row) =>
    readOvumcyEntry(
      entryOf(new Map(header.map((name, index) => [name.trim().toLowerCase(), (row[index] ?? '').trim()]))),
    ),
  );
}

function entryOf(cells: ReadonlyMap<string, string>): Shape {
  const pick = (names: Readonly<Record<string, string>>, read: (cell: string) => unknown) =>
    Object.fromEntries(Object.entries(names).map(([column, name]) => [name, read(cells.get(column) ?? '')]));
  return {
    ...pick(VALUES, (cell) => cell),
    ...pick(TICKS, isTicked),
    ...pick(LISTS, (cell) => cell.split(';')),
    symptoms: Object.fromEntries(
      [...SYMPTOMS].map((name) => [name.replaceAll(' ', '_'), isTicked(cells.get(name) ?? '')]),
    ),
  };
}

function isTicked(cell: string): boolean {
  return /^(true|yes)$/i.test(cell);
}
