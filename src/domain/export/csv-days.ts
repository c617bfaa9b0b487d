import { DAY_FIELDS, type DayFieldTable } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { csvColumns, csvFieldsOf, type Cell } from './csv-fields.ts';

/**
 * The CSV export in pieces: its header, then one line a day (RFC 4180, CRLF). A cell that a spreadsheet could take for
 * a formula begins with an apostrophe.
 */
export function* exportCsv(
  days: readonly DayLog[],
  ageGroup: 'teen' | 'adult',
  fields: DayFieldTable = DAY_FIELDS,
): Generator<string> {
  const columns = csvColumns(ageGroup, fields);
  yield `${columns.join(',')}\r\n`;
  for (const day of days) {
    const cells = cellsOf(day, fields);
    yield `${columns.map((column) => cell(cells.get(column))).join(',')}\r\n`;
  }
}

function cellsOf(day: DayLog, fields: DayFieldTable): ReadonlyMap<string, Cell> {
  const told: readonly (readonly [string, unknown])[] = Object.entries(day);
  return new Map<string, Cell>([
    ['date', day.date],
    ...told.flatMap(([name, value]) => {
      const field = value === undefined ? undefined : csvFieldsOf(fields)[name];
      const written = field?.write(value) ?? [];
      return (field?.columns ?? []).map((column, index) => [column, written[index]] as const);
    }),
  ]);
}

function cell(value: Cell): string {
  if (value === undefined) return '';
  const text = String(value);
  // A text of the member's that begins with an apostrophe gets one too, so that reading it back takes off exactly what
  // was put on.
  const safe = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
