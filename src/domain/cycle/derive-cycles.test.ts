import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayNumber, daysBetween, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS, type CycleEdits } from './cycle-view.ts';
import { FLOWS, isBleeding, type DayLog, type Flow } from './day-log.ts';
import { deriveCycles } from './derive-cycles.ts';

const START = localDate('2026-01-01');
/**
 * One character a day from 1 January 2026: . nothing, n none, s spotting, l m h bleeding, x excluded bleeding, o a
 * mood.
 */
function logsOf(days: string): DayLog[] {
  const flows: Record<string, Flow> = { n: 'none', s: 'spotting', l: 'light', m: 'medium', h: 'heavy', x: 'medium' };
  return [...days].flatMap((mark, index): DayLog[] => {
    const date = addDays(START, index);
    if (mark === 'o') return [{ date, moods: ['low'] as const }];
    const flow = flows[mark];
    return flow ? [{ date, flow, ...(mark === 'x' ? { bleedingExcluded: true } : {}) }] : [];
  });
}
const day = (number: number) => addDays(START, number - 1);
/** Start day, last bleeding day and length, counted from 1 January. */
const spans = (days: string, edits: CycleEdits = NO_EDITS) =>
  deriveCycles(logsOf(days), edits).map((cycle) => [
    daysBetween(START, cycle.startDate) + 1,
    daysBetween(START, cycle.periodEnd) + 1,
    cycle.length,
  ]);

describe('periods from bleeding days (decisions 5)', () => {
  it.each([
    ['nothing logged', '', []],
    ['one day', 'l', [[1, 1, null]]],
    ['a gap of one day', 'lm.l', [[1, 4, null]]],
    ['a gap of two days does not split', 'lm..l', [[1, 5, null]]],
    [
      'a gap of three days does',
      'lm...l',
      [
        [1, 2, 5],
        [6, 6, null],
      ],
    ],
    ['a gap logged as none is still a gap', 'lmnnl', [[1, 5, null]]],
    ['spotting alone starts none', 'sss', []],
    ['spotting before and after is outside', 'ssmmss', [[3, 4, null]]],
    ['spotting between bleeding is inside', 'mssm', [[1, 4, null]]],
    [
      'spotting does not bridge three days',
      'msssm',
      [
        [1, 1, 4],
        [5, 5, null],
      ],
    ],
    ['excluded bleeding is no period', 'xxx', []],
    ['excluded bleeding does not stretch one', 'mmxx', [[1, 2, null]]],
    ['a mood log is no period', 'ooo', []],
    [
      'two cycles',
      'hml.........................hml',
      [
        [1, 3, 28],
        [29, 31, null],
      ],
    ],
  ])('%s', (_, days, expected) => {
    expect(spans(days)).toEqual(expected);
  });

  it('counts the days from first to last bleeding', () => {
    expect(deriveCycles(logsOf('hm..l'), NO_EDITS)[0]).toEqual({
      startDate: day(1),
      periodEnd: day(5),
      periodLength: 5,
      length: null,
      excluded: null,
    });
  });
});

describe('what she changed by hand', () => {
  it('joins bleeding to the period before it', () => {
    expect(spans('mm...m', { ...NO_EDITS, joined: [day(6)] })).toEqual([[1, 6, null]]);
  });
  it('joins nothing to the first period', () => {
    expect(spans('mm', { ...NO_EDITS, joined: [day(1)] })).toEqual([[1, 2, null]]);
  });
  it('splits a period', () => {
    expect(spans('mmmmm', { ...NO_EDITS, split: [day(4)] })).toEqual([
      [1, 3, 3],
      [4, 5, null],
    ]);
  });
  it('splits in a gap: the new period begins with its first bleeding', () => {
    expect(spans('mm..m', { ...NO_EDITS, split: [day(4)] })).toEqual([
      [1, 2, 4],
      [5, 5, null],
    ]);
  });
  it('leaves out bleeding that is not a period, also when a day is logged before it later', () => {
    const edits = { ...NO_EDITS, notPeriod: [day(14)] };
    expect(spans('mm...........m..............mm', edits)).toEqual([
      [1, 2, 28],
      [29, 30, null],
    ]);
    expect(spans('mm..........mm..............mm', edits)).toEqual([
      [1, 2, 28],
      [29, 30, null],
    ]);
  });
  it('keeps a join when its first day is logged earlier or taken away, and reaches no further once both have grown together', () => {
    const edits = { ...NO_EDITS, joined: [day(8)] };
    expect(spans('mm.....mm', edits)).toEqual([[1, 9, null]]);
    expect(spans('mm...m.mm', edits)).toEqual([[1, 9, null]]);
    expect(spans('mm......m', edits)).toEqual([[1, 9, null]]);
    expect(spans('mm........mmmmmmm', { ...NO_EDITS, joined: [day(16)] })).toEqual([
      [1, 2, 10],
      [11, 17, null],
    ]);
  });
  it('keeps what is no period when its first day is taken away, and lets go where the bleeding begins four days later', () => {
    const edits = { ...NO_EDITS, notPeriod: [day(14)] };
    expect(spans('mm..............m', edits)).toEqual([[1, 2, null]]);
    expect(spans('mm...............m', edits)).toEqual([
      [1, 2, 17],
      [18, 18, null],
    ]);
  });
  it('joins across bleeding that is not a period', () => {
    expect(spans('mm...m...m', { ...NO_EDITS, notPeriod: [day(6)], joined: [day(10)] })).toEqual([[1, 10, null]]);
  });
  it('keeps her reason on the cycle, also when its start grows backwards', () => {
    const edits: CycleEdits = { ...NO_EDITS, excluded: [{ startDate: day(8), reason: 'illness' }] };
    expect(deriveCycles(logsOf('m......mm'), edits).map((cycle) => cycle.excluded)).toEqual([null, 'illness']);
    expect(deriveCycles(logsOf('m.....mmm'), edits).map((cycle) => cycle.excluded)).toEqual([null, 'illness']);
  });
});

describe('deriving is a pure function of the logs', () => {
  const logs = fc
    .uniqueArray(
      fc.record({ offset: fc.integer({ min: 0, max: 200 }), flow: fc.constantFrom(...FLOWS), off: fc.boolean() }),
      { selector: (entry) => entry.offset, maxLength: 90 },
    )
    .map((entries) =>
      entries.map((entry): DayLog => ({
        date: addDays(START, entry.offset),
        flow: entry.flow,
        ...(entry.off && entry.offset % 5 === 0 ? { bleedingExcluded: true } : {}),
      })),
    );
  const someDays = fc.array(
    fc.integer({ min: 0, max: 200 }).map((offset) => addDays(START, offset)),
    { maxLength: 4 },
  );
  const edits: fc.Arbitrary<CycleEdits> = fc.record({
    joined: someDays,
    split: someDays,
    notPeriod: someDays,
    excluded: someDays.map((days) => days.map((startDate) => ({ startDate, reason: 'other' as const }))),
  });

  it('gives the same cycles in any order of entry', () => {
    fc.assert(
      fc.property(logs, edits, fc.infiniteStream(fc.nat()), (entered, changed, chances) => {
        const shuffled = entered
          .map((log) => ({ log, key: chances.next().value }))
          .sort((a, b) => a.key - b.key)
          .map((entry) => entry.log);
        expect(deriveCycles(shuffled, changed)).toEqual(deriveCycles(entered, changed));
        expect(deriveCycles([...entered, ...entered], changed)).toEqual(deriveCycles(entered, changed));
      }),
    );
  });

  it('covers time without holes: each length reaches the next start, only the last is open, and both ends bleed', () => {
    fc.assert(
      fc.property(logs, edits, (entered, changed) => {
        const bled = new Set(entered.filter(isBleeding).map((log) => log.date));
        const cycles = deriveCycles(entered, changed);
        cycles.forEach((cycle, index) => {
          const next = cycles[index + 1];
          expect(cycle.length).toBe(next ? dayNumber(next.startDate) - dayNumber(cycle.startDate) : null);
          if (next) expect(cycle.periodEnd < next.startDate).toBe(true);
          expect(bled.has(cycle.startDate) && bled.has(cycle.periodEnd)).toBe(true);
        });
      }),
    );
  });
});
