/** How the member reads a thermometer. Kept days are in degrees Celsius whatever it is. */
export const TEMPERATURE_UNITS = ['celsius', 'fahrenheit'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

/**
 * What a typed temperature is: degrees Celsius to 0.01 (and, as the member read them, degrees Fahrenheit to 0.01), or
 * why it is none.
 */
export type TypedTemperature =
  | { readonly celsius: number; readonly fahrenheit?: number }
  | 'empty'
  | 'unreadable'
  | 'too_fine'
  | 'out_of_range'
  | 'other_unit';

const LOWEST = 34;
const HIGHEST = 43;
const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
const isBodily = (celsius: number) => celsius >= LOWEST && celsius <= HIGHEST;
const toCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;
const toFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;

/**
 * Reads "36.55", "36,55" or "97.8", with or without its sign of degrees, in the unit that the member chose. From 34 to
 * 43 °C; a value that only the other unit makes bodily is told apart.
 */
export function readTemperature(text: string, unit: TemperatureUnit): TypedTemperature {
  const bare = text.trim().replace(/\s*°?\s*[cf]?$/i, '');
  if (bare === '') return 'empty';
  const figures = /^(\d{1,3})(?:[.,](\d+))?$/.exec(bare);
  if (!figures) return 'unreadable';
  const [, whole = '', fraction = ''] = figures;
  if (fraction.replace(/0+$/, '').length > 2) return 'too_fine';
  const degrees = Number(`${whole}.${fraction || '0'}`);
  if (isBodily(unit === 'celsius' ? degrees : toCelsius(degrees))) {
    return unit === 'celsius' ? { celsius: degrees } : { celsius: hundredths(toCelsius(degrees)), fahrenheit: degrees };
  }
  return isBodily(unit === 'celsius' ? toCelsius(degrees) : degrees) ? 'other_unit' : 'out_of_range';
}

/**
 * A kept temperature as figures in the member's unit, without its sign: what the member typed where the member typed it
 * so, else the shortest figures that mean the same hundredth of a degree Celsius.
 */
export function temperatureFigures(
  { celsius, fahrenheit }: { celsius: number; fahrenheit?: number },
  unit: TemperatureUnit,
): string {
  if (unit === 'celsius') return celsius.toFixed(2);
  if (fahrenheit !== undefined) return String(fahrenheit);
  const exact = toFahrenheit(celsius);
  const tenths = Math.round(exact * 10) / 10;
  return String(hundredths(toCelsius(tenths)) === hundredths(celsius) ? tenths : hundredths(exact));
}
