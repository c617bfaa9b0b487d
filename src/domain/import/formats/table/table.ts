import type { TestResult } from '#domain/cycle/day-log.ts';
import { SKIPPED, type ImportedDay, type ImportSource, type ImportReading } from '../../import-result.ts';
import { mergedFields, storable } from '../../merge-fields.ts';
import { periodReading, UNTOLD_FLOW } from '../../period-days.ts';
import { meaningOf, numberOf, plainWord } from '../../shape.ts';
import type { Untold } from '../../strengths.ts';
import { dateOrderOf, isoDate, type DateOrder } from './table-dates.ts';
import { temperatureOf } from '../../temperature.ts';
import { COLUMNS, FLOWS, FLUIDS, RESULTS, SEX, TICKS, type Column } from './table-words.ts';

/** The number of the column for each meaning that a header holds. */
export type Header = ReadonlyMap<Column, number>;

const DAILY = ['flow', 'period', 'spotting', 'temperature'] as const;

/** What the columns of a table mean; null when it has neither a date with something beside it, nor a first day. */
export function headerOf(names: readonly string[]): Header | null {
  const plain = names.map(plainName);
  const header = new Map(
    (Object.keys(COLUMNS) as Column[]).flatMap((column) => {
      const name = [...COLUMNS[column].en, ...COLUMNS[column].more].find((word) => plain.includes(word));
      return name === undefined ? [] : [[column, plain.indexOf(name)] as const];
    }),
  );
  const isDaily = header.has('date') && DAILY.some((column) => header.has(column));
  return isDaily || header.has('start') ? header : null;
}

function plainName(name: string): string {
  return plainWord(name.replaceAll(/\(.*?\)|\[.*?\]/g, '')).replaceAll(/[^a-z\d]/g, '');
}

/** Whether a column bears a name of a language in which the day stands before the month. */
function isDayFirst(names: readonly string[]): boolean {
  const foreign = new Set<string>(Object.values(COLUMNS).flatMap(({ more }) => more));
  return names.some((name) => foreign.has(plainName(name)));
}

/**
 * Natural Cycles writes semicolons, a decimal comma, and a temperature that may deviate. Built from a description of
 * the format.
 */
export function sourceOfTable(header: Header, separator: string): ImportSource {
  return separator === ';' && header.has('date') && header.has('temperature') ? 'natural_cycles' : 'table';
}

/** Reads a table: one reading a row. Null when its dates could be read in two ways. */
export function readTable(
  names: readonly string[],
  { header, rows }: { header: Header; rows: readonly (readonly string[])[] },
): ImportReading[] | null {
  const dates = (['date', 'start', 'end'] as const).flatMap((column) => {
    const at = header.get(column);
    return at === undefined ? [] : rows.map((row) => row[at] ?? '');
  });
  const order = dateOrderOf(dates, { isDayFirst: isDayFirst(names) });
  const ticked = isTicked(rows.map((row) => cellOf(row, header.get('period'))));
  return (
    order &&
    rows.map((row) =>
      header.has('start') && !header.has('date')
        ? readSpan(row, header, order)
        : readDay(row, { header, order, names, ticked }),
    )
  );
}

function cellOf(row: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (row[column] ?? '').trim();
}

/** Whether a column of periods holds ones and zeros alone: then a one is a tick, and no strength. */
function isTicked(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '' || cell === '0' || cell === '1');
}

function readSpan(row: readonly string[], header: Header, order: DateOrder): ImportReading {
  const end = cellOf(row, header.get('end'));
  const period = cellOf(row, header.get('period'));
  // A number beside first and last days counts the periods.
  const told = cellOf(row, header.get('flow')) || (/^\d+$/.test(period) ? '' : period);
  const flow = meaningOf(FLOWS, plainWord(told));
  return periodReading({
    start: isoDate(cellOf(row, header.get('start')), order),
    end: end === '' ? undefined : isoDate(end, order) || 'unreadable',
    ...(flow && flow !== 'untold' && { flowOf: () => flow }),
  });
}

function readDay(
  row: readonly string[],
  { header, order, names, ticked }: { header: Header; order: DateOrder; names: readonly string[]; ticked: boolean },
): ImportReading {
  const cell = (column: Column) => cellOf(row, header.get(column));
  const date = isoDate(cell('date'), order);
  const parts = [bleedingPart(cell, ticked), ...READ.map((read) => read(cell))];
  const fields = mergedFields(parts.map((part) => part.fields));
  const untold = parts.find((part) => part.untold)?.untold;
  const read = new Set(header.values());
  const others = names.flatMap((name, index) => {
    const found = cellOf(row, index);
    return read.has(index) || found === '' ? [] : [`${name.trim()}: ${found}`];
  });
  const leftOut = [...parts.flatMap((part) => part.leftOut), ...others];
  if (Object.keys(fields).length > 0) return { kind: 'day', date, fields, leftOut, ...(untold && { untold }) };
  if (parts.some((part) => part.isOut)) return { kind: 'skipped', reason: SKIPPED.range, date };
  return leftOut.length > 0
    ? { kind: 'unknown', name: leftOut[0] ?? '', date, text: leftOut.join(', ') }
    : { kind: 'skipped', reason: SKIPPED.empty, date };
}

type Part = {
  readonly fields: ImportedDay;
  readonly leftOut: readonly string[];
  readonly isOut?: boolean;
  readonly untold?: Untold;
};
type Cell = (column: Column) => string;

/**
 * The strength of a bleeding where one is told, else that there was a period, else spotting. What is only ticked says
 * nothing where the tick is missing.
 */
function bleedingPart(cell: Cell, ticked: boolean): Part {
  const [flow, period, spotting] = [cell('flow'), cell('period'), cell('spotting')];
  const strength = meaningOf(FLOWS, plainWord(flow));
  const told = period === '' ? undefined : meaningOf(ticked ? TICKED_FLOWS : PERIODS, plainWord(period));
  const leftOut = [
    ...(flow !== '' && strength === null ? [`flow: ${flow}`] : []),
    ...(told === null && !isNo(period) ? [`period: ${period}`] : []),
  ];
  const spotted = meaningOf(TICKS, plainWord(spotting)) || FLOWS[plainWord(spotting)] === 'spotting';
  const bled = strength === 'none' ? null : strength;
  const known = bled ?? told ?? (spotted ? ('spotting' as const) : strength);
  if (!known) return { fields: {}, leftOut };
  return known === 'untold'
    ? { fields: { flow: UNTOLD_FLOW }, leftOut, untold: { flow: true } }
    : { fields: { flow: known }, leftOut };
}

const PERIODS = Object.fromEntries(Object.entries(FLOWS).filter(([word]) => !isNo(word)));
const TICKED_FLOWS: typeof FLOWS = { 1: 'untold' };

function isNo(word: string): boolean {
  return Object.hasOwn(TICKS, plainWord(word)) && TICKS[plainWord(word)] === null;
}

const READ: readonly ((cell: Cell) => Part)[] = [
  (cell) =>
    word(cell, {
      column: 'lh',
      table: RESULTS,
      say: (result) => ({ tests: [{ kind: 'ovulation', result } satisfies TestResult] }),
    }),
  (cell) =>
    word(cell, {
      column: 'pregnancy',
      table: RESULTS,
      say: (result) => ({ tests: [{ kind: 'pregnancy', result } satisfies TestResult] }),
    }),
  (cell) => word(cell, { column: 'mucus', table: FLUIDS, say: (fluid) => ({ fluid }) }),
  (cell) => word(cell, { column: 'sex', table: SEX, say: (fields) => fields }),
  (cell) => ({ fields: { ...(cell('note') && { note: storable(cell('note')) }) }, leftOut: [] }),
  (cell) => {
    const reading = numberOf(cell('temperature'));
    if (cell('temperature') === '') return { fields: {}, leftOut: [] };
    const temperature =
      reading === null ? null : temperatureOf(reading, meaningOf(TICKS, plainWord(cell('excluded'))) === true);
    return temperature
      ? { fields: { temperature }, leftOut: [] }
      : { fields: {}, leftOut: [`temperature out of range: ${cell('temperature')}`], isOut: true };
  },
];

function word<Meaning>(
  cell: Cell,
  {
    column,
    table,
    say,
  }: { column: Column; table: Readonly<Record<string, Meaning>>; say: (meaning: Meaning) => ImportedDay },
): Part {
  const text = cell(column);
  if (text === '') return { fields: {}, leftOut: [] };
  const meaning = meaningOf(table, plainWord(text));
  return meaning === null ? { fields: {}, leftOut: [`${column}: ${text}`] } : { fields: say(meaning), leftOut: [] };
}
