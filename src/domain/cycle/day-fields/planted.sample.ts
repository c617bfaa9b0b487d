import { DAY_FIELDS, type DayField, type DayFieldTable } from './day-fields.ts';

const EVERYWHERE = { at: 'factors', stages: 'all', report: 'counted', month: 'words' } as const;

/**
 * Fields that are in no table: one of each simple kind, as somebody would write a new one, without a word about teens.
 * `value` is what a day may hold of it.
 */
export const PLANTED: Readonly<
  Record<string, { readonly field: DayField; readonly value: unknown; readonly wrong: unknown; readonly cell: string }>
> = {
  testField: {
    field: { kind: 'choice', words: ['low', 'very_high'], ...EVERYWHERE },
    value: 'very_high',
    wrong: 'torrential',
    cell: 'very_high',
  },
  testList: {
    field: { kind: 'choices', words: ['none', 'left', 'right'], alone: 'none', ...EVERYWHERE },
    value: ['left', 'right'],
    wrong: ['up'],
    cell: 'left right',
  },
  testScale: { field: { kind: 'scale', steps: [1, 2, 3, 4, 5], ...EVERYWHERE }, value: 4, wrong: 6, cell: '4' },
  testNumber: {
    field: { kind: 'whole', min: 0, max: 20, unit: 'glasses', ...EVERYWHERE },
    value: 8,
    wrong: 21,
    cell: '8',
  },
};

/** The table there is with one more field; `teens` where somebody has said so. */
export function tableWith(name: string, teens?: 'shown'): DayFieldTable {
  const planted = PLANTED[name];
  if (!planted) throw new Error(`No field is planted as ${name}`);
  return { ...DAY_FIELDS, [name]: { ...planted.field, ...(teens && { teens }) } };
}
