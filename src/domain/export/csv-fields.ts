import {
  DAY_FIELDS,
  holdsField,
  type DayFieldTable,
  type OwnField,
  type SimpleShape,
} from '#domain/cycle/day-fields/day-fields.ts';
import { perField } from '#domain/cycle/day-fields/per-field.ts';
import type { DayValues } from '#domain/cycle/day-log.ts';
import { numberOf } from '#domain/import/shape.ts';

export type Cell = string | number | boolean | undefined;
/** The cells of a line by the names of their columns; one that is not there is empty. */
export type Cells = ReadonlyMap<string, string>;
/**
 * A field's columns, what stands in them, and what they tell when they are read back; undefined where they tell
 * nothing. What no day can hold is sorted out later.
 */
export type CsvField<Value = unknown> = {
  readonly columns: readonly string[];
  write(value: Value): readonly Cell[];
  read(cells: Cells): unknown;
};

const listed = (words: readonly string[]) => words.join(' ');
const wordsOf = (cell: string) => cell.split(' ').filter((word) => word !== '');
const timed = (time: string | undefined) => (time ? `@${time}` : '');
const truth = (cell: string) => (cell === 'true' ? true : cell === 'false' ? false : cell);
const number = (cell: string) => numberOf(cell) ?? cell;

const NOTHING_COUNTED = 'counted';

const OWN: { readonly [Name in OwnField]: CsvField<DayValues[Name]> } = {
  bleedingExcluded: oneColumn('bleeding_excluded', { write: (told) => told, read: truth }),
  symptoms: oneColumn('symptoms', { write: rated, read: ratings }),
  customSymptoms: oneColumn('custom_symptoms', { write: rated, read: ratings }),
  pain: {
    columns: ['pain_level', 'pain_places'],
    write: ({ level, places }) => [level, listed(places)],
    read: (cells) =>
      cells.has('pain_level')
        ? { level: one(cells, 'pain_level', number), places: one(cells, 'pain_places', wordsOf) ?? [] }
        : undefined,
  },
  sleep: {
    columns: ['sleep_hours', 'sleep_quality'],
    write: ({ hours, quality }) => [hours, quality],
    read: (cells) => made({ hours: one(cells, 'sleep_hours', number), quality: cells.get('sleep_quality') }),
  },
  temperature: {
    columns: ['temperature_celsius', 'temperature_disturbed', 'temperature_time'],
    write: ({ celsius, disturbed, time }) => [celsius, disturbed, time],
    read: (cells) =>
      made({
        celsius: one(cells, 'temperature_celsius', number),
        disturbed: one(cells, 'temperature_disturbed', truth),
        time: cells.get('temperature_time'),
      }),
  },
  tests: oneColumn('tests', {
    write: (tests) => listed(tests.map(({ kind, result, time }) => `${kind}=${result}${timed(time)}`)),
    read: (cell) => wordsOf(cell).map(testOf),
  }),
  medication: oneColumn('medication', {
    write: (intakes) =>
      listed(
        intakes.map(
          ({ kind, event, id, time, amount }) =>
            `${kind}=${event}${timed(time)}${id ? `#${id}` : ''}${amount ? `*${amount}` : ''}`,
        ),
      ),
    read: (cell) => wordsOf(cell).map(intakeOf),
  }),
  bloodLoss: {
    columns: ['blood_loss', 'blood_loss_cup_ml'],
    // A day on which nothing was to be counted is told by its word, since an empty cell says that nobody looked.
    write: ({ counts, cupMl }) => [rated(counts) || NOTHING_COUNTED, cupMl],
    read: (cells) =>
      cells.has('blood_loss')
        ? {
            counts: one(cells, 'blood_loss', (cell) => (cell === NOTHING_COUNTED ? {} : ratings(cell))),
            ...made({ cupMl: one(cells, 'blood_loss_cup_ml', number) }),
          }
        : undefined,
  },
  note: oneColumn('note', { write: (note) => note, read: (cell) => cell }),
};

/** The columns of each field of a day, in the order of the table. */
export const csvFieldsOf = perField<CsvField>({ simple: simpleColumn, own: OWN as Record<OwnField, CsvField> });

/**
 * The columns of the CSV export, in order; a teen's has none of what a teen's account does not hold. docs/export.md
 * says what each holds.
 */
export function csvColumns(ageGroup: 'teen' | 'adult', fields: DayFieldTable = DAY_FIELDS): string[] {
  const all = csvFieldsOf(fields);
  const held = Object.entries(fields).filter(([, field]) => holdsField(field, { adult: ageGroup === 'adult' }));
  return ['date', ...held.flatMap(([name]) => all[name]?.columns ?? [])];
}

function simpleColumn(shape: SimpleShape, name: string): CsvField {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  switch (shape.kind) {
    case 'choice':
      return oneColumn(column, { write: (word) => String(word), read: (cell) => cell });
    case 'choices':
      return oneColumn(column, { write: (words) => listed(words as readonly string[]), read: wordsOf });
    case 'scale':
    case 'whole':
      return oneColumn(column, { write: Number, read: number });
  }
}

type Column<Value> = { readonly write: (value: Value) => Cell; readonly read: (cell: string) => unknown };
function oneColumn<Value>(column: string, { write, read }: Column<Value>): CsvField<Value> {
  return { columns: [column], write: (value) => [write(value)], read: (cells) => one(cells, column, read) };
}

function one<Told>(cells: Cells, column: string, read: (cell: string) => Told): Told | undefined {
  const cell = cells.get(column);
  return cell === undefined ? undefined : read(cell);
}

function made(parts: Readonly<Record<string, unknown>>): object | undefined {
  const told = Object.entries(parts).filter(([, part]) => part !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

function rated(severities: Readonly<Record<string, number | undefined>>): string {
  return listed(Object.entries(severities).map(([name, severity]) => `${name}=${severity}`));
}

function ratings(cell: string): object {
  return Object.fromEntries(
    wordsOf(cell).map((word) => {
      const [name = '', severity = ''] = word.split('=');
      return [name, Number(severity)];
    }),
  );
}

const PARTS = /^(\w+)=(\w+)(?:@(\d\d:\d\d))?(?:#([\da-f-]{36}))?(?:\*(\d{1,3}))?$/i;

function testOf(word: string): unknown {
  const [, kind, result, time] = PARTS.exec(word) ?? [];
  return kind ? { kind, result, ...(time && { time }) } : word;
}

function intakeOf(word: string): unknown {
  const [, kind, event, time, id, amount] = PARTS.exec(word) ?? [];
  return kind
    ? { kind, event, ...(id && { id }), ...(time && { time }), ...(amount && { amount: Number(amount) }) }
    : word;
}
