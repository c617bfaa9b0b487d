import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { BLOOD_ITEMS, BLOOD_POINTS, bloodPoints, type BloodLoss } from './blood-chart.ts';
import { bloodLossOfPeriod, bloodLossOfPeriods, periodAround } from './blood-loss.ts';

const START = localDate('2026-11-03');
const on = (offset: number, log: Omit<DayLog, 'date'>): DayLog => ({ date: addDays(START, offset), ...log });
const counts = (told: BloodLoss['counts'], cupMl?: number) => ({
  bloodLoss: { counts: told, ...(cupMl !== undefined && { cupMl }) },
});
const days = (length: number) => ({ from: START, to: addDays(START, length - 1) });

// The points as they stand in docs/blood-loss.md, written out a second time.
test.each<[string, BloodLoss['counts'], number]>([
  ['pads 1, 5 and 20', { pad_light: 1, pad_medium: 1, pad_full: 1 }, 26],
  ['tampons 1, 5 and 10', { tampon_light: 1, tampon_medium: 1, tampon_full: 1 }, 16],
  ['clots 1 and 5', { clot_small: 1, clot_large: 1 }, 6],
  ['flooding 5 each time', { flooding: 2 }, 10],
  ['a heavy day: four soaked pads, two tampons, one large clot', { pad_full: 4, tampon_full: 2, clot_large: 1 }, 105],
  ['nothing', {}, 0],
])('%s', (_what, told, points) => expect(bloodPoints({ counts: told })).toBe(points));

describe('a period', () => {
  test('adds up its days; 99 is not yet worth showing, 100 is', () => {
    const ninetyNine = [
      on(0, { flow: 'medium', ...counts({ pad_medium: 3, pad_light: 4 }) }),
      on(1, { flow: 'heavy', ...counts({ pad_full: 4 }) }),
    ];
    expect(bloodLossOfPeriod(days(2), ninetyNine)).toMatchObject({
      score: 99,
      counted: 2,
      days: 2,
      worthShowing: false,
    });
    const hundred = [...ninetyNine, on(2, { flow: 'light', ...counts({ pad_light: 1 }) })];
    expect(bloodLossOfPeriod(days(3), hundred)).toMatchObject({ score: 100, worthShowing: true, missing: [] });
  });

  test('a day that is not counted is named, logged or not, and never taken for 0', () => {
    const told = bloodLossOfPeriod(days(4), [
      on(0, { flow: 'heavy', ...counts({ pad_full: 2 }) }),
      on(1, { flow: 'heavy' }),
    ]);
    expect(told).toMatchObject({ score: 40, counted: 1, days: 4 });
    expect(told?.missing).toEqual(['2026-11-04', '2026-11-05', '2026-11-06']);
  });

  test('a day on which nothing was to count is counted; one logged without bleeding does not belong on it', () => {
    const logs = [on(0, counts({ pad_light: 1 })), on(1, counts({})), on(2, { flow: 'none' as const })];
    expect(bloodLossOfPeriod(days(3), logs)).toMatchObject({ score: 1, counted: 2, days: 2, missing: [] });
  });

  test('cups stand apart and add no points', () =>
    expect(bloodLossOfPeriod(days(2), [on(0, counts({}, 30)), on(1, counts({ pad_light: 2 }, 12))])).toMatchObject({
      score: 2,
      cups: { ml: 42, days: 2 },
    }));

  test('without a counted day there is no chart', () =>
    expect(bloodLossOfPeriod(days(2), [on(0, { flow: 'heavy' })])).toBeNull());

  const anyCounts = fc.record(Object.fromEntries(BLOOD_ITEMS.map((item) => [item, fc.integer({ min: 0, max: 40 })])), {
    requiredKeys: [],
  }) as fc.Arbitrary<BloodLoss['counts']>;
  test('for any counts: the score is the sum of the days, in whatever order they come, and one more never lowers it', () =>
    fc.assert(
      fc.property(
        fc.array(fc.option(anyCounts), { minLength: 1, maxLength: 9 }),
        fc.constantFrom(...BLOOD_ITEMS),
        (all, item) => {
          const logs = all.flatMap((told, index) => (told === null ? [] : [on(index, counts(told))]));
          const told = bloodLossOfPeriod(days(all.length), logs);
          if (logs.length === 0) return told === null;
          const more = logs.map((log, index) =>
            index === 0
              ? on(0, counts({ ...log.bloodLoss?.counts, [item]: (log.bloodLoss?.counts[item] ?? 0) + 1 }))
              : log,
          );
          const first = logs[0]?.date;
          const moved = more.map((log, index) => (index === 0 && first ? { ...log, date: first } : log));
          expect(told?.score).toBe(logs.reduce((sum, log) => sum + bloodPoints(log.bloodLoss ?? { counts: {} }), 0));
          expect(bloodLossOfPeriod(days(all.length), logs.toReversed())).toEqual(told);
          expect(told?.counted).toBe(logs.length);
          expect((told?.counted ?? 0) + (told?.missing.length ?? 0)).toBe(told?.days);
          return bloodLossOfPeriod(days(all.length), moved)?.score === (told?.score ?? 0) + BLOOD_POINTS[item];
        },
      ),
    ));
});

describe('which days belong to it', () => {
  const period = { startDate: START, periodEnd: addDays(START, 1) };
  const span = { from: addDays(START, -60), to: addDays(START, 20) };

  test('spotting and counts right after the last bleeding do; later ones do not', () => {
    const logs = [
      on(0, { flow: 'heavy', ...counts({ pad_full: 1 }) }),
      on(1, { flow: 'light', ...counts({ pad_light: 1 }) }),
      on(2, { flow: 'spotting', ...counts({ pad_light: 1 }) }),
      on(9, { flow: 'spotting', ...counts({ pad_light: 5 }) }),
    ];
    expect(bloodLossOfPeriods([period], { logs, span })).toMatchObject([{ score: 22, days: 3, counted: 3 }]);
  });

  test('newest first, without those of which nothing was counted, and never past the last day of the span', () => {
    const next = { startDate: addDays(START, 28), periodEnd: addDays(START, 31) };
    const older = { startDate: addDays(START, -28), periodEnd: addDays(START, -25) };
    const logs = [on(0, counts({ pad_light: 1 })), on(28, counts({ pad_light: 2 })), on(29, counts({ pad_light: 4 }))];
    const told = bloodLossOfPeriods([older, period, next], { logs, span: { ...span, to: addDays(START, 28) } });
    expect(told.map(({ startDate, score, days: of }) => [startDate, score, of])).toEqual([
      [addDays(START, 28), 2, 1],
      [START, 1, 2],
    ]);
  });

  test('by the logs alone: from any of its days, over gaps of two, not over three', () => {
    const logs = [on(0, { flow: 'light' }), on(3, { flow: 'light' }), on(7, { flow: 'light' })];
    for (const offset of [0, 1, 2, 3])
      expect(periodAround(addDays(START, offset), logs)).toEqual({ from: START, to: addDays(START, 3) });
    expect(periodAround(addDays(START, 7), logs)).toEqual({ from: addDays(START, 7), to: addDays(START, 7) });
    expect(periodAround(addDays(START, 20), logs)).toBeNull();
    expect(periodAround(START, [])).toBeNull();
  });
});
