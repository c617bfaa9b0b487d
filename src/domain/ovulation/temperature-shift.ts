import { addDays, daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { readingsOf } from './fever.ts';

/**
 * A rise of temperature by the rule: its first higher reading, the highest of the six before, and how many higher
 * readings it took. `whole`: its preconditions hold too, so far as temperatures tell.
 */
export type TemperatureShift = {
  readonly firstHigh: LocalDate;
  readonly confirmedOn: LocalDate;
  readonly coverline: number;
  readonly exception: 'none' | 'fourth' | 'one_low';
  readonly whole: boolean;
};

/** Temperatures are compared in whole hundredths of a degree: 36.6 + 0.2 is not 36.8 in binary. */
type Reading = { readonly date: LocalDate; readonly hundredths: number; readonly minute: number | null };

const LOW_READINGS = 6;
const CLEARLY_HIGHER = 20;
/** A gap of more days than this between readings is no row of readings any more. */
const LONGEST_GAP = 3;
/** Times of measuring that lie further apart than this are not "about the same time": a choice. */
const SAME_TIME_MINUTES = 90;
/** A rise that falls back to the line for so many readings within a week of it was none that lasted. */
const FALLEN_READINGS = 3;
const FALLS_WITHIN = 7;

/**
 * The first rise of temperature that lasted in the logs of one cycle (any order), by the three-over-six rule of the
 * sympto-thermal method (Arbeitsgruppe NFP, "Natürlich und sicher"; Frank-Herrmann et al., Human Reproduction 2007):
 * three readings in a row higher than the six before, the third by at least 0.2 °C. First exception: where the third is
 * not, a fourth that is higher at all. Second: one of the three may lie at the six or under and is left out, then a
 * third higher one must be 0.2 °C above. Never both. Disturbed readings are left out, and so are those that look like a
 * fever until the member has said what they were. It is `whole` where the readings from the first of the six on stand
 * on days in a row, were taken at about the same time where their times are told, and none was set aside as a fever.
 * Null without a rise.
 */
export function temperatureShift(logs: readonly DayLog[]): TemperatureShift | null {
  const { counted, feverish } = readingsOf(logs);
  const readings = counted.map(({ date, temperature: { celsius, time } }) => ({
    date,
    hundredths: Math.round(celsius * 100),
    minute: time === undefined ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  }));
  for (let first = LOW_READINGS; first < readings.length; first += 1) {
    const shift = shiftAt(readings, first);
    if (!shift || fellBack(readings, shift)) continue;
    const used = readings.slice(first - LOW_READINGS).filter(({ date }) => date <= shift.confirmedOn);
    return { ...shift, whole: isRow(used) && isSameTime(used) && !feverish.some(({ date }) => isIn(date, used)) };
  }
  return null;
}

type Rise = Omit<TemperatureShift, 'whole'>;

function shiftAt(readings: readonly Reading[], first: number): Rise | null {
  const line = Math.max(...readings.slice(first - LOW_READINGS, first).map(({ hundredths }) => hundredths));
  const window = readings.slice(first, first + 4);
  const [one, , three, four] = window;
  if (!one || one.hundredths <= line || !isUnbroken(readings.slice(first - LOW_READINGS, first + 3))) return null;
  const isHigh = window.map(({ hundredths }) => hundredths > line);
  const found = (last: Reading | undefined, exception: TemperatureShift['exception']) =>
    last && { firstHigh: one.date, confirmedOn: last.date, coverline: line / 100, exception };
  if (isHigh[1] && isHigh[2] && three && three.hundredths - line >= CLEARLY_HIGHER) return found(three, 'none') ?? null;
  if (!four || !isHigh[3] || !isUnbroken(window)) return null;
  if (isHigh[1] && isHigh[2]) return found(four, 'fourth') ?? null;
  const oneLow = isHigh[1] !== isHigh[2];
  return (oneLow && four.hundredths - line >= CLEARLY_HIGHER && found(four, 'one_low')) || null;
}

function isUnbroken(readings: readonly Reading[]): boolean {
  return gapsOf(readings).every((gap) => gap <= LONGEST_GAP);
}

function isRow(readings: readonly Reading[]): boolean {
  return gapsOf(readings).every((gap) => gap === 1);
}

function gapsOf(readings: readonly Reading[]): number[] {
  return readings.slice(1).map(({ date }, index) => daysBetween(readings[index]?.date ?? date, date));
}

function isSameTime(readings: readonly Reading[]): boolean {
  const told = readings.flatMap(({ minute }) => (minute === null ? [] : [minute]));
  return told.length < 2 || Math.max(...told) - Math.min(...told) <= SAME_TIME_MINUTES;
}

function isIn(date: LocalDate, readings: readonly Reading[]): boolean {
  const [first, last] = [readings[0], readings.at(-1)];
  return first !== undefined && last !== undefined && date >= first.date && date <= last.date;
}

function fellBack(readings: readonly Reading[], { confirmedOn, coverline }: Rise): boolean {
  const after = readings.filter(({ date }) => date > confirmedOn && date <= addDays(confirmedOn, FALLS_WITHIN));
  const low = after.map(({ hundredths }) => hundredths <= Math.round(coverline * 100));
  return low.some((_, index) => low.slice(index, index + FALLEN_READINGS).filter(Boolean).length === FALLEN_READINGS);
}
