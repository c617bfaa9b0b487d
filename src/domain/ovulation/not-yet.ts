import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { readingsOf } from './fever.ts';
import { isPeakFluid, ovulationTestOf, type Signs } from './signs.ts';

/** A sign that says that ovulation has not come by its day. */
export type NotYetSign = 'test' | 'fluid' | 'temperature';
/** How well each cycle day of ovulation goes with what was logged, 0 to 1, by one kind of sign. */
export type NotYet = Readonly<Record<NotYetSign, (cycleDay: number) => number>>;

/**
 * How likely a sign of a day is where ovulation comes so many days after it (less than 0: it has been), against where
 * it is likeliest. Choices that leave each sign its error: a weak surge is missed, fluid turns wet again late, a
 * reading stays low by chance. Later days are as likely as can be.
 */
type Weights = { readonly by: Readonly<Record<number, number>>; readonly before: number };
/** A negative test speaks against a surge on its day, and so against ovulation within the next two days. */
const NEGATIVE: Weights = { by: { 0: 0.4, 1: 0.1, 2: 0.5 }, before: 1 };
/** The most fertile fluid comes in the days before ovulation and on it, seldom well after. */
const FERTILE: Weights = { by: { [-2]: 0.25, [-1]: 0.6 }, before: 0.12 };
/** A temperature that is not above the six before it speaks against an ovulation of two days ago and more. */
const FLAT: Weights = { by: { [-2]: 0.6, [-1]: 0.85 }, before: 0.4 };
/** However many days say it, this much doubt stays. */
const LEAST = 0.01;
const LOW_READINGS = 6;
/** Days after a surge on which a test is negative again and says nothing new. */
const AFTER_SURGE = 3;

/** Weighs each cycle day of ovulation by the signs of the open cycle that say "not yet". */
export function notYet(
  logs: readonly DayLog[],
  { startDate, signs }: { readonly startDate: LocalDate; readonly signs: Signs },
): NotYet {
  const dayOf = (date: LocalDate) => daysBetween(startDate, date) + 1;
  const isAfterSurge = (date: LocalDate) =>
    signs.test !== null && date > signs.test && daysBetween(signs.test, date) <= AFTER_SURGE;
  const negative = logs.filter((log) => ovulationTestOf(log) === 'negative' && !isAfterSurge(log.date));
  const fertile = logs.filter(({ fluid }) => isPeakFluid(fluid));
  return {
    test: product(
      negative.map(({ date }) => dayOf(date)),
      NEGATIVE,
    ),
    fluid: product(
      fertile.map(({ date }) => dayOf(date)),
      FERTILE,
    ),
    temperature: product(signs.temperature ? [] : flatDays(logs).map(dayOf), FLAT),
  };
}

/** The last day of the open cycle with a sign that can say "not yet"; null without one. */
export function lastNotYet(logs: readonly DayLog[]): LocalDate | null {
  const days = logs.filter(
    (log) =>
      ovulationTestOf(log) === 'negative' ||
      isPeakFluid(log.fluid) ||
      (log.temperature !== undefined && !log.temperature.disturbed),
  );
  return days.reduce<LocalDate | null>((last, { date }) => (last === null || date > last ? date : last), null);
}

function product(days: readonly number[], { by, before }: Weights): (cycleDay: number) => number {
  const weight = (ahead: number) => by[ahead] ?? (ahead < 0 ? before : 1);
  return (cycleDay) =>
    Math.max(
      LEAST,
      days.reduce((all, day) => all * weight(cycleDay - day), 1),
    );
}

/** Days whose reading is no higher than the six before it, once there are six. */
function flatDays(logs: readonly DayLog[]): LocalDate[] {
  const readings = readingsOf(logs).counted.map(({ date, temperature }) => ({ date, celsius: temperature.celsius }));
  return readings
    .filter(({ celsius }, index) => {
      const before = readings.slice(Math.max(0, index - LOW_READINGS), index);
      return before.length === LOW_READINGS && celsius <= Math.max(...before.map((one) => one.celsius));
    })
    .map(({ date }) => date);
}
