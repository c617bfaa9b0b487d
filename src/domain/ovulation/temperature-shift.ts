import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';

/**
 * A rise of temperature by the rule: its first higher reading, the highest of the six before, and how many higher
 * readings it took.
 */
export type TemperatureShift = {
  readonly firstHigh: LocalDate;
  readonly confirmedOn: LocalDate;
  readonly coverline: number;
  readonly exception: 'none' | 'fourth' | 'one_low';
};

/** Temperatures are compared in whole hundredths of a degree: 36.6 + 0.2 is not 36.8 in binary. */
type Reading = { readonly date: LocalDate; readonly hundredths: number };

const LOW_READINGS = 6;
const CLEARLY_HIGHER = 20;
/** A gap of more days than this between readings is no row of readings any more. */
const LONGEST_GAP = 3;

/**
 * The first rise of temperature in the logs of one cycle (any order), by the three-over-six rule of the sympto-thermal
 * method (Arbeitsgruppe NFP, "Natürlich und sicher"; Frank-Herrmann et al., Human Reproduction 2007): three readings in
 * a row higher than the six before, the third by at least 0.2 °C. First exception: where the third is not, a fourth
 * that is higher at all. Second: one of the three may lie at the six or under and is left out, then a third higher one
 * must be 0.2 °C above. Never both. Disturbed readings are left out. Null without a rise.
 */
export function temperatureShift(logs: readonly DayLog[]): TemperatureShift | null {
  const readings = logs.flatMap(readingOf).sort((a, b) => (a.date < b.date ? -1 : 1));
  for (let first = LOW_READINGS; first < readings.length; first += 1) {
    const shift = shiftAt(readings, first);
    if (shift) return shift;
  }
  return null;
}

function readingOf({ date, temperature }: DayLog): Reading[] {
  return temperature && !temperature.disturbed ? [{ date, hundredths: Math.round(temperature.celsius * 100) }] : [];
}

function shiftAt(readings: readonly Reading[], first: number): TemperatureShift | null {
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
  return readings.every((reading, index) => {
    const before = readings[index - 1];
    return !before || daysBetween(before.date, reading.date) <= LONGEST_GAP;
  });
}
