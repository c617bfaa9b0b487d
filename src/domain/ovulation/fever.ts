import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog, Temperature } from '#domain/cycle/day-log.ts';

/** A reading that looks like a fever, which the member is asked about before it counts. */
export type FeverReading = { readonly date: LocalDate; readonly celsius: number };
type Reading = { readonly date: LocalDate; readonly temperature: Temperature };

/** From here on a temperature at rest is no sign of ovulation, in degrees Celsius. */
export const FEVER_FROM = 38;
/** Ovulation raises a temperature by 0.3 to 0.7 °C (Baker, Siboza and Fuller 2020); a jump of more than this is not it. */
const HIGHEST_JUMP = 1;
const COMPARED_WITH = 6;

/**
 * Splits the undisturbed readings of one cycle (logs in any order): those that count, and those that look like a fever
 * (38.0 °C and more, or more than 1 °C above the middle of the readings before) and wait for the member's word. A
 * reading the member stands by (`checked`) counts.
 */
export function readingsOf(logs: readonly Pick<DayLog, 'date' | 'temperature'>[]): {
  readonly counted: readonly Reading[];
  readonly feverish: readonly FeverReading[];
} {
  const counted: Reading[] = [];
  const feverish: FeverReading[] = [];
  for (const { date, temperature } of logs.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    if (!temperature || temperature.disturbed) continue;
    if (!temperature.checked && isFeverish(temperature.celsius, counted))
      feverish.push({ date, celsius: temperature.celsius });
    else counted.push({ date, temperature });
  }
  return { counted, feverish };
}

function isFeverish(celsius: number, before: readonly Reading[]): boolean {
  if (celsius >= FEVER_FROM) return true;
  const known = before
    .slice(-COMPARED_WITH)
    .map(({ temperature }) => temperature.celsius)
    .sort((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)];
  // Whole hundredths: 37.4 - 36.4 is a little more than 1 in binary.
  return middle !== undefined && Math.round((celsius - middle) * 100) > HIGHEST_JUMP * 100;
}
