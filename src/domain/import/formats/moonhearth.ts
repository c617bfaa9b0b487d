import { EXPORT_FORMAT, EXPORT_VERSION } from '#domain/export/export-document.ts';
import type { DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import { csvColumns, csvFieldsOf, type Cells } from '#domain/export/csv-fields.ts';
import { dayFieldsOf } from '../day-fields.ts';
import { REFUSED } from '../import-refusals.ts';
import { SKIPPED, type ImportResult, type ImportReader, type ImportReading } from '../import-result.ts';
import { readLists } from '../merge-lists.ts';
import { ledgerDayOf, Ledger } from '../ledger.ts';
import { readPages } from './own-pages.ts';
import { readEdits, readForecasts } from './own-record.ts';
import { entriesOf, isShape, textOf, verbatim, type Shape } from '../shape.ts';

/** Whether JSON is our own export. */
export function isMoonhearth(json: unknown): json is Shape {
  return isShape(json) && json.format === EXPORT_FORMAT;
}

/**
 * Reads our own JSON export: days, changes by hand to the cycles, forecasts as they were made, pages of the member's
 * journal, and what was kept from other trackers.
 */
export function readMoonhearth(json: Shape, reader: ImportReader): ImportResult {
  if (json.version !== EXPORT_VERSION)
    return { ok: false, reason: Number(json.version) > EXPORT_VERSION ? REFUSED.newer : REFUSED.damaged };
  const ledger = new Ledger(reader);
  for (const day of entriesOf(json.days))
    ledger.add(isShape(day) ? readDay(day, reader.fields) : { kind: 'skipped', reason: SKIPPED.unreadable });
  for (const entry of entriesOf(json.kept)) {
    if (isShape(entry))
      ledger.keepAgain({
        date: ledgerDayOf(entry.date),
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

function readDay(day: Shape, table: DayFieldTable | undefined): ImportReading {
  const { fields, strange } = dayFieldsOf(day, table);
  if (Object.keys(fields).length > 0) return { kind: 'day', date: day.date, fields, leftOut: strange };
  return strange.length > 0
    ? { kind: 'unknown', name: strange[0] ?? '', date: day.date, text: verbatim(day) }
    : { kind: 'skipped', reason: SKIPPED.empty };
}

/** Whether a header is that of our own CSV, whole or in part. */
export function isMoonhearthHeader(names: readonly string[], fields?: DayFieldTable): boolean {
  const columns = csvColumns('adult', fields);
  return names.includes('date') && names.includes('bleeding_excluded') && names.every((name) => columns.includes(name));
}

/** Reads the rows of our own CSV: one reading a day. */
export function readMoonhearthCsv(
  names: readonly string[],
  { rows, fields }: { rows: readonly (readonly string[])[]; fields?: DayFieldTable | undefined },
): ImportReading[] {
  return rows.map((row) => {
    if (row.length !== names.length) return { kind: 'skipped', reason: SKIPPED.unreadable };
    const cells = new Map(
      names.map((name, index) => [name, row[index] ?? ''] as const).filter(([, cell]) => cell !== ''),
    );
    return readDay(dayOfCells(cells, fields), fields);
  });
}

function dayOfCells(cells: Cells, table: DayFieldTable | undefined): Shape {
  const told = Object.entries(csvFieldsOf(table)).map(([name, { read }]) => [name, read(cells)] as const);
  return Object.fromEntries([['date', cells.get('date')], ...told].filter(([, value]) => value !== undefined));
}
