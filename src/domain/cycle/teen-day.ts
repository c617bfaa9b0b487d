import type { DayLog } from './day-log.ts';
import { changeDay, type DayChange } from './merge-day.ts';

/** What is left of a change to a day in a teen's account: no field of sex or fertility, and medicines without contraception (decisions 5 and 10). */
export function changeForTeen(change: DayChange): DayChange {
  const { sex: _sex, desire: _desire, tests: _tests, fluid: _fluid, medication, ...open } = change;
  if (!medication) return medication === null ? { ...open, medication } : open;
  const medicines = medication.filter(({ kind }) => kind === 'medicine');
  return medicines.length > 0 ? { ...open, medication: medicines } : open;
}

/** A day as a teen's account shows it, whatever an earlier import brought. */
export function dayForTeen(log: DayLog): DayLog {
  return changeDay(log.date, { log: null, change: changeForTeen(log) });
}
