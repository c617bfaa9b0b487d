import {
  DRIP_BLEEDING,
  DRIP_COLUMNS,
  DRIP_DESIRE,
  DRIP_FLUIDS,
  DRIP_MUCUS,
  DRIP_NOTES,
  DRIP_TICKS,
} from './drip-words.ts';
import { SKIPPED, type ImportedDay, type ImportReading } from '../import-result.ts';
import { mergedFields, storable } from '../merge-fields.ts';
import { temperatureOf } from '../temperature.ts';

/** The cells of one row by column; empty ones are left out. */
type Cells = ReadonlyMap<string, string>;
/** What a group of columns says: fields, and the columns that found no place. */
type Part = { readonly fields: ImportedDay; readonly leftOut: readonly string[] };

const NOTHING: Part = { fields: {}, leftOut: [] };
const READ_ELSEWHERE = new Set([
  'date',
  'bleeding.value',
  'temperature.value',
  'temperature.time',
  'desire.value',
  'sex.solo',
  'sex.partner',
  'sex.condom',
  'sex.none',
  ...Object.keys(DRIP_MUCUS),
  ...DRIP_NOTES.map(([column]) => column),
]);

/**
 * What is wrong with a header: null for a drip export, else the first column that is none, `date` when it is missing,
 * or one that comes twice.
 */
export function strangeDripColumn(header: readonly string[]): string | null {
  const strange = header.find((name, index) => !DRIP_COLUMNS.has(name) || header.indexOf(name) !== index);
  return strange ?? (header.includes('date') ? null : 'date');
}

/** Reads the rows under a drip header: one reading a row, codes or words. */
export function readDrip(header: readonly string[], rows: readonly (readonly string[])[]): ImportReading[] {
  return rows.map((row) => {
    if (row.length !== header.length) return { kind: 'skipped', reason: SKIPPED.unreadable };
    const cells = new Map(
      header.map((name, index) => [name, (row[index] ?? '').trim()] as const).filter(([, cell]) => cell !== ''),
    );
    return readRow(cells);
  });
}

function readRow(cells: Cells): ImportReading {
  const parts = [
    bleeding(cells),
    temperature(cells),
    fluid(cells),
    desire(cells),
    sex(cells),
    note(cells),
    ticks(cells),
  ];
  const fields = mergedFields(parts.map((part) => part.fields));
  const leftOut = parts.flatMap((part) => part.leftOut);
  if (Object.keys(fields).length === 0 && leftOut.length > 0)
    return leftOut.includes(OUT_OF_RANGE)
      ? { kind: 'skipped', reason: SKIPPED.range, date: cells.get('date') }
      : {
          kind: 'unknown',
          name: leftOut[0] ?? '',
          date: cells.get('date'),
          text: leftOut.map((column) => `${column}=${cells.get(column) ?? ''}`).join(', '),
        };
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

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const OUT_OF_RANGE = 'temperature.value (out of range)';

function temperature(cells: Cells): Part {
  const cell = cells.get('temperature.value');
  if (cell === undefined) return NOTHING;
  const found = temperatureOf(Number(cell.replace(',', '.')), isTrue(cells.get('temperature.exclude')));
  const time = cells.get('temperature.time');
  return found
    ? { fields: { temperature: { ...found, ...(time && CLOCK.test(time) && { time }) } }, leftOut: [] }
    : { fields: {}, leftOut: [OUT_OF_RANGE] };
}

function fluid(cells: Cells): Part {
  const level = (column: keyof typeof DRIP_MUCUS) => DRIP_MUCUS[column].get(cells.get(column)?.toLowerCase() ?? '');
  const told = (Object.keys(DRIP_MUCUS) as (keyof typeof DRIP_MUCUS)[]).filter((column) => cells.has(column));
  if (told.length === 0) return NOTHING;
  const observed = [level('mucus.feeling'), level('mucus.texture')].filter((found) => found !== undefined);
  const value = level('mucus.value') ?? (observed.length > 0 ? Math.max(...observed) : undefined);
  const kind = value === undefined ? undefined : DRIP_FLUIDS[value];
  return kind && !isTrue(cells.get('mucus.exclude'))
    ? { fields: { fluid: kind }, leftOut: [] }
    : { fields: {}, leftOut: ['mucus.value'] };
}

function desire(cells: Cells): Part {
  const cell = cells.get('desire.value');
  if (cell === undefined) return NOTHING;
  const level = DRIP_DESIRE.get(cell.toLowerCase());
  return level ? { fields: { desire: level }, leftOut: [] } : { fields: {}, leftOut: ['desire.value'] };
}

// drip ticks who was there, and apart from that each way of contraception; of these only a condom says how it was on
// that day.
function sex(cells: Cells): Part {
  const told = (name: string) => isTrue(cells.get(`sex.${name}`));
  const together = told('condom') ? 'protected' : told('none') ? 'unprotected' : told('partner') ? 'partner' : null;
  const found = [...(together ? ([together] as const) : []), ...(told('solo') ? (['solo'] as const) : [])];
  return found.length > 0 ? { fields: { sex: found }, leftOut: [] } : NOTHING;
}

function note(cells: Cells): Part {
  const lines = DRIP_NOTES.flatMap(([column, opening]) => {
    const text = cells.get(column);
    return text ? [`${opening}${text}`] : [];
  });
  const text = storable(lines.join('\n'));
  return text ? { fields: { note: text }, leftOut: [] } : NOTHING;
}

function ticks(cells: Cells): Part {
  const told = [...cells]
    .filter(
      ([column, cell]) => !READ_ELSEWHERE.has(column) && !column.endsWith('.exclude') && cell.toLowerCase() !== 'false',
    )
    .map(([column]) => column);
  const known = told.filter((column) => Object.hasOwn(DRIP_TICKS, column) && isTrue(cells.get(column)));
  return {
    fields: mergedFields(known.map((column) => DRIP_TICKS[column] ?? {})),
    leftOut: told.filter((column) => !known.includes(column)),
  };
}
