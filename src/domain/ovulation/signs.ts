import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Fluid } from '#domain/cycle/day-log.ts';
import { temperatureShift, type TemperatureShift } from './temperature-shift.ts';

/**
 * What the logs of one cycle show of ovulation. `test` is the first positive of the latest run of them, `fluid` the
 * peak day; `confirms`: the whole rule of temperature holds, and the fluid does not speak against it.
 */
export type Signs = {
  readonly temperature: TemperatureShift | null;
  readonly confirms: boolean;
  readonly test: LocalDate | null;
  readonly fluid: LocalDate | null;
};

const PEAK_FLUIDS: readonly (Fluid | undefined)[] = ['watery', 'egg_white'];
/**
 * Days after the last wet one that must have come without another before it is the peak (Billings; Frank-Herrmann et
 * al. 2007).
 */
const DAYS_AFTER_PEAK = 3;
/** Positive tests further apart than this are two surges, and so are those with a day of negative ones between. */
const WITHIN_A_SURGE = 3;
/** Fluid logged from so many days before the first higher reading on is held against the temperature. */
const FLUID_LOOKS_BACK = 6;

/** Whether fluid is of the most fertile kinds. */
export function isPeakFluid(fluid: Fluid | undefined): boolean {
  return PEAK_FLUIDS.includes(fluid);
}

/** What the ovulation tests of a day say; several may disagree, and one positive is enough. Null without one. */
export function ovulationTestOf({ tests = [] }: Pick<DayLog, 'tests'>): 'positive' | 'negative' | 'other' | null {
  const results = tests.flatMap((test) => (test.kind === 'ovulation' ? [test.result] : []));
  if (results.length === 0) return null;
  if (results.includes('positive')) return 'positive';
  return results.every((result) => result === 'negative') ? 'negative' : 'other';
}

/** Reads the signs of one cycle from its logs, in any order. */
export function signsOf(logs: readonly DayLog[]): Signs {
  const inOrder = logs.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const temperature = temperatureShift(inOrder);
  const fluid = peakOf(inOrder);
  return {
    temperature,
    confirms: temperature !== null && temperature.whole && fluidAgrees(inOrder, { temperature, fluid }),
    test: surgeOf(inOrder),
    fluid,
  };
}

/** The first positive of the latest surge: where several were tried for, the last one counts. */
function surgeOf(inOrder: readonly DayLog[]): LocalDate | null {
  let [first, last, negativeSince]: [LocalDate | null, LocalDate | null, boolean] = [null, null, false];
  for (const log of inOrder) {
    const said = ovulationTestOf(log);
    if (said === 'negative') negativeSince = true;
    if (said !== 'positive') continue;
    if (last === null || negativeSince || daysBetween(last, log.date) > WITHIN_A_SURGE) first = log.date;
    [last, negativeSince] = [log.date, false];
  }
  return first;
}

/** The last day of wet fluid once three later days tell of drier fluid, the first of them straight after it. */
function peakOf(inOrder: readonly DayLog[]): LocalDate | null {
  const told = inOrder.filter(({ fluid }) => fluid !== undefined && fluid !== 'atypical');
  const last = told.findLastIndex(({ fluid }) => isPeakFluid(fluid));
  const peak = told[last];
  const after = told.slice(last + 1);
  if (!peak || after.length < DAYS_AFTER_PEAK || after[0]?.date !== addDays(peak.date, 1)) return null;
  return peak.date;
}

/** The double check: where fluid was logged around the rise, its peak must be over and belong to the same ovulation. */
function fluidAgrees(
  inOrder: readonly DayLog[],
  { temperature, fluid }: { readonly temperature: TemperatureShift; readonly fluid: LocalDate | null },
): boolean {
  const from = addDays(temperature.firstHigh, -FLUID_LOOKS_BACK);
  if (!inOrder.some((log) => log.fluid !== undefined && log.date >= from)) return true;
  return fluid !== null && isNear(fluid, temperature);
}

/**
 * How many days a test or fluid may point before, or after, the first higher reading and still speak of the same
 * ovulation.
 */
const AROUND_RISE = { before: 4, after: 1 } as const;
function isNear(day: LocalDate, { firstHigh }: TemperatureShift): boolean {
  return day >= addDays(firstHigh, -AROUND_RISE.before) && day <= addDays(firstHigh, AROUND_RISE.after);
}

/**
 * The day of ovulation the signs point to; null without one. Where the whole rule of temperature confirms, a test or
 * fluid that tells of another time is left out; else the latest sign counts.
 */
export function signedDay({ temperature, confirms, test, fluid }: Signs): LocalDate | null {
  // A test shows the surge. On a monitor's two peak days ovulation came in 91 of 100 cycles, and never before them
  // (Behre et al., Human Reproduction 2000).
  const surge = test && addDays(test, 1);
  const isLaterPeak = surge !== null && fluid !== null && daysBetween(surge, fluid) > AROUND_RISE.before;
  const pointed = (isLaterPeak ? [fluid, surge] : [surge, fluid]).filter((day) => day !== null);
  if (!temperature) return pointed[0] ?? null;
  const agreeing = pointed.find((day) => isNear(day, temperature));
  const later = pointed.find((day) => day > addDays(temperature.firstHigh, AROUND_RISE.after));
  return (confirms ? agreeing : (later ?? agreeing)) ?? addDays(temperature.firstHigh, -1);
}
