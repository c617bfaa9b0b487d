import { describe, expect, test } from 'vitest';
import { readTemperature, temperatureFigures, type TemperatureUnit } from './temperature.ts';

describe('what she types', () => {
  test.each<[string, TemperatureUnit, unknown]>([
    ['36.55', 'celsius', { celsius: 36.55 }],
    ['36,55', 'celsius', { celsius: 36.55 }],
    [' 36.5 °C ', 'celsius', { celsius: 36.5 }],
    ['37', 'celsius', { celsius: 37 }],
    ['36.550', 'celsius', { celsius: 36.55 }],
    ['97.8', 'fahrenheit', { celsius: 36.56, fahrenheit: 97.8 }],
    ['97,81 f', 'fahrenheit', { celsius: 36.56, fahrenheit: 97.81 }],
    ['97.7', 'fahrenheit', { celsius: 36.5, fahrenheit: 97.7 }],
    ['34', 'celsius', { celsius: 34 }],
    ['33.99', 'celsius', 'out_of_range'],
    ['43', 'celsius', { celsius: 43 }],
    ['43.01', 'celsius', 'out_of_range'],
    ['93.2', 'fahrenheit', { celsius: 34, fahrenheit: 93.2 }],
    ['93.19', 'fahrenheit', 'out_of_range'],
    ['109.4', 'fahrenheit', { celsius: 43, fahrenheit: 109.4 }],
    ['109.41', 'fahrenheit', 'out_of_range'],
    ['97.8', 'celsius', 'other_unit'],
    ['36.6', 'fahrenheit', 'other_unit'],
    ['36.555', 'celsius', 'too_fine'],
    ['', 'celsius', 'empty'],
    ['°C', 'celsius', 'empty'],
    ['-36.5', 'celsius', 'unreadable'],
    ['3.6e1', 'celsius', 'unreadable'],
    ['36.5.5', 'celsius', 'unreadable'],
    ['warm', 'celsius', 'unreadable'],
  ])('"%s" in %s', (text, unit, meant) => {
    expect(readTemperature(text, unit)).toEqual(meant);
  });
});

describe('what she reads', () => {
  test.each<[{ celsius: number; fahrenheit?: number }, TemperatureUnit, string]>([
    [{ celsius: 36.5 }, 'celsius', '36.50'],
    [{ celsius: 36.56, fahrenheit: 97.81 }, 'celsius', '36.56'],
    [{ celsius: 36.56, fahrenheit: 97.81 }, 'fahrenheit', '97.81'],
    [{ celsius: 36.56 }, 'fahrenheit', '97.8'],
    [{ celsius: 36.57 }, 'fahrenheit', '97.83'],
  ])('%o in %s is %s', (kept, unit, figures) => {
    expect(temperatureFigures(kept, unit)).toBe(figures);
  });

  test('every hundredth of a degree Celsius comes back from Fahrenheit as it was', () => {
    for (let step = 3400; step <= 4300; step += 1) {
      const celsius = step / 100;
      expect(readTemperature(temperatureFigures({ celsius }, 'fahrenheit'), 'fahrenheit')).toMatchObject({ celsius });
    }
  });
});
