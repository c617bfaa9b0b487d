import type { Temperature } from '#domain/cycle/day-log.ts';

const LOWEST = 34;
const HIGHEST = 43;

/** A temperature at rest in degrees Celsius, to 0.01. Null outside 34 to 43 degrees. */
export function temperatureOf(celsius: number, disturbed: boolean): Temperature | null {
  const rounded = Math.round(celsius * 100) / 100;
  return rounded >= LOWEST && rounded <= HIGHEST ? { celsius: rounded, disturbed } : null;
}
