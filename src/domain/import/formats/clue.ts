import { CLUE_WORDS } from './clue-words.ts';
import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { mergedFields } from '../merge-fields.ts';
import { isShape, verbatim } from '../shape.ts';
import { temperatureOf } from '../temperature.ts';

type ClueRecord = { readonly date: unknown; readonly type: string; readonly value: unknown };

const TEMPERATURE = 'bbt';
/** Types whose options are names of the member's own, or of what was done or taken. */
const OWN_NAMED: ReadonlySet<string> = new Set(['tags', 'custom_tags', 'exercise', 'medication']);

/**
 * Whether JSON has the shape of Clue's measurements.json (2024 on): an array with at least one record of a known type.
 */
export function isClueMeasurements(json: unknown): json is readonly unknown[] {
  return (
    Array.isArray(json) &&
    json.some(
      (record) => isShape(record) && typeof record.type === 'string' && 'date' in record && isKnownType(record.type),
    )
  );
}

/** Whether JSON has the shape of Clue's backups before 2024: `{ data: [{ day, ... }] }`. */
export function isClueBackup(json: unknown): json is { readonly data: readonly unknown[] } {
  return (
    isShape(json) &&
    Array.isArray(json.data) &&
    json.data.some((entry) => isShape(entry) && typeof entry.day === 'string')
  );
}

/** Reads measurements.json: one reading a record. */
export function readClueMeasurements(records: readonly unknown[]): ImportReading[] {
  return records.map((record) => {
    if (!isShape(record) || typeof record.type !== 'string') return { kind: 'skipped', reason: SKIPPED.unreadable };
    return readTold({ date: record.date, type: record.type, value: record.value });
  });
}

/** Reads a backup from before 2024: one reading for each thing that was logged of a day; a day without any is one. */
export function readClueBackup(backup: { readonly data: readonly unknown[] }): ImportReading[] {
  return backup.data.flatMap((entry): ImportReading[] => {
    if (!isShape(entry)) return [{ kind: 'skipped', reason: SKIPPED.unreadable }];
    const told = Object.entries(entry).filter(([key]) => key !== 'day');
    if (told.length === 0) return [{ kind: 'skipped', reason: SKIPPED.empty }];
    return told.map(([type, value]) => readTold({ date: entry.day, type, value }));
  });
}

function readTold(told: ClueRecord): ImportReading {
  if (told.type === TEMPERATURE) return readTemperature(told);
  if (OWN_NAMED.has(told.type)) return readOwnNames(told);
  if (!isKnownType(told.type)) return unknown(told, told.type);
  const options = optionsOf(told.value);
  if (options.length === 0) return { kind: 'skipped', reason: SKIPPED.empty, date: told.date };
  const meanings = options.map((option) => ({ option, fields: meaningOf(told.type, option) }));
  const known = meanings.flatMap(({ fields }) => fields ?? []);
  const strange = meanings.filter(({ fields }) => !fields).map(({ option }) => `${told.type}: ${option}`);
  if (known.length === 0) return unknown(told, strange[0] ?? told.type);
  const fields = mergedFields(known);
  return {
    kind: 'day',
    date: told.date,
    fields: isExcluded(told) ? { ...fields, bleedingExcluded: true } : fields,
    leftOut: strange,
  };
}

/** Each name of a record on its own, so that each can be offered. */
function readOwnNames(told: ClueRecord): ImportReading {
  const [first, ...more] = [...new Set(optionsOf(told.value))].map((option) => `${told.type}: ${option}`);
  if (first === undefined) return { kind: 'skipped', reason: SKIPPED.empty };
  const { date, type, value } = told;
  return { kind: 'unknown', name: first, more, date, text: verbatim({ type, value }) };
}

function unknown({ date, type, value }: ClueRecord, name: string): ImportReading {
  return { kind: 'unknown', name, date, text: verbatim({ type, value }) };
}

function readTemperature({ date, value }: ClueRecord): ImportReading {
  const shape = isShape(value) ? value : { celsius: value };
  const celsius = typeof shape.fahrenheit === 'number' ? ((shape.fahrenheit - 32) * 5) / 9 : shape.celsius;
  if (typeof celsius !== 'number') return { kind: 'skipped', reason: SKIPPED.empty };
  const temperature = temperatureOf(celsius, shape.excluded === true);
  return temperature
    ? { kind: 'day', date, fields: { temperature }, leftOut: [] }
    : { kind: 'skipped', reason: SKIPPED.range, date };
}

function isExcluded({ type, value }: ClueRecord): boolean {
  return type === 'period' && isShape(value) && value.excluded === true;
}

function optionsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : optionOf(entry)));
  return optionOf(value);
}

function optionOf(value: unknown): string[] {
  if (!isShape(value)) return [];
  const named = [value.option, value.name, value.tag].find((name) => typeof name === 'string' && name.trim() !== '');
  return typeof named === 'string' ? [named] : [];
}

function isKnownType(type: string): boolean {
  return type === TEMPERATURE || OWN_NAMED.has(type) || Object.hasOwn(CLUE_WORDS, type);
}

function meaningOf(type: string, option: string): ImportedDay | null {
  const words = CLUE_WORDS[type];
  return words && Object.hasOwn(words, option) ? (words[option] ?? null) : null;
}
