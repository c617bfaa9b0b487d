import { EXPORT_FORMAT, EXPORT_VERSION } from '#domain/export/export-document.ts';
import { CSV_COLUMNS } from '#domain/export/csv-columns.ts';
import { dayFieldsOf } from '../day-fields.ts';
import { REFUSED } from '../import-refusals.ts';
import { SKIPPED, type ImportResult, type Reader, type Reading } from '../import-result.ts';
import { readLists } from '../merge-lists.ts';
import { dayOf, Ledger } from '../ledger.ts';
import { readPages } from './own-pages.ts';
import { readEdits, readForecasts } from './own-record.ts';
import { entriesOf, isShape, numberOf, textOf, verbatim, type Shape } from '../shape.ts';

/** Whether JSON is our own export. */
export function isMoonhearth(json: unknown): json is Shape {
  return isShape(json) && json.format === EXPORT_FORMAT;
}

/** Reads our own JSON export: days, changes by hand to the cycles, forecasts as they were made, pages of her journal, and what was kept from other trackers. */
export function readMoonhearth(json: Shape, reader: Reader): ImportResult {
  if (json.version !== EXPORT_VERSION)
    return { ok: false, reason: Number(json.version) > EXPORT_VERSION ? REFUSED.newer : REFUSED.damaged };
  const ledger = new Ledger(reader);
  for (const day of entriesOf(json.days))
    ledger.add(isShape(day) ? readDay(day) : { kind: 'skipped', reason: SKIPPED.unreadable });
  for (const entry of entriesOf(json.kept)) {
    if (isShape(entry))
      ledger.keepAgain({
        date: dayOf(entry.date),
        name: textOf(entry.name),
        text: typeof entry.text === 'string' ? entry.text : '',
      });
    else ledger.skip(SKIPPED.unreadable, 1);
  }
  const { pages, unread } = readPages(json.journal, reader.today);
  ledger.skip(SKIPPED.unreadable, unread);
  const result = ledger.result('moonhearth');
  return result.ok
    ? {
        ...result,
        edits: readEdits(json.edits),
        lists: readLists(json.lists),
        forecasts: readForecasts(json.forecasts, reader.today),
        pages,
      }
    : result;
}

function readDay(day: Shape): Reading {
  const { fields, strange } = dayFieldsOf(day);
  if (Object.keys(fields).length > 0) return { kind: 'day', date: day.date, fields, leftOut: strange };
  return strange.length > 0
    ? { kind: 'unknown', name: strange[0] ?? '', date: day.date, text: verbatim(day) }
    : { kind: 'skipped', reason: SKIPPED.empty };
}

/** Whether a header is that of our own CSV, whole or in part. */
export function isMoonhearthHeader(names: readonly string[]): boolean {
  return (
    names.includes('date') &&
    names.includes('bleeding_excluded') &&
    names.every((name) => (CSV_COLUMNS as readonly string[]).includes(name))
  );
}

/** Reads the rows of our own CSV: one reading a day. */
export function readMoonhearthCsv(names: readonly string[], rows: readonly (readonly string[])[]): Reading[] {
  return rows.map((row) => {
    if (row.length !== names.length) return { kind: 'skipped', reason: SKIPPED.unreadable };
    return readDay(
      dayOfCells(
        new Map(names.map((name, index) => [name, row[index] ?? ''] as const).filter(([, cell]) => cell !== '')),
      ),
    );
  });
}

type Cells = ReadonlyMap<string, string>;

function dayOfCells(cells: Cells): Shape {
  const one = (name: string, read: (cell: string) => unknown) => {
    const cell = cells.get(name);
    return cell === undefined ? undefined : read(cell);
  };
  const truth = (cell: string) => (cell === 'true' ? true : cell === 'false' ? false : cell);
  const number = (cell: string) => numberOf(cell) ?? cell;
  const made = (parts: Shape) => {
    const told = Object.entries(parts).filter(([, part]) => part !== undefined);
    return told.length > 0 ? Object.fromEntries(told) : undefined;
  };
  return (
    made({
      date: cells.get('date'),
      flow: cells.get('flow'),
      bleedingExcluded: one('bleeding_excluded', truth),
      moods: one('moods', words),
      energy: one('energy', number),
      symptoms: one('symptoms', rated),
      customSymptoms: one('custom_symptoms', rated),
      pain: cells.has('pain_level')
        ? { level: one('pain_level', number), places: one('pain_places', words) ?? [] }
        : undefined,
      sleep: made({ hours: one('sleep_hours', number), quality: cells.get('sleep_quality') }),
      temperature: made({
        celsius: one('temperature_celsius', number),
        disturbed: one('temperature_disturbed', truth),
        time: cells.get('temperature_time'),
      }),
      fluid: cells.get('fluid'),
      tests: one('tests', (cell) => words(cell).map(testOf)),
      sex: one('sex', words),
      desire: cells.get('desire'),
      medication: one('medication', (cell) => words(cell).map(intakeOf)),
      factors: one('factors', words),
      note: cells.get('note'),
    }) ?? {}
  );
}

const words = (cell: string) => cell.split(' ').filter((word) => word !== '');
const rated = (cell: string) =>
  Object.fromEntries(
    words(cell).map((word) => {
      const [name = '', severity = ''] = word.split('=');
      return [name, Number(severity)];
    }),
  );
const PARTS = /^(\w+)=(\w+)(?:@(\d\d:\d\d))?(?:#([\da-f-]{36}))?$/i;

function testOf(word: string): unknown {
  const [, kind, result, time] = PARTS.exec(word) ?? [];
  return kind ? { kind, result, ...(time && { time }) } : word;
}

function intakeOf(word: string): unknown {
  const [, kind, event, time, id] = PARTS.exec(word) ?? [];
  return kind ? { kind, event, ...(id && { id }), ...(time && { time }) } : word;
}
