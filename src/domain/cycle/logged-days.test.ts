import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from './cycle-view.ts';
import type { DayLog } from './day-log.ts';
import { deriveCycles } from './derive-cycles.ts';
import { canHideStart, withLogged, type LoggedDays } from './logged-days.ts';
import { mustReadAll, summarise, withDays } from './summary.ts';

const START = localDate('2026-01-05');
const NEXT = addDays(START, 57);
const between = { from: START, to: NEXT };
/** Days of an energy log, every so many days of the 57 between two starts. */
const every = (step: number): DayLog[] =>
  Array.from({ length: Math.floor(57 / step) }, (_, index) => ({ date: addDays(START, index * step), energy: 3 }));
const logged = (days: readonly DayLog[]): LoggedDays => withLogged({}, days);

describe('the days of any log', () => {
  it('are kept by month, and a day given blank goes', () => {
    const both = logged([
      { date: localDate('2026-01-01'), energy: 2 },
      { date: localDate('2026-01-31'), flow: 'none' },
      { date: localDate('2026-02-01'), note: 'x' },
    ]);
    expect(Object.keys(both)).toEqual(['2026-01', '2026-02']);
    expect(withLogged(both, [{ date: localDate('2026-02-01') }])).toEqual({ '2026-01': both['2026-01'] });
  });
  it('one by one or all at once come to the same', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 60 });
    fc.assert(
      fc.property(days, (numbers) => {
        const logs = numbers.map((day): DayLog => ({ date: addDays(START, day), energy: 1 }));
        const single = logs.reduce<LoggedDays>((before, day) => withLogged(before, [day]), {});
        expect(single).toEqual(logged(logs.toReversed()));
      }),
    );
  });
});

describe('where a start can hide', () => {
  it.each([
    ['nothing logged', [], true],
    ['every day', every(1), false],
    ['every fourth day', every(4), false],
    ['every fifth day: four days in a row are dark', every(5), true],
    ['once a week', every(7), true],
  ] as const)('%s', (_what, days, hides) => {
    expect(canHideStart(logged(days), between)).toBe(hides);
  });
  it('not near the ends: a cycle is at least twelve days', () => {
    const middle = every(1).slice(12, 46);
    expect(canHideStart(logged(middle), between)).toBe(false);
    expect(canHideStart({}, { from: START, to: addDays(START, 26) })).toBe(false);
  });
});

describe('a cycle knows whether it is one', () => {
  const bleeding: DayLog[] = [START, NEXT].map((date) => ({ date, flow: 'medium' }));
  it('by its logs, by her word, or not at all', () => {
    const single = (days: readonly DayLog[], oneCycle = false) =>
      deriveCycles(
        bleeding,
        { ...NO_EDITS, ...(oneCycle && { oneCycle: [START] }) },
        logged([...bleeding, ...days]),
      ).map((cycle) => cycle.single);
    expect(single(every(2))).toEqual(['logged', undefined]);
    expect(single([])).toEqual([undefined, undefined]);
    expect(single([], true)).toEqual(['told', undefined]);
    expect(deriveCycles(bleeding, NO_EDITS)[0]).not.toHaveProperty('single');
  });
});

describe('the summary', () => {
  it('keeps them as days are written', () => {
    const days = every(3);
    expect(days.reduce((summary, day) => withDays(summary, [day]), summarise([], NO_EDITS)).loggedDays).toEqual(
      summarise(days, NO_EDITS).loggedDays,
    );
  });
  it('reads all days once where it was made before they were kept', () => {
    const { loggedDays: _, ...old } = summarise(every(3), NO_EDITS);
    expect(mustReadAll(old, every(50))).toBe(true);
    expect(mustReadAll(summarise(every(3), NO_EDITS), every(50))).toBe(false);
  });
});
