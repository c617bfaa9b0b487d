import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS, type CycleView } from './cycle-view.ts';
import type { DayLog, Flow } from './day-log.ts';
import { cycleView, medianPeriodLength } from './current-cycle.ts';
import { asksWhatHappened } from './long-past.ts';
import { deriveCycles } from './derive-cycles.ts';

const START = localDate('2025-01-06');
/** Logs of periods that start after each of the lengths, with that many days of bleeding. */
function logsOf(lengths: readonly number[], periods: readonly number[]): DayLog[] {
  let first = START;
  return [0, ...lengths].flatMap((length, index) => {
    first = addDays(first, length);
    return Array.from({ length: periods[index] ?? 5 }, (_, day): DayLog => ({
      date: addDays(first, day),
      flow: day === 0 ? 'heavy' : 'light',
    }));
  });
}
/** The view `elapsed` days after the last start. */
function view(
  lengths: readonly number[],
  elapsed: number,
  extra: readonly { day: number; flow: Flow }[] = [],
): CycleView {
  const start = addDays(
    START,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  const logs = [...logsOf(lengths, []), ...extra.map(({ day, flow }) => ({ date: addDays(start, day - 1), flow }))];
  return cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today: addDays(start, elapsed) });
}
const STEADY = [28, 28, 29, 27, 28, 28, 28, 29];

describe('nothing logged (§4.7)', () => {
  it('is day 1 of 28 with a 5-day period', () => {
    const today = localDate('2026-11-21');
    expect(cycleView({ cycles: [], logs: [], today })).toMatchObject({
      state: 'none',
      day: 1,
      cycleLength: 28,
      periodLength: 5,
      daysLeft: 27,
      unwrappedDay: null,
      startDate: null,
      phase: 'rest',
      forecast: null,
      irregular: false,
    });
  });
});

describe('the first cycle', () => {
  it('is drawn with the length of 28 and a period of 5', () => {
    expect(view([], 9)).toMatchObject({
      state: 'within',
      day: 10,
      cycleLength: 28,
      periodLength: 5,
      daysLeft: 18,
      phase: 'create',
      irregular: false,
      forecast: { basis: 'population' },
    });
  });
});

it.each([1, 2])('after %i closed cycles it is drawn by her length, with a window and no day', (count) => {
  const lengths = Array.from({ length: count }, () => 33);
  const { cycleLength, forecast, irregular } = view(lengths, 3);
  expect(cycleLength).toBeGreaterThan(28);
  expect(forecast).toMatchObject({ basis: 'population', mode: null });
  expect(irregular).toBe(false);
});

describe('day, phase and days left', () => {
  it.each([
    [0, 1, 'rest', 27],
    [4, 5, 'rest', 23],
    [5, 6, 'create', 22],
    [11, 12, 'create', 16],
    [12, 13, 'shine', 15],
    [15, 16, 'reflect', 12],
    [27, 28, 'reflect', 0],
    [28, 1, 'rest', 27],
  ])('%i days after the start', (elapsed, day, phase, daysLeft) => {
    expect(view(STEADY, elapsed)).toMatchObject({ cycleLength: 28, day, phase, daysLeft, unwrappedDay: elapsed + 1 });
  });
});

describe('states (decisions 4)', () => {
  const window = view(STEADY, 0).forecast;
  const start = view(STEADY, 0).startDate ?? START;
  const low = daysBetween(start, window?.low ?? START);
  const high = daysBetween(start, window?.high ?? START);

  it('the window lies around her length', () => {
    expect(low).toBeGreaterThanOrEqual(25);
    expect(high).toBeLessThanOrEqual(31);
  });
  it('within to the day before the window, any day now to its end, then past with a kind count', () => {
    expect(view(STEADY, low - 1)).toMatchObject({ state: 'within', daysPast: 0 });
    expect(view(STEADY, low)).toMatchObject({ state: 'window', daysPast: 0 });
    expect(view(STEADY, high)).toMatchObject({ state: 'window', daysPast: 0 });
    expect(view(STEADY, high + 1)).toMatchObject({ state: 'past', daysPast: 1 });
    expect(view(STEADY, high + 3)).toMatchObject({ state: 'past', daysPast: 3 });
  });
  it('the window stays where it was as days pass, while the chances move on', () => {
    for (const elapsed of [5, low, high, high + 9])
      expect(view(STEADY, elapsed).forecast).toMatchObject({ low: window?.low, high: window?.high });
    const late = view(STEADY, high);
    expect(late.forecast?.days[0]?.date).toBe(late.today);
    expect(late.cycleLength).toBe(28);
  });
  it('rests after more than 60 days where twice the window is shorter', () => {
    expect(2 * high).toBeLessThanOrEqual(60);
    expect(view(STEADY, 60).state).toBe('past');
    expect(view(STEADY, 61)).toMatchObject({ state: 'resting', forecast: null, daysPast: 61 - high });
  });
  it('rests after more than twice the window where that is longer', () => {
    const long = [38, 39, 38, 38, 37, 38, 38];
    const begun = view(long, 0);
    const end = daysBetween(begun.startDate ?? START, begun.forecast?.high ?? START);
    expect(2 * end).toBeGreaterThan(60);
    expect(view(long, 2 * end).state).toBe('past');
    expect(view(long, 2 * end + 1).state).toBe('resting');
  });
  it('asks what happened from 14 days past the window, until she answered or the cycle rests', () => {
    expect(asksWhatHappened(view(STEADY, high + 13))).toBe(false);
    expect(asksWhatHappened(view(STEADY, high + 14))).toBe(true);
    expect(asksWhatHappened(view(STEADY, high + 14), 'travel')).toBe(false);
    expect(asksWhatHappened(view(STEADY, 100))).toBe(false);
  });
});

describe('long cycles', () => {
  it.each([
    ['65 days', [64, 66, 65, 67, 63, 65]],
    ['90 days', [88, 92, 90, 91, 89, 90]],
  ])('nothing rests or is past before the end of her range: %s', (_what, lengths) => {
    const begun = view(lengths, 0);
    const end = daysBetween(begun.startDate ?? START, begun.forecast?.high ?? START);
    expect(end).toBeGreaterThan(60);
    expect(view(lengths, end).state).toBe('window');
    expect(view(lengths, end + 1).state).toBe('past');
  });
});

describe('first years (decisions 21)', () => {
  const teen = (lengths: readonly number[], elapsed: number): CycleView => {
    const start = addDays(
      START,
      lengths.reduce((sum, length) => sum + length, 0),
    );
    const logs = logsOf(lengths, []);
    const cycles = deriveCycles(logs, NO_EDITS);
    return cycleView({ cycles, logs, today: addDays(start, elapsed), population: 'first_years' });
  };
  const SIX = [28, 28, 28, 28, 28];
  it('nothing is past the window before day 45', () => {
    expect(daysBetween(teen(SIX, 0).startDate ?? START, teen(SIX, 0).forecast?.high ?? START)).toBeLessThan(43);
    expect(teen(SIX, 43)).toMatchObject({ unwrappedDay: 44, state: 'window', daysPast: 0 });
    expect(teen(SIX, 44)).toMatchObject({ unwrappedDay: 45, state: 'past' });
  });
  it('before six periods there is no window to be in or past, whatever the day; then it rests as any other', () => {
    const five = SIX.slice(1);
    for (const elapsed of [20, 30, 44, 50, 60])
      expect(teen(five, elapsed)).toMatchObject({ state: 'within', day: elapsed + 1, daysPast: 0 });
    expect(teen(five, 200).state).toBe('resting');
  });
  it('an open window never ends before today', () => {
    for (const elapsed of [30, 40, 43]) {
      const { forecast, today } = teen(SIX, elapsed);
      expect((forecast?.high ?? START) >= today).toBe(true);
    }
  });
});

describe('irregular', () => {
  it("is her own spread of over nine days, never everyone's", () => {
    const irregular = view([24, 38, 27, 45, 31, 22, 40, 29], 3);
    expect(irregular).toMatchObject({ irregular: true, forecast: { mode: null } });
    expect(view(STEADY, 3).irregular).toBe(false);
    expect(view([], 3).irregular).toBe(false);
  });
});

it('shows the bleeding of this cycle by its days, without excluded bleeding, none and other days', () => {
  const logs: DayLog[] = [
    { date: localDate('2026-11-05'), flow: 'medium' },
    { date: localDate('2026-11-04'), flow: 'heavy' },
    { date: localDate('2026-11-06'), flow: 'none' },
    { date: localDate('2026-11-07'), flow: 'light', bleedingExcluded: true },
    { date: localDate('2026-11-18'), flow: 'spotting' },
    { date: localDate('2026-11-01'), flow: 'spotting' },
    { date: localDate('2026-11-08'), moods: ['calm'] },
  ];
  expect(cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today: localDate('2026-11-21') }).bleeding).toEqual([
    { day: 1, flow: 'heavy' },
    { day: 2, flow: 'medium' },
    { day: 15, flow: 'spotting' },
  ]);
});

describe('her period length (decisions 21)', () => {
  const lengthOf = (periods: readonly number[]) =>
    medianPeriodLength(
      deriveCycles(
        logsOf(
          periods.slice(1).map(() => 28),
          periods,
        ),
        NO_EDITS,
      ),
    );
  it.each([
    ['5 while no cycle is closed', [2], 5],
    ['the only one of a closed cycle', [3, 1], 3],
    ['the median of the closed ones', [4, 6, 7], 5],
    ['never what is logged so far', [4, 4, 9], 4],
    ['the middle of two, rounded up', [4, 5, 5], 5],
    ['5 where only first days were given', [1, 1, 1], 5],
    ['those that say how long it was, beside first days alone', [1, 7, 1, 1], 7],
  ])('%s', (_, periods, expected) => {
    expect(lengthOf(periods)).toBe(expected);
  });
  it('excluded cycles do not count', () => {
    const edits = { ...NO_EDITS, excluded: [{ startDate: START, reason: 'illness' as const }] };
    expect(medianPeriodLength(deriveCycles(logsOf([28, 28], [9, 4, 4]), edits))).toBe(4);
  });
});

describe('a day of bleeding is a day of the period', () => {
  /** A history of four-day periods, and today on the last of `bled` days in a row, or `after` days later. */
  const lived = ({ closed, bled, after = 0, last = 'light' as Flow }: Lived) => {
    const lengths = Array.from({ length: closed }, () => 28);
    const logs = logsOf(lengths, [...lengths.map(() => 4), bled]).map((log, index, all) =>
      index === all.length - 1 ? { ...log, flow: last } : log,
    );
    const today = addDays(START, 28 * closed + bled - 1 + after);
    return cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today });
  };
  type Lived = { readonly closed: number; readonly bled: number; readonly after?: number; readonly last?: Flow };

  it.each(Array.from({ length: 12 }, (_, index) => index + 1))('day %i of bleeding, newcomer and known', (bled) => {
    for (const closed of [0, 3]) {
      const now = lived({ closed, bled });
      expect([now.day, now.phase, now.periodLength]).toEqual([bled, 'rest', closed === 0 ? 5 : 4]);
      expect(now.phases[0]).toEqual({ phase: 'rest', from: 1, to: Math.max(bled, now.periodLength) });
    }
  });
  it.each([1, 2, 3, 4, 5])('one date alone, day %i: still the period', (day) => {
    expect(lived({ closed: 0, bled: 1, after: day - 1 })).toMatchObject({ day, phase: 'rest', periodLength: 5 });
  });
  it('one date alone, day 6: the next phase', () => {
    expect(lived({ closed: 0, bled: 1, after: 5 })).toMatchObject({ day: 6, phase: 'create' });
  });
  it('the day after a long period belongs to the next phase', () => {
    expect(lived({ closed: 3, bled: 7, after: 1 })).toMatchObject({ day: 8, phase: 'create' });
  });
  it('spotting alone does not make the period longer', () => {
    expect(lived({ closed: 3, bled: 6, last: 'spotting' })).toMatchObject({ day: 6, phase: 'create' });
    expect(lived({ closed: 3, bled: 6 }).phase).toBe('rest');
  });
});
