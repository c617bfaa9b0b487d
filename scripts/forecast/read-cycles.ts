import { readFileSync } from 'node:fs';

/**
 * One woman of a study: the member's cycle lengths in days, oldest first, and the cycle day of each ovulation that was
 * observed.
 */
export type StudyWoman = { readonly lengths: readonly number[]; readonly ovulations: readonly (number | null)[] };
/** What a file held; `unread` counts rows without a length, which are left out. */
export type StudyFile = {
  readonly women: readonly StudyWoman[];
  readonly unread: number;
  readonly hasOvulation: boolean;
};

type Cells = (name: string) => string;
type CycleRow = { readonly number: number; readonly length: number; readonly ovulation: number | null };

const NEEDED = ['woman', 'cycle_number', 'length'];
const OBSERVED = ['ovulation_day', 'ovulation_usable'];
const LONGEST = 400;

/** A file that cannot be read as a study: its message is a sentence for the person who gave it. */
export class UnreadableStudy extends Error {}

/**
 * Reads a file with the columns woman, cycle_number and length, and ovulation_day with ovulation_usable where it has
 * them.
 */
export function readStudy(file: string): StudyFile {
  const [header = '', ...lines] = textOf(file)
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  const names = header.split(',').map(bare);
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new UnreadableStudy(`${file} lacks the column ${missing.join(' and ')}; it needs ${NEEDED.join(', ')}.`);
  const women = new Map<string, CycleRow[]>();
  let unread = 0;
  lines.forEach((line, index) => {
    if (line.trim() === '') return;
    const cells = line.split(',').map(bare);
    const cell: Cells = (name) => cells[names.indexOf(name)] ?? '';
    const cycle = cycleOf(cell, `${file}, row ${index + 2}`);
    if (cycle) women.set(cell('woman'), [...(women.get(cell('woman')) ?? []), cycle]);
    else unread += 1;
  });
  if (women.size === 0) throw new UnreadableStudy(`${file} holds no cycles.`);
  return {
    women: [...women.values()].map(womanOf),
    unread,
    hasOvulation: OBSERVED.every((name) => names.includes(name)),
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnreadableStudy(`${file} cannot be opened.`, { cause: error });
  }
}

function bare(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/, '$1');
}

function cycleOf(cell: Cells, place: string): CycleRow | null {
  if (cell('length') === '' || cell('length') === 'NA') return null;
  const [number, length] = [Number(cell('cycle_number')), Number(cell('length'))];
  if (!Number.isInteger(number) || !Number.isInteger(length) || length < 1 || length > LONGEST)
    throw new UnreadableStudy(`${place} is not a cycle: number "${cell('cycle_number')}", length "${cell('length')}".`);
  const ovulation = Number(cell('ovulation_day') || Number.NaN);
  const usable = Number(cell('ovulation_usable')) === 1 && ovulation >= 1 && ovulation < length;
  return { number, length, ovulation: usable ? ovulation : null };
}

function womanOf(cycles: readonly CycleRow[]): StudyWoman {
  const inOrder = cycles.toSorted((a, b) => a.number - b.number);
  return { lengths: inOrder.map(({ length }) => length), ovulations: inOrder.map(({ ovulation }) => ovulation) };
}
