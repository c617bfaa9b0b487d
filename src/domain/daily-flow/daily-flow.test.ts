import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { FLOW_MINUTES, flowOn, FLOW_STEPS, nextStep, withChange } from './daily-flow.ts';

const TODAY = localDate('2026-11-21');
const fresh = flowOn(null, TODAY);

describe('the flow of a day', () => {
  test('is six steps and ten minutes', () => {
    expect(FLOW_STEPS).toHaveLength(6);
    expect(FLOW_STEPS.reduce((sum, step) => sum + FLOW_MINUTES[step], 0)).toBe(10);
  });

  test('begins by arriving, goes on where she left it on the same day, and begins anew the next', () => {
    const left = withChange(fresh, { at: 'check_in', done: ['arrive'], unsent: { checkIn: 'Soup.' } });
    expect(fresh).toMatchObject({ at: 'arrive', done: [] });
    expect(flowOn(left, TODAY)).toEqual(left);
    expect(flowOn(left, localDate('2026-11-22'))).toEqual({ ...fresh, date: localDate('2026-11-22') });
  });

  test('a step is done once, in its place, and stays done', () => {
    const once = withChange(withChange(fresh, { done: ['breathe'] }), { at: 'write', done: ['arrive', 'breathe'] });
    expect(once.done).toEqual(['arrive', 'breathe']);
    expect(withChange(once, { at: 'write', done: ['breathe'] })).toEqual(once);
  });

  test('words under way change one by one', () => {
    const typed = withChange(fresh, { unsent: { checkIn: 'Soup.' } });
    expect(withChange(typed, { unsent: { intention: 'walk' } }).unsent).toEqual({
      checkIn: 'Soup.',
      intention: 'walk',
    });
    expect(withChange(typed, { unsent: { checkIn: '' } }).unsent.checkIn).toBe('');
  });

  test.each([
    ['arrive', 'breathe'],
    ['intention', 'close'],
    ['close', 'close'],
  ] as const)('behind %s comes %s', (step, next) => expect(nextStep(step)).toBe(next));
});
