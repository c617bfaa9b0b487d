import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits } from './cycle-view.ts';
import { isBleeding, type DayLog } from './day-log.ts';
import { LONGEST_GAP_IN_A_PERIOD } from './derive-cycles.ts';

/** The changes by hand that can be taken back one by one: all of them but splits with no bleeding near before them, which a moved start leaves behind. */
export function standingEdits(edits: CycleEdits, logs: readonly DayLog[]): CycleEdits {
  const bled = logs.filter(isBleeding).map(({ date }) => dayNumber(date));
  return { ...edits, split: edits.split.filter((date) => separates(date, bled)) };
}

function separates(date: LocalDate, bled: readonly number[]): boolean {
  const at = dayNumber(date);
  const before = Math.max(...bled.filter((day) => day < at));
  const after = Math.min(...bled.filter((day) => day >= at));
  return after - before <= LONGEST_GAP_IN_A_PERIOD + 1;
}
