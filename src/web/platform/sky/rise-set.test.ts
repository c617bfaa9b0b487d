import { expect, test } from 'vitest';
import { moonRiseSet } from './rise-set.ts';

const on = (date: string) => ({
  from: new Date(`${date}T00:00:00Z`),
  to: new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000),
});
const LONDON = { latitude: 51.5, longitude: -0.12 };

test('a full moon rises near sunset and sets near sunrise: London, 24 November 2026', () => {
  const { rise, set } = moonRiseSet(LONDON, on('2026-11-24'));
  expect(rise?.toISOString().slice(0, 13)).toBe('2026-11-24T15');
  expect(set?.toISOString().slice(0, 13)).toBe('2026-11-24T07');
});

test('it rises later every day but one, and that day has no rise', () => {
  const rises = Array.from(
    { length: 30 },
    (_, index) => moonRiseSet(LONDON, on(`2026-11-${String(index + 1).padStart(2, '0')}`)).rise,
  );
  expect(rises.filter((rise) => rise === null)).toHaveLength(1);
});

test('near the pole it may stay up or down all day', () => {
  const longyearbyen = { latitude: 78.22, longitude: 15.65 };
  const month = Array.from({ length: 30 }, (_, index) =>
    moonRiseSet(longyearbyen, on(`2026-11-${String(index + 1).padStart(2, '0')}`)),
  );
  expect(month.filter(({ rise, set }) => rise === null && set === null).length).toBeGreaterThan(5);
});
