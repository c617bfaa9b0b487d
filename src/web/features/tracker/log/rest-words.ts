import type { DayLog } from '#domain/cycle/day-log.ts';
import { hoursFigures } from '#domain/log/sleep.ts';
import { temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';

const UNIT_SIGNS: Readonly<Record<TemperatureUnit, string>> = { celsius: '°C', fahrenheit: '°F' };
type Told = { readonly unit: TemperatureUnit; readonly adult: boolean; readonly ovulation: boolean };

/** What the sheet holds for a day, in a line of few words; empty when it holds nothing. */
export function restWords(day: DayLog, { unit, adult, ovulation }: Told): string {
  const { pain, sleep, temperature, fluid, tests = [], sex = [], medication = [], factors = [] } = day;
  const shownTests = tests.filter(({ kind }) => ovulation || kind === 'pregnancy').length;
  const all = [
    pain && `pain ${pain.level}`,
    sleep && (sleep.hours === undefined ? 'sleep' : `${hoursFigures(sleep.hours)} h of sleep`),
    temperature && `${temperatureFigures(temperature, unit)} ${UNIT_SIGNS[unit]}`,
    fluid && adult && ovulation && 'fluid',
    shownTests > 0 && adult && (shownTests === 1 ? 'a test' : `${shownTests} tests`),
    (sex.length > 0 || day.desire) && adult && 'sex',
    medication.length > 0 && 'medication',
    ...factors.map((factor) => (factor === 'medication' ? 'a medicine' : factor.replaceAll('_', ' '))),
  ];
  const words = all.filter((word) => typeof word === 'string').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
