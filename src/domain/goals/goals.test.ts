import { describe, expect, test } from 'vitest';
import { dayInZone, localDate } from '#domain/calendar/local-date.ts';
import {
  areGoalsFor,
  canUpdateGoals,
  daysUntilGoalUpdate,
  goalColour,
  goalsForAgeGroup,
  GOALS,
  goalUpdateLabel,
  HIDDEN_FROM_TEENS,
  isGoal,
  MAX_CUSTOM_GOALS,
  MAX_GOALS,
  nextGoalUpdate,
  goalsOffered,
} from './goals.ts';

const SPEC =
  "understand my sacred menstrual cycle; reconnect with womb wisdom; heal reproductive health imbalances; embrace my feminine power; balance hormones naturally; reduce menstrual pain and symptoms; restore cycle regularity; navigate menopause with grace; strengthen my intuition; practice womb-centered self-care; release reproductive trauma; prepare for conception; navigate fertility challenges; connect with lunar cycles; embrace my sacred sexuality; honor my body's wisdom; create healing rituals";

test('§3: the 17 goals, verbatim', () => {
  expect(GOALS.join('; ')).toBe(SPEC);
  expect(GOALS).toHaveLength(17);
  expect(MAX_GOALS).toBe(3);
  expect(MAX_CUSTOM_GOALS).toBe(5);
});

test('decisions 10: four goals are hidden from teens, all others are open', () => {
  expect(HIDDEN_FROM_TEENS.toSorted()).toEqual([
    'embrace my sacred sexuality',
    'navigate fertility challenges',
    'prepare for conception',
    'release reproductive trauma',
  ]);
  expect(goalsForAgeGroup('teen')).toHaveLength(13);
  expect(goalsForAgeGroup('teen').some((goal) => HIDDEN_FROM_TEENS.includes(goal))).toBe(false);
  expect(goalsForAgeGroup('adult')).toEqual(GOALS);
});

describe('§5: 1 to 3 different goals open to her band', () => {
  const [a, b, c, d] = GOALS;
  test.each<[string, readonly string[], 'teen' | 'adult', boolean]>([
    ['none', [], 'adult', false],
    ['one', [a], 'adult', true],
    ['three', [a, b, c], 'adult', true],
    ['four', [a, b, c, d], 'adult', false],
    ['twice the same', [a, a], 'adult', false],
    ['an unknown one', ['fly'], 'adult', false],
    ['one in capitals', ['Create healing rituals'], 'adult', false],
    ['a hidden one, adult', ['prepare for conception'], 'adult', true],
    ['a hidden one, teen', ['prepare for conception'], 'teen', false],
  ])('%s', (_name, goals, ageGroup, fine) => {
    expect(areGoalsFor(goals, ageGroup)).toBe(fine);
  });
  test('a goal is known byte for byte', () => {
    expect(isGoal("honor my body's wisdom")).toBe(true);
    expect(isGoal('honor my body’s wisdom')).toBe(false);
  });
});

describe('§4.10: once in 7 days of her calendar', () => {
  const wait = (goalsLastUpdated: string | null, today: string, timeZone = 'UTC') =>
    daysUntilGoalUpdate({ goalsLastUpdated, today: localDate(today), timeZone });
  test.each<[string | null, string, number]>([
    [null, '2026-11-21', 0],
    ['2026-11-14T23:59:00Z', '2026-11-21', 0],
    ['2026-11-15T00:00:00Z', '2026-11-21', 1],
    ['2026-11-21T10:00:00Z', '2026-11-21', 7],
    ['2026-11-25T10:00:00Z', '2026-11-21', 7],
    ['2020-01-01T10:00:00Z', '2026-11-21', 0],
  ])('changed %s, today %s: %i days', (last, today, days) => {
    expect(wait(last, today)).toBe(days);
    expect(canUpdateGoals({ goalsLastUpdated: last, today: localDate(today), timeZone: 'UTC' })).toBe(days === 0);
  });
  test('the day is that of her zone', () => {
    expect(wait('2026-11-15T03:00:00Z', '2026-11-21', 'America/New_York')).toBe(0);
    expect(wait('2026-11-14T18:00:00Z', '2026-11-21', 'Pacific/Auckland')).toBe(1);
  });
  // The minute before the member's midnight and the member's midnight, also where the week between holds a change of
  // clocks.
  test.each([
    ['Europe/Berlin', '2026-10-20T10:00:00Z', '2026-10-26T22:59:00Z', '2026-10-26T23:00:00Z'],
    ['Europe/Berlin', '2026-03-25T22:30:00Z', '2026-03-31T21:59:00Z', '2026-03-31T22:00:00Z'],
    ['America/New_York', '2026-10-31T03:59:00Z', '2026-11-06T04:59:00Z', '2026-11-06T05:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-14T09:59:00Z', '2026-11-20T09:59:00Z', '2026-11-20T10:00:00Z'],
    ['Pacific/Niue', '2026-11-14T10:59:00Z', '2026-11-20T10:59:00Z', '2026-11-20T11:00:00Z'],
    ['America/Sao_Paulo', '2017-10-10T12:00:00Z', '2017-10-17T01:59:00Z', '2017-10-17T02:00:00Z'],
  ])('%s, changed %s: closed at %s, open at %s', (timeZone, goalsLastUpdated, before, after) => {
    const open = (now: string) =>
      canUpdateGoals({ goalsLastUpdated, timeZone, today: dayInZone(new Date(now), timeZone) });
    expect([open(before), open(after)]).toEqual([false, true]);
    expect(nextGoalUpdate({ goalsLastUpdated, timeZone })).toBe(dayInZone(new Date(after), timeZone));
  });
  test('the control says how long', () => {
    expect([5, 2, 1].map(goalUpdateLabel)).toEqual(['Update in 5 days', 'Update in 2 days', 'Update in 1 day']);
  });
});

test('a goal wears the pastel of its number, her own goal always the same one', () => {
  expect(GOALS.map(goalColour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 4]);
  expect(goalColour('sleep')).toBe(goalColour('sleep'));
  expect(goalColour('ab')).toBe((97 + 98) % 12);
});

describe('goals in a stage that hides fertility (decisions 8)', () => {
  const offered = (withoutFertility: boolean, has: readonly string[] = []) =>
    goalsOffered({ ageGroup: 'adult', withoutFertility, has });
  test('leave out the two that speak of it', () => {
    expect(offered(false)).toHaveLength(17);
    expect(offered(true)).toHaveLength(15);
    expect(offered(true)).not.toContain('prepare for conception');
    expect(offered(true)).not.toContain('navigate fertility challenges');
  });
  test('keep the one she has chosen', () =>
    expect(offered(true, ['prepare for conception'])).toContain('prepare for conception'));
});
