import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Fluid } from '#domain/cycle/day-log.ts';
import { temperatureShift, type TemperatureShift } from './temperature-shift.ts';

/** What the logs of one cycle show of ovulation. `test` is the first positive, `fluid` the peak day. */
export type Signs = {
  readonly temperature: TemperatureShift | null;
  readonly test: LocalDate | null;
  readonly fluid: LocalDate | null;
};

const PEAK_FLUIDS: readonly (Fluid | undefined)[] = ['watery', 'egg_white'];
/**
 * Days after the last wet one that must have come without another before it is the peak (Billings; Frank-Herrmann et
 * al. 2007).
 */
const DAYS_AFTER_PEAK = 3;

/** Reads the signs of one cycle from its logs, in any order. */
export function signsOf(logs: readonly DayLog[]): Signs {
  const inOrder = logs.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const positive = inOrder.find(({ tests }) =>
    tests?.some(({ kind, result }) => kind === 'ovulation' && result === 'positive'),
  );
  return { temperature: temperatureShift(inOrder), test: positive?.date ?? null, fluid: peakOf(inOrder) };
}

/** The last day of wet fluid once three later days tell of drier fluid, the first of them straight after it. */
function peakOf(inOrder: readonly DayLog[]): LocalDate | null {
  const told = inOrder.filter(({ fluid }) => fluid !== undefined && fluid !== 'atypical');
  const last = told.findLastIndex(({ fluid }) => PEAK_FLUIDS.includes(fluid));
  const peak = told[last];
  const after = told.slice(last + 1);
  if (!peak || after.length < DAYS_AFTER_PEAK || after[0]?.date !== addDays(peak.date, 1)) return null;
  return peak.date;
}

/**
 * How many days a test or fluid may point before, or after, the first higher reading and still speak of the same
 * ovulation.
 */
const AROUND_RISE = { before: 4, after: 1 } as const;

/**
 * The day of ovulation the signs point to; null without one. Where temperature confirms, a test or fluid that tells of
 * another time is left out.
 */
export function signedDay({ temperature, test, fluid }: Signs): LocalDate | null {
  // A test shows the surge. On a monitor's two peak days ovulation came in 91 of 100 cycles, and never before them
  // (Behre et al., Human Reproduction 2000).
  const pointed = [test && addDays(test, 1), fluid].filter((day) => day !== null);
  if (!temperature) return pointed[0] ?? null;
  const agrees = (day: LocalDate) =>
    day >= addDays(temperature.firstHigh, -AROUND_RISE.before) &&
    day <= addDays(temperature.firstHigh, AROUND_RISE.after);
  return pointed.find(agrees) ?? addDays(temperature.firstHigh, -1);
}
