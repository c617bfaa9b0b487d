import { expect, it } from 'vitest';
import { guessedDay, ovulationDays } from './calendar-guess.ts';
import { LUTEAL, lutealLength } from './luteal.ts';

const certain = (length: number) => ({ from: length, chances: [1] });

it.each([
  [28, 13, 15],
  [28, 14, 14],
  [35, 13, 22],
  [21, 13, 8],
  [12, 19, 1],
])('a cycle of %i days with %i days after ovulation: day %i', (length, luteal, day) => {
  expect(guessedDay(certain(length), luteal)).toBe(day);
});

it('a luteal length between two days is a mixture of both, and nothing gets lost', () => {
  const days = ovulationDays({ from: 27, chances: [0.25, 0.5, 0.25] }, 13.25);
  expect(days.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const mean = days.chances.reduce((sum, chance, index) => sum + chance * (days.from + index), 0);
  expect(mean).toBeCloseTo(28 - 13.25, 12);
});

it('learns her own luteal length, the newest counting most, and leaves out what is none', () => {
  expect(lutealLength([])).toBe(LUTEAL.days);
  expect(lutealLength([10])).toBeCloseTo((10 + LUTEAL.weight * LUTEAL.days) / (1 + LUTEAL.weight), 9);
  expect(lutealLength([10, 10, 10, 10, 10, 10])).toBeLessThan(11);
  expect(lutealLength([12, 12, 15])).toBeGreaterThan(lutealLength([15, 12, 12]));
  expect(lutealLength([6, 20, 41])).toBe(LUTEAL.days);
  expect(lutealLength([7, 19])).not.toBe(LUTEAL.days);
});
