import type { Figures } from './figures.ts';
import type { Measured } from './measure.ts';
import type { StudyFile } from './read-cycles.ts';
import { FAMILY_COLUMNS } from './families/print-families.ts';

/**
 * Mean absolute errors that were published with the study's data: of these 75 women, and of the study's other women.
 */
const PUBLISHED = [
  ['these 75 women', 'constant 28: 3.17   mean of six: 2.52   capped shrinkage: 2.45   after one cycle: 2.64'],
  [
    'its other women',
    'constant 28: 2.49   last cycle: 2.44   mean of six: 1.91   hierarchical Bayes: 1.87, its 80 % range 88.9 % at 7.55 days',
  ],
  ['all, 10 % unlogged', 'hierarchical Bayes: 2.13   mean: 4.4'],
] as const;

type Mae = Pick<Figures, 'n' | 'mae'>;

export const say = (text: string): void => void process.stdout.write(`${text}\n`);
export const line = (label: string, cells: readonly (string | number)[]): void =>
  say(`${label.padEnd(32)}${cells.map((cell) => (Number.isNaN(cell) ? '-' : String(cell)).padStart(10)).join('')}`);

/** Prints the heads of the columns, once for the whole table. */
export function printHead(): void {
  line('', ['n', 'MAE', 'within 3', 'cover 80', 'width 80', 'int.score', ...FAMILY_COLUMNS]);
}

/** Prints what stands about a file: how much was read, and what was published beside it. */
export function printAbout({ women, unread }: StudyFile, seed: number): void {
  say(
    `${women.length} women, ${women.flatMap((woman) => woman.lengths).length} cycles, seed ${seed}; the planted look-ahead was caught`,
  );
  if (unread > 0) say(`${unread} ${unread === 1 ? 'row' : 'rows'} without a length left out`);
  say('Published beside the study, mean absolute error in days:');
  for (const [label, figures] of PUBLISHED) say(`  ${label.padEnd(20)} ${figures}`);
}

/** Prints all figures of a file by one set of constants as rows, each beside the anchors of the same run. */
export function printFigures(
  measured: Measured,
  { title, hasOvulation }: { title: string; hasOvulation: boolean },
): void {
  say(title);
  for (const [label, run] of [
    ['clean', measured.clean],
    ['10 % of starts unlogged', measured.missed],
  ] as const) {
    line(label, Object.values(run.product));
    beside(run);
  }
  line('clean, the steadier half', Object.values(measured.halves.easier.product));
  line('clean, the other half', Object.values(measured.halves.harder.product));
  const { afterOne } = measured.clean;
  for (const [label, one] of [
    ['after one cycle', afterOne],
    ['still running on day 35', measured.running35],
  ] as const) {
    line(label, [one.product.n, one.product.mae]);
    beside(one);
  }
  if (hasOvulation) {
    line('ovulation, her signs logged', Object.values(measured.ovulation.signs));
    line('ovulation, by calendar alone', Object.values(measured.ovulation.calendar));
  } else say('no column ovulation_day with ovulation_usable: nothing to judge the ovulation estimate by');
}

function beside(run: { product: Mae; anchors: Readonly<Record<string, Mae>> }): void {
  for (const [name, { n, mae }] of Object.entries(run.anchors))
    line(`  ${name}`, [n, mae, n === 0 ? '' : `x ${(run.product.mae / mae).toFixed(3)}`]);
}
