import type { DayLog } from '#domain/cycle/day-log.ts';
import { DRIP_BLEEDING, DRIP_COLUMNS, DRIP_FLUIDS, DRIP_MUCUS, DRIP_NOTES, DRIP_TICKS } from './drip-words.ts';
import { SKIPPED, type DayFields, type Reading } from './import-result.ts';
import { mergeFields, storable } from './merge-fields.ts';
import { temperatureOf } from './temperature.ts';

/** The cells of one row by column; empty ones are left out. */
type Cells = ReadonlyMap<string, string>;
/** What a group of columns says: fields, and the columns that found no place. */
type Part = { readonly fields: DayFields; readonly leftOut: readonly string[] };

const SCRATCH = { date: '2000-01-01' } as DayLog;
const NOTHING: Part = { fields: {}, leftOut: [] };
const READ_ELSEWHERE = new Set(['date', 'bleeding.value', 'temperature.value', ...Object.keys(DRIP_MUCUS), ...DRIP_NOTES.map(([column]) => column)]);

/** What is wrong with a header: null for a drip export, else the first column that is none, `date` when it is missing, or one that comes twice. */
export function strangeDripColumn(header: readonly string[]): string | null {
  const strange = header.find((name, index) => !DRIP_COLUMNS.has(name) || header.indexOf(name) !== index);
  return strange ?? (header.includes('date') ? null : 'date');
}

/** Reads the rows under a drip header: one reading a row, codes or words. */
export function readDrip(header: readonly string[], rows: readonly (readonly string[])[]): Reading[] {
  return rows.map((row) => {
    if (row.length !== header.length) return { kind: 'skipped', reason: SKIPPED.unreadable };
    const cells = new Map(header.map((name, index) => [name, (row[index] ?? '').trim()] as const).filter(([, cell]) => cell !== ''));
    return readRow(cells);
  });
}

function readRow(cells: Cells): Reading {
  const parts = [bleeding(cells), temperature(cells), fluid(cells), note(cells), ticks(cells)];
  const { date: _, ...fields } = parts.map((part) => part.fields).reduce<DayLog>(mergeFields, SCRATCH);
  const leftOut = parts.flatMap((part) => part.leftOut);
  if (Object.keys(fields).length === 0 && leftOut.length > 0) return leftOut.includes(OUT_OF_RANGE) ? { kind: 'skipped', reason: SKIPPED.range } : { kind: 'unknown', name: leftOut[0] ?? '' };
  return { kind: 'day', date: cells.get('date'), fields, leftOut };
}

function isTrue(cell: string | undefined): boolean {
  return cell?.toLowerCase() === 'true';
}

function bleeding(cells: Cells): Part {
  const cell = cells.get('bleeding.value');
  if (cell === undefined) return NOTHING;
  const flow = DRIP_BLEEDING.get(cell.toLowerCase());
  if (!flow) return { fields: {}, leftOut: ['bleeding.value'] };
  return { fields: { flow, ...(isTrue(cells.get('bleeding.exclude')) && { bleedingExcluded: true }) }, leftOut: [] };
}

const OUT_OF_RANGE = 'temperature.value (out of range)';

function temperature(cells: Cells): Part {
  const cell = cells.get('temperature.value');
  if (cell === undefined) return NOTHING;
  const found = temperatureOf(Number(cell.replace(',', '.')), isTrue(cells.get('temperature.exclude')));
  return found ? { fields: { temperature: found }, leftOut: [] } : { fields: {}, leftOut: [OUT_OF_RANGE] };
}

function fluid(cells: Cells): Part {
  const level = (column: keyof typeof DRIP_MUCUS) => DRIP_MUCUS[column].get(cells.get(column)?.toLowerCase() ?? '');
  const told = (Object.keys(DRIP_MUCUS) as (keyof typeof DRIP_MUCUS)[]).filter((column) => cells.has(column));
  if (told.length === 0) return NOTHING;
  const observed = [level('mucus.feeling'), level('mucus.texture')].filter((found) => found !== undefined);
  const value = level('mucus.value') ?? (observed.length > 0 ? Math.max(...observed) : undefined);
  const kind = value === undefined ? undefined : DRIP_FLUIDS[value];
  return kind && !isTrue(cells.get('mucus.exclude')) ? { fields: { fluid: kind }, leftOut: [] } : { fields: {}, leftOut: ['mucus.value'] };
}

function note(cells: Cells): Part {
  const lines = DRIP_NOTES.flatMap(([column, opening]) => { const text = cells.get(column); return text ? [`${opening}${text}`] : []; });
  const text = storable(lines.join('\n'));
  return text ? { fields: { note: text }, leftOut: [] } : NOTHING;
}

function ticks(cells: Cells): Part {
  const told = [...cells].filter(([column, cell]) => !READ_ELSEWHERE.has(column) && !column.endsWith('.exclude') && cell.toLowerCase() !== 'false').map(([column]) => column);
  const known = told.filter((column) => Object.hasOwn(DRIP_TICKS, column) && isTrue(cells.get(column)));
  const fields = known.map((column) => DRIP_TICKS[column] ?? {}).reduce<DayLog>(mergeFields, SCRATCH);
  const { date: _, ...rest } = fields;
  return { fields: rest, leftOut: told.filter((column) => !known.includes(column)) };
}
