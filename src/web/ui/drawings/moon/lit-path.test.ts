import { expect, test } from 'vitest';
import { MOON_PHASES, type MoonDay } from '#domain/cycle/cycle-view.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { discPath, isPrincipal, lightOf, litPath } from './lit-path.ts';

test.each([
  [
    'thin and waxing: lit on the right, terminator bent right',
    0.1,
    true,
    'north',
    'M0-10a10 10 0 0 1 0 20a8 10 0 0 0 0 -20z',
  ],
  ['gibbous and waxing: terminator bent left', 0.9, true, 'north', 'M0-10a10 10 0 0 1 0 20a8 10 0 0 1 0 -20z'],
  ['thin and waning: lit on the left', 0.1, false, 'north', 'M0-10a10 10 0 0 0 0 20a8 10 0 0 1 0 -20z'],
  ['gibbous and waning', 0.9, false, 'north', 'M0-10a10 10 0 0 0 0 20a8 10 0 0 0 0 -20z'],
  ['half: a straight terminator', 0.5, true, 'north', 'M0-10a10 10 0 0 1 0 20a0 10 0 0 1 0 -20z'],
  ['south of the equator waxing is lit on the left', 0.1, true, 'south', 'M0-10a10 10 0 0 0 0 20a8 10 0 0 1 0 -20z'],
  ['new moon draws no light', 0.004, true, 'north', ''],
] as const)('%s', (_name, illuminated, waxing, hemisphere, path) => {
  expect(litPath({ illuminated, waxing }, { radius: 10, hemisphere })).toBe(path);
});

test('the south sees the north mirrored, at every share', () => {
  for (let share = 0.01; share < 1; share += 0.01) {
    const south = litPath({ illuminated: share, waxing: true }, { radius: 10, hemisphere: 'south' });
    expect(south).toBe(litPath({ illuminated: share, waxing: false }, { radius: 10, hemisphere: 'north' }));
  }
});

test('coordinates stay short and absolute places are kept', () => {
  expect(litPath({ illuminated: 0.66, waxing: true }, { x: 12.345, y: 40, radius: 7 })).toBe(
    'M12.3 33a7 7 0 0 1 0 14a2.2 7 0 0 1 0 -14z',
  );
  expect(discPath({ x: 1, y: 2, radius: 9.5 })).toBe('M1-7.5a9.5 9.5 0 0 1 0 19a9.5 9.5 0 0 1 0 -19z');
});

test('a principal day is drawn whole, other days as the sky stands', () => {
  const at = (phase: MoonDay['phase']): MoonDay => ({
    date: localDate('2026-11-24'),
    phase,
    illuminated: 0.97,
    waxing: false,
    instant: null,
  });
  const shares = MOON_PHASES.map((phase) => [lightOf(at(phase)).illuminated, isPrincipal(at(phase))]);
  expect(shares).toEqual([
    [0, true],
    [0.97, false],
    [0.5, true],
    [0.97, false],
    [1, true],
    [0.97, false],
    [0.5, true],
    [0.97, false],
  ]);
  expect(lightOf(at('first_quarter')).waxing).toBe(true);
  expect(lightOf(at('last_quarter')).waxing).toBe(false);
});
