import { parseLocalDate } from '#domain/calendar/local-date.ts';

/** How the dates of a table are written: year first, or day and month in one of two orders. */
export type DateOrder = 'iso' | 'day_first' | 'month_first';

const PARTS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?:$|[T ])/;

/**
 * The order of all dates of a table together. Null when they could be read both ways; dates with points are day first.
 */
export function dateOrderOf(cells: readonly string[]): DateOrder | null {
  const parted = cells.map((cell) => PARTS.exec(cell.trim())).filter((found) => found !== null);
  if (parted.length === 0) return 'iso';
  const over = (index: number) => parted.some((found) => Number(found[index]) > 12);
  if (over(1) || parted.every(([whole]) => whole.includes('.'))) return 'day_first';
  if (over(2)) return 'month_first';
  return parted.every(([, first, second]) => first === second) ? 'day_first' : null;
}

/** A date of a table as "2026-11-21"; empty when it is none. */
export function isoDate(cell: string, order: DateOrder): string {
  const year = YEAR_FIRST.exec(cell.trim());
  if (year) return joined(year[1], year[2], year[3]);
  const found = PARTS.exec(cell.trim());
  if (!found) return '';
  return order === 'month_first' ? joined(found[3], found[1], found[2]) : joined(found[3], found[2], found[1]);
}

function joined(year = '', month = '', day = ''): string {
  return parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}
