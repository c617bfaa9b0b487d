import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { cycleDay, phaseOfDay, phaseSpans } from './phases.ts';

const short = (length: number, period: number) =>
  phaseSpans(length, period).map((span) => `${span.phase} ${span.from}-${span.to}`);

describe('phase boundaries (§4.7, §9)', () => {
  it.each([
    [28, 5, ['rest 1-5', 'create 6-12', 'shine 13-15', 'reflect 16-28']],
    [29, 5, ['rest 1-5', 'create 6-13', 'shine 14-15', 'reflect 16-29']],
    [100, 5, ['rest 1-5', 'create 6-45', 'shine 46-55', 'reflect 56-100']],
    [20, 4, ['rest 1-4', 'create 5-9', 'shine 10-11', 'reflect 12-20']],
    [20, 9, ['rest 1-9', 'shine 10-11', 'reflect 12-20']],
    [20, 12, ['rest 1-12', 'reflect 13-20']],
    [5, 5, ['rest 1-5']],
    [1, 1, ['rest 1-1']],
  ])('a cycle of %i days with %i of bleeding', (length, period, expected) => {
    expect(short(length, period)).toEqual(expected);
  });

  it('every day belongs to exactly one phase, for every length and period', () => {
    const broken: string[] = [];
    for (let length = 1; length <= 120; length += 1) {
      for (let period = 1; period <= length; period += 1) {
        const days = phaseSpans(length, period).flatMap((span) =>
          Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index),
        );
        if (days.length !== length || days.some((day, index) => day !== index + 1)) broken.push(`${length}/${period}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('a period longer than the cycle stays inside it', () => {
    expect(short(3, 8)).toEqual(['rest 1-3']);
  });
});

it.each([
  [1, 'rest'],
  [5, 'rest'],
  [6, 'create'],
  [12, 'create'],
  [13, 'shine'],
  [15, 'shine'],
  [16, 'reflect'],
  [28, 'reflect'],
  [29, 'reflect'],
])('day %i of 28 is %s', (day, phase) => {
  expect(phaseOfDay(day, phaseSpans(28, 5))).toBe(phase);
});

describe('cycle day (decisions 4)', () => {
  it.each([
    ['2026-11-01', 1],
    ['2026-11-02', 2],
    ['2026-11-28', 28],
    ['2026-11-29', 1],
    ['2026-12-26', 28],
    ['2026-10-31', 1],
  ])('from 1 November, length 28, %s is day %i', (today, day) => {
    expect(cycleDay({ startDate: localDate('2026-11-01'), today: localDate(today), cycleLength: 28 })).toBe(day);
  });

  it('is always 1 to the length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 0, max: 5000 }), (cycleLength, ahead) => {
        const startDate = localDate('2026-01-01');
        const today = new Date(Date.UTC(2026, 0, 1 + ahead)).toISOString().slice(0, 10);
        const day = cycleDay({ startDate, today: localDate(today), cycleLength });
        expect(day >= 1 && day <= cycleLength).toBe(true);
      }),
    );
  });
});
