import type { Temperature } from '#domain/cycle/day-log.ts';

const LOWEST = 34;
const HIGHEST = 43;
/**
 * Above this a reading is in Fahrenheit: nobody lives at 60 degrees Celsius, and 93 to 109 Fahrenheit is what is taken.
 */
const FAHRENHEIT_FROM = 60;

/**
 * A temperature at rest in degrees Celsius, to 0.01; a reading that can only be Fahrenheit is converted. Null outside
 * 34 to 43 degrees.
 */
export function temperatureOf(reading: number, disturbed: boolean): Temperature | null {
  const celsius = reading >= FAHRENHEIT_FROM ? ((reading - 32) * 5) / 9 : reading;
  const rounded = Math.round(celsius * 100) / 100;
  return rounded >= LOWEST && rounded <= HIGHEST ? { celsius: rounded, disturbed } : null;
}
