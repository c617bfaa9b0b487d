import { missesOf, percent, WOMEN_OF_A_FAMILY, type FamilyResult } from './calibration.ts';

/** Heads of the columns that only simulated families fill. */
export const FAMILY_COLUMNS = ['x of six', 'days', 'untold'];

type Line = (label: string, cells: readonly (string | number)[]) => void;

/** Prints the families below the real data, in its columns, and what misses the goal. */
export function printFamilies(
  results: readonly FamilyResult[],
  { say, line }: { say: (text: string) => void; line: Line },
): void {
  say(
    `Simulated families, ${WOMEN_OF_A_FAMILY} women each, none used for fitting; what they told in brackets, their seed behind. x of six: against the better of mean and median of the last six. days: the range where all days were logged. untold: where no stage was told.`,
  );
  const missed: string[] = [];
  for (const { family, seed, starts, days, untold } of results) {
    say(`${family.name} (${family.population}), seed ${seed}`);
    starts.forEach(({ known, anchor, n, mae, within3, coverage80, width80, intervalScore80 }, index) =>
      line(`  after ${known} cycles`, [
        n,
        mae,
        within3,
        coverage80,
        width80,
        intervalScore80,
        (mae / anchor).toFixed(3),
        percent(days[index]?.coverage80 ?? Number.NaN),
        percent(untold[index]?.coverage80 ?? Number.NaN),
      ]),
    );
    missed.push(...missesOf(starts).map((miss) => `${family.name}: ${miss}`));
  }
  say(missed.length === 0 ? 'Every family is within the goal.' : `Outside the goal (75-88 %, 1.05 of the anchor):`);
  for (const miss of missed) say(`  ${miss}`);
}
