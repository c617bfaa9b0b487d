import { describe, expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { GOALS } from './goals.ts';
import { nextPathStep, type PathDay } from './wellness-path.ts';

const FROM = localDate('2026-11-21');
const LOGGED = { flow: null, mood: FROM, energy: null, symptoms: null };
const dayOf = (changes: Partial<PathDay> = {}): PathDay => ({
  today: FROM,
  goals: [],
  surface: { wheel: 'cycle', bleedingLog: true },
  phase: null,
  cyclesClosed: 0,
  lastLogged: LOGGED,
  ...changes,
});
const STANDING = ['/tracker', '/journal', '/moon-calendar', '/lunar-calendar', '/insights', '/report'];
const exists = (path: string) => STANDING.includes(path);
const month = (changes: Partial<PathDay>) =>
  Array.from({ length: 30 }, (_, at) => nextPathStep(dayOf({ ...changes, today: addDays(FROM, at) }), exists));
const pathsIn = (changes: Partial<PathDay>) => [...new Set(month(changes).map(({ path }) => path))].toSorted();

test('before anything is logged the step is the first day, whatever she tends', () => {
  const nothing = { flow: null, mood: null, energy: null, symptoms: null };
  expect(
    nextPathStep(dayOf({ lastLogged: nothing, goals: ['connect with lunar cycles'], phase: 'shine' }), exists),
  ).toMatchObject({ path: '/tracker', label: 'Log your first day' });
});

describe('one step a day', () => {
  test('the same day gives the same step, the next day another', () => {
    const steps = month({ goals: ['connect with lunar cycles'], phase: 'create' });
    expect(steps).toEqual(month({ goals: ['connect with lunar cycles'], phase: 'create' }));
    for (const [at, step] of steps.slice(1).entries()) expect(step).not.toEqual(steps[at]);
  });

  test('only pages that exist', () => {
    for (const goal of GOALS)
      for (const { path } of month({ goals: [goal], cyclesClosed: 9 })) expect(exists(path)).toBe(true);
    expect(nextPathStep(dayOf(), (path) => path === '/tracker').path).toBe('/tracker');
  });
});

describe('what takes its turn', () => {
  test.each([
    ['her phase', { phase: 'reflect' }, ['/journal', '/moon-calendar']],
    ['no phase told', {}, ['/moon-calendar', '/tracker']],
    [
      'a wheel that follows the moon',
      { surface: { wheel: 'energy', bleedingLog: true }, cyclesClosed: 5 },
      ['/moon-calendar', '/tracker'],
    ],
    ['two closed cycles', { cyclesClosed: 2 }, ['/moon-calendar', '/tracker']],
    ['three closed cycles', { cyclesClosed: 3 }, ['/insights', '/moon-calendar', '/tracker']],
    ['a goal of the moon', { goals: ['connect with lunar cycles'] }, ['/lunar-calendar', '/moon-calendar', '/tracker']],
    [
      'a goal for the doctor',
      { goals: ['reduce menstrual pain and symptoms'] },
      ['/moon-calendar', '/report', '/tracker'],
    ],
    [
      'a fourth goal, not any more',
      { goals: ['a', 'b', 'c', 'connect with lunar cycles'] },
      ['/moon-calendar', '/tracker'],
    ],
  ] as const)('%s', (_what, changes, paths) => {
    expect(pathsIn(changes)).toEqual(paths);
  });

  test('each says why', () => {
    const reasons = month({ goals: ['connect with lunar cycles'], phase: 'rest', cyclesClosed: 4 }).map(
      ({ reason }) => reason,
    );
    expect(new Set(reasons)).toEqual(
      new Set([
        'You’re in Rest. Your forecast is made from these days.',
        'Because you chose: connect with lunar cycles.',
        'You’ve completed 4 cycles. That’s enough to look for patterns.',
        'Take a minute outside. The calendar tells you what you see.',
      ]),
    );
  });
});
