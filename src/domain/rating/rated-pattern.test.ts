import { describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayRatings, Rating } from '#domain/pmdd/items.ts';
import { meanByDay } from './mean-by-day.ts';
import { ratedPattern } from './rated-pattern.ts';
import { anewSince, toldOf } from './told-scores.ts';

const d = localDate;
const STARTS = [d('2026-06-10'), d('2026-07-08'), d('2026-08-05')];
const TODAY = d('2026-09-01');
const at = (level: Rating): DayRatings => ({ low: level, worried: level, mad: level, worn_out: level, swollen: level });

/** Each day from -7 to 10 of these periods: `before` in the week before, 1 after. */
function rated(starts: readonly LocalDate[], before: Rating = 5): Map<LocalDate, DayRatings> {
  return new Map(
    starts.flatMap((start) =>
      [-7, -6, -5, -4, -3, -2, -1, 3, 4, 5, 6, 7, 8, 9].map((day): [LocalDate, DayRatings] => [
        addDays(start, day),
        at(day < 0 ? before : 1),
      ]),
    ),
  );
}
const pattern = (change: Partial<Parameters<typeof ratedPattern>[0]> = {}) =>
  ratedPattern({ periodStarts: STARTS, days: rated(STARTS), today: TODAY, isTeen: false, ...change });

describe('the pattern', () => {
  it('says nothing of fewer than two judged cycles, and how many are missing', () => {
    const one = pattern({ days: rated(STARTS.slice(0, 1)) });
    expect(one).toMatchObject({ needed: 1, means: null, cycles: [{ before: 7, after: 7, lacks: null }] });
    expect(one.words.title).toBe('Not enough rated cycles yet');
    expect(pattern({ days: new Map() })).toMatchObject({ needed: 2, cycles: [], scored: [] });
  });
  it('says why a cycle does not count: too few rated days', () => {
    const days = rated(STARTS);
    for (const day of [-7, -6, -5, -4]) days.delete(addDays(STARTS[2] as LocalDate, day));
    expect(pattern({ days }).cycles[0]).toEqual({ start: STARTS[2], before: 3, after: 7, lacks: 'days' });
  });
  it('says why a cycle does not count: mood left open', () => {
    const days = new Map([...rated(STARTS)].map(([date]) => [date, { aches: 2 } as const]));
    expect(pattern({ days }).cycles.map(({ lacks }) => lacks)).toEqual(['mood', 'mood', 'mood']);
  });
  it('gives an adult words and means, a teen the words for teens alone', () => {
    expect(pattern().words.title).toBe('A pattern to bring to a clinician');
    const teen = pattern({ isTeen: true });
    expect([teen.words.title, teen.means]).toEqual(['Your ratings, to show to somebody', null]);
    expect(pattern({ isTeen: true, days: rated(STARTS, 1) }).words).toEqual(teen.words);
  });
});

describe('the mean by day', () => {
  it('is of the scored items rated that day, over the cycles that have it, and open where none has', () => {
    const days = rated(STARTS.slice(0, 2));
    days.set(addDays(STARTS[0] as LocalDate, -1), { low: 6, mad: 3, headache: 1 });
    const means = meanByDay({ drawn: STARTS.slice(0, 2), periodStarts: STARTS, days });
    expect(means).toHaveLength(24);
    const on = (day: number) => means.find((one) => one.day === day);
    expect(on(-1)).toEqual({ day: -1, mean: 4.75, of: 2 });
    expect(on(4)).toEqual({ day: 4, mean: 1, of: 2 });
    expect(on(1)).toEqual({ day: 1, mean: null, of: 0 });
  });
  it('counts a day of a short cycle once', () => {
    const [first, second] = [d('2026-06-10'), d('2026-06-27')];
    const days = new Map([[d('2026-06-15'), at(3)]]);
    const means = meanByDay({ drawn: [first, second], periodStarts: [first, second], days });
    expect(means.filter(({ of }) => of > 0)).toEqual([{ day: -12, mean: 3, of: 1 }]);
  });
});

describe('scored anew', () => {
  const told = toldOf(pattern().scored);
  it('names a cycle that shows something else, and nothing after reading', () => {
    const calm = new Map([...rated(STARTS.slice(0, 2)), ...rated(STARTS.slice(2), 1)]);
    const now = pattern({ days: calm }).scored;
    expect(anewSince(told, now)).toEqual([{ start: STARTS[2], how: 'changed' }]);
    expect(anewSince(toldOf(now), now)).toEqual([]);
  });
  it('names a first day that moved by both of its days', () => {
    const moved = [STARTS[0] as LocalDate, d('2026-07-09'), STARTS[2] as LocalDate];
    expect(anewSince(told, pattern({ periodStarts: moved }).scored)).toEqual([
      { start: '2026-07-08', how: 'gone' },
      { start: '2026-07-09', how: 'new' },
    ]);
  });
  it('a cycle that ended since is nothing to explain, and nor is anything before the first reading', () => {
    const starts = [...STARTS, d('2026-09-02')];
    const later = pattern({ periodStarts: starts, days: rated(starts), today: d('2026-10-01') });
    expect(anewSince(told, later.scored)).toEqual([]);
    expect(anewSince([], later.scored)).toEqual([]);
  });
});
