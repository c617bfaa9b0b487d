import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { plainWord } from '../../shape.ts';

/** How the dates of a table are written: year first, or day and month in one of two orders. */
export type DateOrder = 'iso' | 'day_first' | 'month_first';

const TIME = '(?:$|[T ,])';
const PARTS = new RegExp(`^(\\d{1,2})[./-](\\d{1,2})[./-](\\d{4})${TIME}`);
const YEAR_FIRST = new RegExp(`^(\\d{4})[./-](\\d{1,2})[./-](\\d{1,2})${TIME}`);

/** Months in English, German, French and Spanish, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'janner', 'janvier', 'enero'],
  ['february', 'februar', 'feber', 'fevrier', 'febrero'],
  ['march', 'marz', 'maerz', 'mars', 'marzo'],
  ['april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'juin', 'junio'],
  ['july', 'juli', 'juillet', 'julio'],
  ['august', 'aout', 'agosto'],
  ['september', 'septembre', 'septiembre', 'setiembre'],
  ['october', 'oktober', 'octobre', 'octubre'],
  ['november', 'novembre', 'noviembre'],
  ['december', 'dezember', 'decembre', 'diciembre'],
];
const SHORTEST_MONTH = 3;
const WEEKDAY = '(?:[a-z]+[.,]*\\s+)?';
const OF = '(?:\\s*[-/]\\s*|\\s+)(?:(?:de|del|of)\\s+)?';
const DAY_WRITTEN = new RegExp(`^${WEEKDAY}(\\d{1,2})(?:\\.|er|o|st|nd|rd|th)?${OF}([a-z]+)[.,]*${OF}(\\d{4})${TIME}`);
const MONTH_WRITTEN = new RegExp(`^${WEEKDAY}([a-z]+)\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${TIME}`);
const YEAR_WRITTEN = new RegExp(`^(\\d{4})[\\s-]+([a-z]+)\\.?[\\s-]+(\\d{1,2})${TIME}`);

/**
 * The order of all dates of a table together. Null when they could be read both ways; dates with points are day first,
 * and so are those of a table in a language that puts the day first.
 */
export function dateOrderOf(cells: readonly string[], { isDayFirst = false } = {}): DateOrder | null {
  const parted = cells.map((cell) => PARTS.exec(cell.trim())).filter((found) => found !== null);
  if (parted.length === 0) return 'iso';
  const over = (index: number) => parted.some((found) => Number(found[index]) > 12);
  if (over(1) || parted.every(([whole]) => whole.includes('.'))) return 'day_first';
  if (over(2)) return 'month_first';
  return isDayFirst || parted.every(([, first, second]) => first === second) ? 'day_first' : null;
}

/** A date of a table as "2026-11-21", also one whose month is written out; empty when it is none. */
export function isoDate(cell: string, order: DateOrder): string {
  const year = YEAR_FIRST.exec(cell.trim());
  if (year) return joined(year[1], year[2], year[3]);
  const found = PARTS.exec(cell.trim());
  if (!found) return writtenDate(plainWord(cell));
  return order === 'month_first' ? joined(found[3], found[1], found[2]) : joined(found[3], found[2], found[1]);
}

function writtenDate(text: string): string {
  const dayFirst = DAY_WRITTEN.exec(text);
  if (dayFirst) return joined(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_WRITTEN.exec(text);
  if (monthFirst) return joined(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const yearFirst = YEAR_WRITTEN.exec(text);
  return yearFirst ? joined(yearFirst[1], monthOf(yearFirst[2]), yearFirst[3]) : '';
}

/** The number of a month that is written out or cut short; empty where the letters could be two months. */
function monthOf(word = ''): string {
  if (word.length < SHORTEST_MONTH) return '';
  const found = MONTHS.flatMap((names, index) => (names.some((name) => name.startsWith(word)) ? [index + 1] : []));
  return found.length === 1 ? String(found[0]) : '';
}

function joined(year = '', month = '', day = ''): string {
  return parseLocalDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) ?? '';
}
