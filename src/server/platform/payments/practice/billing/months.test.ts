import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { monthsAfter, periodEndAfter } from './months.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19);

describe('months by the calendar', () => {
  test.each([
    ['2027-01-31T08:30:00Z', 1, '2027-02-28T08:30:00'],
    ['2027-01-31T08:30:00Z', 2, '2027-03-31T08:30:00'],
    ['2027-01-31T08:30:00Z', 3, '2027-04-30T08:30:00'],
    ['2028-01-31T08:30:00Z', 1, '2028-02-29T08:30:00'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00'],
    ['2028-02-29T00:00:00Z', 48, '2032-02-29T00:00:00'],
    ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59'],
  ])('%s and %i months is %s', (from, count, to) => expect(iso(monthsAfter(at(from), count))).toBe(to));
  test.each([
    ['2027-01-31T00:00:00Z', 'month', '2027-01-31T00:00:00Z', '2027-02-28T00:00:00'],
    ['2027-01-31T00:00:00Z', 'month', '2027-02-28T00:00:00Z', '2027-03-31T00:00:00'],
    ['2027-01-31T00:00:00Z', 'month', '2027-02-27T23:59:59Z', '2027-02-28T00:00:00'],
    ['2028-02-29T00:00:00Z', 'year', '2029-02-28T00:00:00Z', '2030-02-28T00:00:00'],
    ['2027-05-10T00:00:00Z', 'month', '2027-05-01T00:00:00Z', '2027-05-10T00:00:00'],
  ] as const)('from the anchor %s each %s, after %s comes %s', (anchor, every, instant, end) =>
    expect(iso(periodEndAfter(at(instant), { anchor: at(anchor), every }))).toBe(end),
  );
});

const ANCHORS = fc.integer({ min: at('2000-01-01T00:00:00Z'), max: at('2060-12-31T23:59:59Z') });

it('periods follow each other without gap, on the day of the anchor or the last of a shorter month', () => {
  let looked = 0;
  fc.assert(
    fc.property(
      ANCHORS,
      fc.constantFrom('month' as const, 'year' as const),
      fc.integer({ min: 1, max: 40 }),
      (anchor, every, periods) => {
        const day = new Date(anchor * 1000).getUTCDate();
        let end = anchor;
        for (let period = 0; period < periods; period += 1) {
          const next = periodEndAfter(end, { anchor, every });
          const days = (next - end) / 86_400;
          expect(next).toBe(monthsAfter(anchor, (period + 1) * (every === 'month' ? 1 : 12)));
          expect(days).toBeGreaterThanOrEqual(every === 'month' ? 28 : 365);
          expect(days).toBeLessThanOrEqual(every === 'month' ? 31 : 366);
          const date = new Date(next * 1000);
          const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
          expect(date.getUTCDate()).toBe(Math.min(day, last));
          expect(next % 86_400).toBe(anchor % 86_400);
          end = next;
          looked += 1;
        }
      },
    ),
    { numRuns: 300, seed: 20_261_121 },
  );
  expect(looked).toBeGreaterThan(300);
});
