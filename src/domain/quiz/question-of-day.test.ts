import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { questionOfDay, type QuizMet } from './question-of-day.ts';

const FITTING = Array.from({ length: 30 }, (_, place) => `q${place}`);
const START = localDate('2026-11-21');
const pick = (day: number, { member = 'mara', met = [] as readonly QuizMet[], fitting = FITTING } = {}) =>
  questionOfDay(fitting, { member, today: addDays(START, day), met });

/** The member answers each day that `comes` says the member comes. */
function walk(
  days: number,
  {
    comes = () => true,
    fittingOn = () => FITTING,
  }: { comes?: (day: number) => boolean; fittingOn?: (day: number) => string[] } = {},
): QuizMet[] {
  const met: QuizMet[] = [];
  for (let day = 0; day < days; day += 1) {
    const question = pick(day, { met, fitting: fittingOn(day) });
    if (comes(day) && question) met.push({ date: addDays(START, day), question, answer: 0 });
  }
  return met;
}
const gaps = (met: readonly QuizMet[]) =>
  met.flatMap(({ question, date }, at) =>
    met
      .slice(at + 1)
      .filter((later) => later.question === question)
      .slice(0, 1)
      .map((later) => (Date.parse(later.date) - Date.parse(date)) / 86_400_000),
  );

describe('the question of a day', () => {
  test('is the same however often and in whatever order of the set it is asked', () => {
    expect(pick(3)).toBe(pick(3));
    expect(pick(3, { fitting: FITTING.toReversed() })).toBe(pick(3));
  });

  test('is another one for other members and on other days', () => {
    expect(
      new Set(['mara', 'ivy', 'june', 'noor', 'lena', 'anna', 'ida', 'wilma'].map((member) => pick(0, { member })))
        .size,
    ).toBeGreaterThan(3);
    expect(pick(0)).not.toBe(pick(1));
  });

  test('comes again only when the set is through, and then all of it comes again', () => {
    const met = walk(60);
    expect(new Set(met.slice(0, 30).map(({ question }) => question)).size).toBe(30);
    expect(new Set(met.slice(30).map(({ question }) => question)).size).toBe(30);
    expect(gaps(met)).toEqual(Array.from({ length: 30 }, () => 30));
  });

  test('repeats none sooner when she comes every third day, or looks without answering', () => {
    expect(Math.min(...gaps(walk(400, { comes: (day) => day % 3 === 0 })))).toBeGreaterThanOrEqual(30);
    expect(new Set(Array.from({ length: 30 }, (_, day) => pick(day))).size).toBe(30);
  });

  test('repeats none sooner when her stage changes the set in the middle', () => {
    const met = walk(35, { fittingOn: (day) => (day < 12 ? FITTING : FITTING.slice(0, 24)) });
    expect(Math.min(...gaps(met))).toBeGreaterThanOrEqual(24);
  });

  test("what she answered stays today's, also when it fits her no longer", () => {
    expect(pick(0, { met: [{ date: START, question: 'gone', answer: 1 }] })).toBe('gone');
    expect(pick(1, { met: [{ date: START, question: 'gone', answer: 1 }] })).not.toBe('gone');
  });

  test('with fewer questions than days since, the one answered longest ago comes; with none, none', () => {
    const met = [
      { date: addDays(START, -1), question: 'a', answer: 0 },
      { date: addDays(START, -1), question: 'b', answer: 0 },
      { date: addDays(START, -2), question: 'c', answer: 0 },
    ];
    expect(pick(0, { met, fitting: ['a', 'b', 'c'] })).toBe('c');
    expect(pick(0, { fitting: [] })).toBeNull();
  });
});
