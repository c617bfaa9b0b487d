import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { applyEdit } from '../cycle-edits.ts';
import { NO_EDITS, type Cycle, type CycleEdits } from '../cycle-view.ts';
import { isBleeding, type DayLog } from '../day-log.ts';
import { deriveCycles } from '../derive-cycles.ts';
import { daysBefore, reverted } from '../edit-trace.ts';
import { isBlank } from '../merge-day.ts';
import { moveEnd } from './move-end.ts';
import { moveStart, type MovedEdge } from './move-start.ts';
import { standingEdits } from '../standing-edits.ts';

const START = localDate('2026-01-01');
const day = (number: number) => addDays(START, number - 1);
/** One character a day from 1 January: m bleeding, s spotting, n none, . nothing. */
const logsOf = (days: string): DayLog[] =>
  [...days].flatMap((mark, index): DayLog[] =>
    mark === '.'
      ? []
      : [
          {
            date: addDays(START, index),
            flow: mark === 'm' ? 'medium' : mark === 's' ? 'spotting' : 'none',
            note: `day ${index + 1}`,
          },
        ],
  );
const written = (logs: readonly DayLog[], changed: readonly DayLog[]) => {
  const all = new Map([...logs, ...changed].map((log) => [log.date, log]));
  return [...all.values()].filter((log) => !isBlank(log)).toSorted((a, b) => (a.date < b.date ? -1 : 1));
};
const spans = (logs: readonly DayLog[], edits: CycleEdits) =>
  deriveCycles(logs, edits).map(({ startDate, periodEnd }) => [startDate, periodEnd]);

function ended(days: string, { to, at = 0, edits = NO_EDITS }: { to: number; at?: number; edits?: CycleEdits }) {
  const logs = logsOf(days);
  const cycles = deriveCycles(logs, edits);
  const moved = moveEnd({ logs, edits, cycle: cycles[at] as Cycle, next: cycles[at + 1] ?? null, to: day(to) });
  return moved && { moved, logs, spans: spans(written(logs, moved.logs), moved.edits) };
}

describe('the last bleeding day, set in one tap', () => {
  it.each([
    ['later: the days between bleed, light where nothing was logged', 'm', 5, [[day(1), day(5)]]],
    ['later: spotting on the way becomes light', 'ms.', 3, [[day(1), day(3)]]],
    ['earlier: bleeding after it no longer counts', 'mmmmm', 3, [[day(1), day(3)]]],
    ['earlier, on a day without bleeding: that day bleeds', 'mm..m', 3, [[day(1), day(3)]]],
    ['on its first day', 'mmm', 1, [[day(1), day(1)]]],
    [
      'close before the next period: both stay apart',
      'mm....mm',
      5,
      [
        [day(1), day(5)],
        [day(7), day(8)],
      ],
    ],
  ])('%s', (_, days, to, expected) => {
    expect(ended(days, { to })?.spans).toEqual(expected);
  });

  it.each([
    ['the day on which it ends already', 'mmm', 3],
    ['eleven days after its end', 'm', 12],
    ['the first day of the next period', 'mm....mm', 7],
  ])('nothing to set: %s', (_, days, to) => {
    expect(ended(days, { to })).toBeNull();
  });

  it('ten days after its end is still filled, and a day before its start is none of it', () => {
    expect(ended('m', { to: 11 })?.spans).toEqual([[day(1), day(11)]]);
    expect(ended('...mm', { to: 2 })).toBeNull();
  });

  it('days that she called no period are part of it again when it is set to end after them', () => {
    const edits = { ...NO_EDITS, notPeriod: [day(7)] };
    expect(ended('mm....m', { to: 8, edits })?.spans).toEqual([[day(1), day(8)]]);
  });
});

it('a moved edge is listed while its days are as it left them, and its split is not listed beside it', () => {
  const logs = logsOf('mm....mm');
  const [first, next] = deriveCycles(logs, NO_EDITS) as [Cycle, Cycle];
  const moved = moveEnd({ logs, edits: NO_EDITS, cycle: first, next, to: day(5) }) as MovedEdge;
  const after = written(logs, moved.logs);
  expect(standingEdits(moved.edits, after)).toMatchObject({
    split: [],
    moved: [{ kind: 'end', startDate: day(1), to: day(5) }],
  });
  expect(
    standingEdits(
      moved.edits,
      after.filter(({ date }) => date < day(3)),
    ).moved,
  ).toEqual([]);
});

it('a day that she logged anew since a move stays hers when the move is taken back', () => {
  const logs = logsOf('m');
  const moved = moveEnd({
    logs,
    edits: NO_EDITS,
    cycle: deriveCycles(logs, NO_EDITS)[0] as Cycle,
    next: null,
    to: day(4),
  }) as MovedEdge;
  const since = written(logs, moved.logs).map((log): DayLog => (log.date === day(3) ? { ...log, flow: 'heavy' } : log));
  const back = daysBefore(moved.edits.traces?.[0] as NonNullable<CycleEdits['traces']>[number], since);
  expect(written(since, back).map(({ date, flow }) => [date, flow])).toEqual([
    [day(1), 'medium'],
    [day(3), 'heavy'],
  ]);
});

describe('a moved edge and the way back', () => {
  const flows = fc
    .array(fc.constantFrom('m', 'm', '.', '.', '.', 's', 'n'), { minLength: 5, maxLength: 60 })
    .map((marks) => marks.join(''));
  const changes = fc.array(
    fc.record({
      kind: fc.constantFrom('exclude', 'not_period', 'join', 'split'),
      at: fc.nat({ max: 8 }),
      into: fc.nat({ max: 6 }),
    }),
    { maxLength: 4 },
  );

  /**
   * The member's edits, made one after another as the screen lets the member: each names a period of the member's, a
   * split a day inside one.
   */
  function made(
    logs: readonly DayLog[],
    wanted: readonly { kind: 'exclude' | 'not_period' | 'join' | 'split'; at: number; into: number }[],
  ): CycleEdits {
    return wanted.reduce((edits, { kind, at, into }) => {
      const cycles = deriveCycles(logs, edits);
      const cycle = cycles[at % Math.max(1, cycles.length)];
      if (!cycle || (kind === 'join' && cycle === cycles[0])) return edits;
      const inside = logs.filter((log) => isBleeding(log) && log.date > cycle.startDate && log.date <= cycle.periodEnd);
      const split = inside[into % Math.max(1, inside.length)];
      if (kind === 'split') return split ? applyEdit(edits, { kind, startDate: split.date }) : edits;
      return applyEdit(edits, { kind, startDate: cycle.startDate, reason: 'stress' });
    }, NO_EDITS);
  }

  type Asked = {
    days: string;
    changes: Parameters<typeof made>[1];
    at: number;
    to: number;
    kind: 'move_start' | 'end';
  };
  const asked: fc.Arbitrary<Asked> = fc.record({
    days: flows,
    changes,
    at: fc.nat({ max: 8 }),
    to: fc.integer({ min: 1, max: 70 }),
    kind: fc.constantFrom('move_start', 'end'),
  });

  function tried({ days, changes: wanted, at, to, kind }: Asked) {
    const logs = logsOf(days);
    const before = made(logs, wanted);
    const cycles = deriveCycles(logs, before);
    const cycle = cycles[at % Math.max(1, cycles.length)];
    if (!cycle) return null;
    const move = { logs, edits: before, cycle, to: day(to) };
    const moved =
      kind === 'end' ? moveEnd({ ...move, next: cycles[cycles.indexOf(cycle) + 1] ?? null }) : moveStart(move);
    return moved && { logs, before, cycle, moved, to: day(to) as LocalDate, kind };
  }

  it('stands where she put it', () => {
    fc.assert(
      fc.property(asked, (wish) => {
        const done = tried(wish);
        if (!done) return;
        const after = deriveCycles(written(done.logs, done.moved.logs), done.moved.edits);
        const edge =
          done.kind === 'end'
            ? after.some(({ periodEnd }) => periodEnd === done.to)
            : after.some(({ startDate }) => startDate === done.to);
        expect(edge).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('taken back gives the same logs and the same cycles', () => {
    fc.assert(
      fc.property(asked, (wish) => {
        const done = tried(wish);
        if (!done) return;
        const trace = done.moved.edits.traces?.at(-1);
        if (!trace) throw new Error('a move leaves a trace');
        const after = written(done.logs, done.moved.logs);
        const back = written(after, daysBefore(trace, after));
        expect(back).toEqual(done.logs);
        expect(spans(back, reverted(done.moved.edits, trace))).toEqual(spans(done.logs, done.before));
        expect(after.filter(isBleeding).length).toBeGreaterThan(0);
      }),
      { numRuns: 1000 },
    );
  });
});
