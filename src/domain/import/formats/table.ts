import type { Flow, Fluid, TestResult } from '#domain/cycle/day-log.ts';
import { SKIPPED, type ImportedDay, type ImportSource, type ImportReading } from '../import-result.ts';
import { mergedFields, storable } from '../merge-fields.ts';
import { periodReading } from '../period-days.ts';
import { meaningOf, numberOf } from '../shape.ts';
import { dateOrderOf, isoDate, type DateOrder } from '../table-dates.ts';
import { temperatureOf } from '../temperature.ts';

/**
 * What the columns of a table are called, in lower case and without spaces, dashes, underlines and what stands in
 * brackets.
 */
const COLUMNS = {
  date: ['date', 'day', 'datum', 'fecha', 'data'],
  start: ['startdate', 'start', 'periodstart', 'periodstartdate', 'from'],
  end: ['enddate', 'end', 'periodend', 'periodenddate', 'to'],
  flow: ['flow', 'bleeding', 'period', 'intensity', 'menstruation', 'menstrualflow', 'menses'],
  temperature: ['temperature', 'temp', 'bbt', 'basaltemperature', 'basalbodytemperature', 'celsius'],
  excluded: ['deviatingtemperature', 'temperatureexcluded', 'excluded', 'disturbed', 'deviation'],
  lh: ['lh', 'lhtest', 'ovulationtest', 'opk'],
  pregnancy: ['pregnancytest', 'hcg'],
  mucus: ['cervicalmucus', 'mucus', 'fluid', 'discharge'],
  sex: ['sex', 'intercourse', 'hadsex'],
  note: ['note', 'notes', 'comment', 'comments'],
} as const;
type Column = keyof typeof COLUMNS;
/** The number of the column for each meaning that a header holds. */
export type Header = ReadonlyMap<Column, number>;

const FLOWS: Readonly<Record<string, Flow>> = {
  none: 'none',
  no: 'none',
  false: 'none',
  0: 'none',
  spotting: 'spotting',
  light: 'light',
  low: 'light',
  medium: 'medium',
  moderate: 'medium',
  normal: 'medium',
  heavy: 'heavy',
  high: 'heavy',
  'very heavy': 'heavy',
  yes: 'medium',
  true: 'medium',
  x: 'medium',
  menstruation: 'medium',
  period: 'medium',
  1: 'light',
  2: 'medium',
  3: 'heavy',
  4: 'heavy',
};
const RESULTS: Readonly<Record<string, 'positive' | 'negative'>> = {
  positive: 'positive',
  pos: 'positive',
  '+': 'positive',
  yes: 'positive',
  true: 'positive',
  1: 'positive',
  negative: 'negative',
  neg: 'negative',
  '-': 'negative',
  no: 'negative',
  false: 'negative',
  0: 'negative',
};
const FLUIDS: Readonly<Record<string, Fluid>> = {
  none: 'none',
  dry: 'dry',
  sticky: 'sticky',
  creamy: 'creamy',
  watery: 'watery',
  moist: 'sticky',
  'egg white': 'egg_white',
  eggwhite: 'egg_white',
  egg_white: 'egg_white',
};
const SEX: Readonly<Record<string, ImportedDay>> = {
  protected: { sex: ['protected'] },
  unprotected: { sex: ['unprotected'] },
  yes: { sex: ['partner'] },
  true: { sex: ['partner'] },
  1: { sex: ['partner'] },
  no: {},
  none: {},
  false: {},
  0: {},
};
const TICKED = /^(true|yes|1|x)$/i;

/** What the columns of a table mean; null when it has neither a date with something beside it, nor a first day. */
export function headerOf(names: readonly string[]): Header | null {
  const plain = names.map((name) =>
    name
      .toLowerCase()
      .replaceAll(/\(.*?\)|\[.*?\]/g, '')
      .replaceAll(/[\s_-]/g, ''),
  );
  const header = new Map(
    (Object.keys(COLUMNS) as Column[]).flatMap((column) => {
      const at = plain.findIndex((name) => (COLUMNS[column] as readonly string[]).includes(name));
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
  const isDaily = header.has('date') && (['flow', 'temperature'] as const).some((column) => header.has(column));
  return isDaily || header.has('start') ? header : null;
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
  const order = dateOrderOf(dates);
  return (
    order &&
    rows.map((row) =>
      header.has('start') && !header.has('date')
        ? readSpan(row, header, order)
        : readDay(row, { header, order, names }),
    )
  );
}

function cellOf(row: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (row[column] ?? '').trim();
}

function readSpan(row: readonly string[], header: Header, order: DateOrder): ImportReading {
  const end = cellOf(row, header.get('end'));
  const flow = meaningOf(FLOWS, cellOf(row, header.get('flow')));
  return periodReading({
    start: isoDate(cellOf(row, header.get('start')), order),
    end: end === '' ? undefined : isoDate(end, order) || 'unreadable',
    ...(flow && { flowOf: () => flow }),
  });
}

function readDay(
  row: readonly string[],
  { header, order, names }: { header: Header; order: DateOrder; names: readonly string[] },
): ImportReading {
  const cell = (column: Column) => cellOf(row, header.get(column));
  const date = isoDate(cell('date'), order);
  const parts = READ.map((read) => read(cell));
  const fields = mergedFields(parts.map((part) => part.fields));
  const read = new Set(header.values());
  const others = names.flatMap((name, index) => {
    const found = cellOf(row, index);
    return read.has(index) || found === '' ? [] : [`${name.trim()}: ${found}`];
  });
  const leftOut = [...parts.flatMap((part) => part.leftOut), ...others];
  if (Object.keys(fields).length > 0) return { kind: 'day', date, fields, leftOut };
  if (parts.some((part) => part.isOut)) return { kind: 'skipped', reason: SKIPPED.range };
  return leftOut.length > 0
    ? { kind: 'unknown', name: leftOut[0] ?? '', date, text: leftOut.join(', ') }
    : { kind: 'skipped', reason: SKIPPED.empty };
}

type Part = { readonly fields: ImportedDay; readonly leftOut: readonly string[]; readonly isOut?: boolean };
type Cell = (column: Column) => string;

const READ: readonly ((cell: Cell) => Part)[] = [
  (cell) => word(cell, { column: 'flow', table: FLOWS, say: (flow) => ({ flow }) }),
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
    const temperature = reading === null ? null : temperatureOf(reading, TICKED.test(cell('excluded')));
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
  const meaning = meaningOf(table, text);
  return meaning === null ? { fields: {}, leftOut: [`${column}: ${text}`] } : { fields: say(meaning), leftOut: [] };
}
