import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Cycle } from '#domain/cycle/cycle-view.ts';
import type { Starts } from './moon-link.ts';

/** Days. A longer silence is rather a period that was not logged than a cycle (decisions 4). */
const LONGEST_CYCLE = 60;

/**
 * The member's first days of bleeding as runs of whole cycles, oldest first. A cycle that the member set apart and a
 * long silence end a run.
 */
export function periodRuns(cycles: readonly Pick<Cycle, 'startDate' | 'length' | 'excluded'>[]): Starts {
  const runs: LocalDate[][] = [[]];
  for (const { startDate, length, excluded } of cycles.toSorted((one, other) =>
    one.startDate < other.startDate ? -1 : 1,
  )) {
    runs.at(-1)?.push(startDate);
    if (excluded !== null || (length !== null && length > LONGEST_CYCLE)) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
