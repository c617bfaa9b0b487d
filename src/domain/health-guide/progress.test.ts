import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import {
  isWeekDone,
  NOT_BEGUN,
  plannedDay,
  weekThatWaits,
  weekToCatchUp,
  whereOn,
  withDone,
  withoutDone,
  withReflection,
  withStep,
  type GuideDocument,
  type GuideStep,
} from './progress.ts';

const d = localDate;
const begun = withStep(NOT_BEGUN, { do: 'begin', run: 0 }, d('2026-11-05'));
const after = (document: GuideDocument, ...steps: readonly (readonly [GuideStep, string])[]) =>
  steps.reduce((now, [step, on]) => withStep(now, step, d(on)), document);
const at = (document: GuideDocument, day: string) => {
  const where = whereOn(document, d(day));
  return where && `${where.week}.${where.day}${where.isPaused ? ' paused' : ''}${where.isOver ? ' over' : ''}`;
};

describe('where she is', () => {
  it.each([
    ['2026-11-05', '1.1'],
    ['2026-11-11', '1.7'],
    ['2026-11-12', '2.1'],
    ['2027-01-27', '12.7'],
    ['2027-01-28', '12.7 over'],
    ['2026-11-01', '1.1'],
  ])('begun on the 5th, on %s: %s', (day, where) => expect(at(begun, day)).toBe(where));
  it('nowhere before she begins', () => expect(whereOn(NOT_BEGUN, d('2026-11-05'))).toBeNull());
  it('where she paused, and on from there as if the pause had not been', () => {
    const paused = after(begun, [{ do: 'pause' }, '2026-11-14']);
    expect(at(paused, '2026-12-20')).toBe('2.3 paused');
    expect(at(after(paused, [{ do: 'go_on' }, '2026-12-20']), '2026-12-21')).toBe('2.4');
  });
  it('at half speed a week takes fourteen days, from the day she is on', () => {
    const slow = after(begun, [{ do: 'pace', pace: 14 }, '2026-11-14']);
    expect(at(slow, '2026-11-14')).toBe('2.5');
    expect(at(slow, '2026-11-23')).toBe('2.14');
    expect(at(slow, '2026-11-24')).toBe('3.1');
    expect(at(after(slow, [{ do: 'pace', pace: 7 }, '2026-11-14']), '2026-11-14')).toBe('2.3');
    expect(plannedDay(d('2026-11-12'), { n: 3, pace: 14 })).toBe('2026-11-16');
  });
  it('goes back to a week, or on to one, from its first day', () => {
    expect(at(after(begun, [{ do: 'go_to', week: 1 }, '2026-11-14']), '2026-11-15')).toBe('1.2');
    expect(at(after(begun, [{ do: 'go_to', week: 12 }, '2027-03-01']), '2027-03-01')).toBe('12.1');
    const paused = after(begun, [{ do: 'pause' }, '2026-11-14'], [{ do: 'go_to', week: 5 }, '2026-11-20']);
    expect(at(after(paused, [{ do: 'go_on' }, '2026-11-25']), '2026-11-25')).toBe('5.1');
  });
});

describe('two devices', () => {
  const steps: readonly GuideStep[] = [
    { do: 'begin', run: 0 },
    { do: 'pause' },
    { do: 'go_on' },
    { do: 'pace', pace: 14 },
    { do: 'go_to', week: 4 },
    { do: 'let_go', week: 1 },
    { do: 'plain', isPlain: true },
  ];
  it.each(steps)('$do twice is once', (step) => {
    const once = withStep(begun, step, d('2026-11-20'));
    expect(withStep(once, step, d('2026-11-20'))).toBe(once);
  });
  it('a late "begin anew" of another device undoes no newer one', () => {
    const again = withDone(withStep(begun, { do: 'begin', run: 1 }, d('2026-12-01')), {
      week: 1,
      n: 1,
      on: d('2026-12-01'),
    });
    expect(withStep(again, { do: 'begin', run: 1 }, d('2026-12-02'))).toBe(again);
    expect(again).toMatchObject({ run: 2, startedOn: '2026-12-01', pace: 7 });
  });
  it('the first day of a thing stays, however often and in whatever order it is said', () => {
    const one = withDone(begun, { week: 1, n: 3, on: d('2026-11-06') });
    expect(withDone(one, { week: 1, n: 3, on: d('2026-11-08') })).toBe(one);
    expect(withoutDone(one, { week: 1, n: 3 }).done).toEqual([]);
    expect(withoutDone(begun, { week: 1, n: 3 })).toBe(begun);
  });
  it('before she begins, nothing but beginning and the plain plan is kept', () => {
    expect(withStep(NOT_BEGUN, { do: 'pause' }, d('2026-11-20'))).toBe(NOT_BEGUN);
    expect(withStep(NOT_BEGUN, { do: 'plain', isPlain: true }, d('2026-11-20')).isPlain).toBe(true);
  });
});

describe('a week counts', () => {
  it('with one thing, or with words to its question', () => {
    expect(isWeekDone(begun, 1)).toBe(false);
    expect(isWeekDone(withDone(begun, { week: 1, n: 7, on: d('2026-11-06') }), 1)).toBe(true);
    const told = withReflection(begun, { week: 1, text: ' Tea. ', on: d('2026-11-06'), isInJournal: false });
    expect(told.reflections).toEqual([{ week: 1, text: 'Tea.', on: '2026-11-06', isInJournal: false }]);
    expect(isWeekDone(told, 1)).toBe(true);
    expect(withReflection(told, { week: 1, text: '', on: d('2026-11-07'), isInJournal: false }).reflections).toEqual(
      [],
    );
  });
  it('the week before hers may be caught up or let go, and is offered no more then', () => {
    const where = whereOn(begun, d('2026-11-13'));
    if (!where) throw new Error('she began');
    expect(weekToCatchUp(begun, where)).toBe(1);
    expect(weekToCatchUp(withStep(begun, { do: 'let_go', week: 1 }, d('2026-11-13')), where)).toBeNull();
    expect(weekToCatchUp(withDone(begun, { week: 1, n: 1, on: d('2026-11-13') }), where)).toBeNull();
    expect(weekToCatchUp(begun, { ...where, week: 1 })).toBeNull();
  });
});

it.each([
  [begun, '2026-11-13', 2],
  [withDone(begun, { week: 1, n: 1, on: d('2026-11-13') }), '2026-11-13', null],
  [withStep(begun, { do: 'pause' }, d('2026-11-12')), '2026-11-13', null],
  [begun, '2027-06-01', null],
  [NOT_BEGUN, '2026-11-13', null],
])('the week that waits today, case %#', (document, today, week) =>
  expect(weekThatWaits(document, d(today))).toBe(week),
);
