import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { GOALS } from '#domain/goals/goals.ts';
import { GOAL_GROUPS } from './goals/goal-groups.ts';
import { phoneOf } from '#domain/account/phone.ts';
import {
  EMPTY_FORM,
  isStepComplete,
  openGoals,
  registration,
  type SignupForm,
  type SignupStep,
} from './signup-form.ts';

const today = localDate('2026-11-21');
const full: SignupForm = {
  firstName: ' Maren ',
  lastName: 'Holt',
  email: ' Maren@Example.com ',
  password: 'ember moon',
  birthday: '1994-03-02',
  phone: '+12015550123',
  sacredGoals: ['create healing rituals'],
};

describe('§5: what each step needs', () => {
  test.each<[SignupStep, Partial<SignupForm>, boolean]>([
    [1, {}, true],
    [1, { firstName: '  ' }, false],
    [1, { lastName: '' }, false],
    [1, { email: ' ' }, false],
    [1, { email: 'maren@gmial.com' }, false],
    [1, { email: 'maren@' }, false],
    [2, { password: '123456' }, true],
    [2, { password: '12345' }, false],
    [3, { phone: '' }, true],
    [3, { phone: '+1' }, true],
    [3, { phone: '+1201' }, false],
    [3, { birthday: '' }, false],
    [3, { birthday: '2026-11-22' }, false],
    [3, { birthday: '2026-11-21' }, true],
    [4, {}, true],
    [4, { sacredGoals: [] }, false],
  ])('step %i with %j: %s', (step, change, complete) => {
    expect(isStepComplete(step, { ...full, ...change }, today)).toBe(complete);
  });
  test('nothing typed completes no step', () => {
    expect(([1, 2, 3, 4] as const).some((step) => isStepComplete(step, EMPTY_FORM, today))).toBe(false);
  });
});

test('§3: the payload is trimmed, the password is not touched', () => {
  expect(registration({ ...full, password: 'Ember  Moon' }, { today, timeZone: 'Europe/Berlin', ref: 'ivy' })).toEqual({
    email: 'maren@example.com',
    password: 'Ember  Moon',
    firstName: 'Maren',
    lastName: 'Holt',
    birthday: '1994-03-02',
    phone: '+12015550123',
    sacredGoals: ['create healing rituals'],
    onboardingCompleted: true,
    timeZone: 'Europe/Berlin',
    ref: 'ivy',
  });
  const plain = registration({ ...full, phone: '+1' }, { today, timeZone: 'UTC', ref: null });
  expect('phone' in plain).toBe(false);
  expect('ref' in plain).toBe(false);
});

test('goals that a changed birthday closed are neither offered nor sent', () => {
  const teen = { ...full, birthday: '2012-01-01', sacredGoals: ['prepare for conception', 'create healing rituals'] };
  expect(openGoals(teen, today)).toHaveLength(13);
  expect(registration(teen, { today, timeZone: 'UTC', ref: null }).sacredGoals).toEqual(['create healing rituals']);
});

test.each<[string, string | null]>([
  ['', null],
  ['+', null],
  ['+44', null],
  ['+4420', 'unfinished'],
  ['+442079460958', '+442079460958'],
])('the phone field %j holds %s', (text, phone) => {
  expect(phoneOf(text)).toBe(phone);
});

test('the groups hold each of the 17 goals once', () => {
  expect(GOAL_GROUPS.flatMap((group) => group.goals).toSorted()).toEqual(GOALS.toSorted());
});
