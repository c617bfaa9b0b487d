import { addDays, daysBetween, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Temperature } from '#domain/cycle/day-log.ts';
import { temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';
import { readingsOf } from '#domain/ovulation/fever.ts';
import { ovulationTestOf, signsOf } from '#domain/ovulation/signs.ts';

/** A cycle of the member's: its first day and its last, which is today for the open one. */
export type ChartSpan = { readonly startDate: LocalDate; readonly endDate: LocalDate };
/** One day of the chart. `mark`: how its reading counts; null without one. */
export type ChartDay = {
  readonly date: LocalDate;
  readonly cycleDay: number;
  readonly temperature: Temperature | null;
  readonly mark: 'counted' | 'disturbed' | 'feverish' | null;
  readonly fluid: DayLog['fluid'] | null;
  readonly test: ReturnType<typeof ovulationTestOf>;
  readonly flow: Exclude<DayLog['flow'], 'none' | undefined> | null;
  readonly sex: 'unprotected' | 'other' | null;
};
export type ChartShift = {
  readonly firstHigh: LocalDate;
  readonly confirmedOn: LocalDate;
  readonly coverline: number;
  readonly confirms: boolean;
};
export type TemperatureChart = {
  readonly days: readonly ChartDay[];
  readonly shift: ChartShift | null;
  /** How many readings count. */
  readonly counted: number;
};

const LONGEST = 150;
const MOST_MONTHS = 6;

/** The days of a cycle as the chart draws them, and the rise by the same rule that the estimate goes by. */
export function chartOf(logs: readonly DayLog[], { startDate, endDate }: ChartSpan): TemperatureChart {
  const here = logs.filter(({ date }) => date >= startDate && date <= endDate);
  const byDate = new Map(here.map((log) => [log.date, log]));
  const { counted, feverish } = readingsOf(here);
  const fevers = new Set(feverish.map(({ date }) => date));
  const { temperature: shift, confirms } = signsOf(here);
  const length = Math.min(LONGEST, daysBetween(startDate, endDate) + 1);
  return {
    days: Array.from({ length }, (_, index) => {
      const date = addDays(startDate, index);
      return { date, cycleDay: index + 1, ...told(byDate.get(date), fevers.has(date)) };
    }),
    shift: shift && { ...shift, confirms },
    counted: counted.length,
  };
}

function told(log: DayLog | undefined, isFeverish: boolean): Omit<ChartDay, 'date' | 'cycleDay'> {
  const { temperature = null, fluid = null, flow, sex = [] } = log ?? {};
  const isTold = sex.some((kind) => kind !== 'none' && kind !== 'solo');
  return {
    temperature,
    mark: temperature && (temperature.disturbed ? 'disturbed' : isFeverish ? 'feverish' : 'counted'),
    fluid,
    test: ovulationTestOf(log ?? {}),
    flow: flow === undefined || flow === 'none' || log?.bleedingExcluded ? null : flow,
    sex: sex.includes('unprotected') ? 'unprotected' : isTold ? 'other' : null,
  };
}

/** Whether anything of a day stands in the chart. */
export function hasSigns({ temperature, fluid, test, flow, sex }: ChartDay): boolean {
  return temperature !== null || fluid !== null || test !== null || flow !== null || sex !== null;
}

/** The months a span touches, "2026-11", oldest first. */
export function monthsOf({ startDate, endDate }: ChartSpan): string[] {
  const months: string[] = [];
  for (let date = startDate; monthOf(date) <= monthOf(endDate) && months.length < MOST_MONTHS;) {
    months.push(monthOf(date));
    date = addDays(`${monthOf(date)}-28` as LocalDate, 4);
  }
  return months;
}

/** The scale of the readings in hundredths of the member's unit: even lines, never under eight tenths of a degree. */
export function scaleOf(
  days: readonly ChartDay[],
  { unit, coverline }: { readonly unit: TemperatureUnit; readonly coverline: number | null },
): { readonly low: number; readonly high: number; readonly step: number } {
  const step = unit === 'celsius' ? 20 : 40;
  const counted = days.flatMap(({ temperature, mark }) =>
    temperature && mark === 'counted' ? [hundredths(temperature, unit)] : [],
  );
  const line = coverline === null ? [] : [hundredths({ celsius: coverline }, unit)];
  const known = [...counted, ...line];
  const usual = unit === 'celsius' ? 3660 : 9780;
  const [least, most] = known.length > 0 ? [Math.min(...known), Math.max(...known)] : [usual, usual];
  let low = Math.floor((least - step / 4) / step) * step;
  let high = Math.ceil((most + step / 4) / step) * step;
  while (high - low < 4 * step) [low, high] = high - most <= least - low ? [low, high + step] : [low - step, high];
  return { low, high, step };
}

/** A temperature in hundredths of a degree of the member's unit. */
export function hundredths(temperature: Pick<Temperature, 'celsius' | 'fahrenheit'>, unit: TemperatureUnit): number {
  return Math.round(Number(temperatureFigures(temperature, unit)) * 100);
}
