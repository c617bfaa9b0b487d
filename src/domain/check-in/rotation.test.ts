import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { MILESTONES } from './milestones.ts';
import { CHECK_IN_PROMPTS } from './prompts.ts';
import { AFFIRMATIONS, dailyCheckIn, dayOfYear, SYMBOLS } from './rotation.ts';

it.each([
  ['2026-01-01', 1],
  ['2026-02-28', 59],
  ['2026-03-01', 60],
  ['2024-02-29', 60],
  ['2024-03-01', 61],
  ['2026-11-21', 325],
  ['2026-12-31', 365],
  ['2024-12-31', 366],
])('%s is day %i of its year', (day, turn) => {
  expect(dayOfYear(localDate(day))).toBe(turn);
});

describe('what a day offers', () => {
  it('there are 7 symbols, 20 affirmations and 10 prompts, no two alike', () => {
    expect([SYMBOLS, AFFIRMATIONS, CHECK_IN_PROMPTS].map((list) => new Set<string>(list).size)).toEqual([7, 20, 10]);
  });

  it('goes round by the day of the year', () => {
    expect(dailyCheckIn(localDate('2026-11-21'))).toEqual({
      symbol: SYMBOLS[3],
      affirmation: AFFIRMATIONS[5],
      prompt: 'What would feel like enough, today?',
    });
    expect(dailyCheckIn(localDate('2026-11-22'))).toEqual({
      symbol: SYMBOLS[4],
      affirmation: AFFIRMATIONS[6],
      prompt: CHECK_IN_PROMPTS[6],
    });
    expect(dailyCheckIn(localDate('2027-11-21'))).toEqual(dailyCheckIn(localDate('2026-11-21')));
  });

  it('all of it comes up within a year', () => {
    const year = Array.from({ length: 365 }, (_, index) => dailyCheckIn(addDays(localDate('2026-01-01'), index)));
    expect(new Set(year.map(({ symbol }) => symbol)).size).toBe(7);
    expect(new Set(year.map(({ affirmation }) => affirmation)).size).toBe(20);
    expect(new Set(year.map(({ prompt }) => prompt)).size).toBe(10);
  });
});

it('no word presses, shames, or takes a stage of life for granted', () => {
  const words = [
    ...AFFIRMATIONS,
    ...CHECK_IN_PROMPTS,
    ...MILESTONES.flatMap(({ title, description, content }) => [title, description, ...content]),
  ]
    .join(' ')
    .toLowerCase();
  expect(words).not.toMatch(
    /streak|missed|lost|late\b|should|must|period|bleed|fertil|pregnan|baby|mother|husband|partner|sex|womb/,
  );
});
