import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { NO_EDITS, type CycleEdits } from '#domain/cycle/cycle-view.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { daysOfSamePeriod, forecastToFreeze, scorecard, type FrozenForecast } from './frozen.ts';

const d = localDate;
const bled = (...starts: string[]) =>
  starts.flatMap((start) => [0, 1, 2, 3].map((day) => ({ date: addDays(d(start), day), flow: 'medium' as const })));
const cyclesOf = (starts: readonly string[], edits: CycleEdits = NO_EDITS) => deriveCycles(bled(...starts), edits);
const HISTORY = ['2026-07-01', '2026-07-29', '2026-08-26', '2026-09-23'];
const viewOn = (starts: readonly string[], today: string) =>
  cycleView({ cycles: cyclesOf(starts), logs: bled(...starts), today: d(today) });
function frozenOn(starts: readonly string[], today: string): FrozenForecast | null {
  return forecastToFreeze(viewOn(starts, today));
}
const FROZEN = frozenOn(HISTORY, '2026-09-23');
if (!FROZEN) throw new Error('nothing was frozen');

describe('what is frozen', () => {
  it('the forecast as it is told on that day, with what it rests on', () => {
    expect(FROZEN).toMatchObject({
      startDate: '2026-09-23',
      madeOn: '2026-09-23',
      median: '2026-10-21',
      basis: 'blended',
      cyclesUsed: 3,
      method: 2,
    });
  });
  it('nothing where nothing is logged, while resting, and past its window', () => {
    expect(frozenOn([], '2026-09-23')).toBeNull();
    expect(frozenOn(HISTORY, '2027-09-23')).toBeNull();
    expect(frozenOn(HISTORY, '2026-11-10')).toBeNull();
  });
  it('its day within its range, up to the day before the window opens, and nothing from then on', () => {
    const before = addDays(FROZEN?.low ?? d('2026-09-23'), -1);
    const last = frozenOn(HISTORY, before);
    expect(last && last.low <= last.median && last.median <= last.high).toBe(true);
    expect(frozenOn(HISTORY, addDays(before, 1))).toBeNull();
  });
  it('a start that was moved by up to five days is still the same period', () => {
    const days = daysOfSamePeriod(d('2026-09-23'));
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-09-18', '2026-09-28', 11]);
  });
});

describe('what happened', () => {
  const outcome = (starts: readonly string[], edits?: CycleEdits) =>
    scorecard([FROZEN], cyclesOf(starts, edits))[0]?.outcome;
  it('waits until the next period', () => {
    expect(outcome(HISTORY)).toEqual({ kind: 'waiting' });
  });
  it.each([
    ['on the day', '2026-10-21', 0, true],
    ['two days after', '2026-10-23', 2, true],
    ['a day before', '2026-10-20', -1, true],
    ['nine days before', '2026-10-12', -9, false],
    ['twelve days after', '2026-11-02', 12, false],
  ])('%s', (_when, actual, errorDays, inRange) => {
    expect(outcome([...HISTORY, actual])).toEqual({ kind: 'judged', actual, errorDays, inRange });
  });
  it('an edit of what happened is shown as it is now, the forecast stays', () => {
    const [before] = scorecard([FROZEN], cyclesOf([...HISTORY, '2026-10-21']));
    const [after] = scorecard([FROZEN], cyclesOf([...HISTORY, '2026-10-25']));
    expect({ ...after, outcome: null }).toEqual({ ...before, outcome: null });
    expect(after?.outcome).toMatchObject({ actual: '2026-10-25', errorDays: 4 });
  });
  it('is told but not judged where she left the cycle out', () => {
    expect(
      outcome([...HISTORY, '2026-11-02'], {
        ...NO_EDITS,
        excluded: [{ startDate: d('2026-09-23'), reason: 'illness' }],
      }),
    ).toMatchObject({ kind: 'left_out', errorDays: 12 });
  });
  it('foretold nothing where the period had begun before it was made', () => {
    const late = { ...FROZEN, madeOn: d('2026-10-21') };
    const kind = (actual: string) => scorecard([late], cyclesOf([...HISTORY, actual]))[0]?.outcome.kind;
    expect([kind('2026-10-20'), kind('2026-10-21')]).toEqual(['overtaken', 'judged']);
  });
  it('follows a start that was moved a little, and says when the period was taken back', () => {
    expect(outcome(['2026-07-01', '2026-07-29', '2026-08-26', '2026-09-25', '2026-10-21'])).toMatchObject({
      kind: 'judged',
      actual: '2026-10-21',
    });
    expect(outcome(['2026-07-01', '2026-07-29', '2026-08-26'])).toEqual({ kind: 'taken_back' });
  });
  it('newest first', () => {
    const older = { ...FROZEN, startDate: d('2026-08-26') };
    expect(scorecard([older, FROZEN], cyclesOf(HISTORY)).map(({ startDate }) => startDate)).toEqual([
      '2026-09-23',
      '2026-08-26',
    ]);
  });
});
