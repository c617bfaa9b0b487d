import { describe, expect, test } from 'vitest';
import { gateFor, missingFacts, type GateUser } from './gate.ts';

const done: GateUser = {
  onboardingCompleted: true,
  customizationCompleted: true,
  birthday: '1994-03-02',
  age: 32,
  sacredGoals: ['create healing rituals'],
  customGoals: [],
  subscriptionStatus: 'trial',
  ageGroup: 'adult',
};
const fresh: GateUser = { ...done, onboardingCompleted: false, customizationCompleted: false };
const at = (user: GateUser, path = '/', plansSeen = true) =>
  gateFor({ user, path, isExempt: (other) => other === '/auth', plansSeen });

describe('§4.1 rule 1', () => {
  test.each<[string, Partial<GateUser>, string | null]>([
    ['no birthday', { birthday: null }, '/progressive-onboarding'],
    ['no age', { age: null }, '/progressive-onboarding'],
    ['both goal lists empty', { sacredGoals: [] }, '/progressive-onboarding'],
    ['a custom goal is a goal', { sacredGoals: [], customGoals: ['sleep'] }, null],
    ['nothing missing', {}, null],
  ])('%s', (_name, change, target) => {
    expect(at({ ...fresh, ...change })).toBe(target);
  });
  test('a completed onboarding is never asked again', () => {
    expect(at({ ...done, birthday: null, age: null, sacredGoals: [] })).toBeNull();
  });
});

describe('§4.1 rule 2', () => {
  test('carries her sacred goals, encoded', () => {
    const target = at({
      ...done,
      customizationCompleted: false,
      sacredGoals: ["honor my body's wisdom", 'heal & rest'],
    });
    expect(target).toBe(`/customize-journey?goals=${encodeURIComponent('["honor my body\'s wisdom","heal & rest"]')}`);
    expect(JSON.parse(new URLSearchParams(target?.split('?')[1]).get('goals') ?? '')).toEqual([
      "honor my body's wisdom",
      'heal & rest',
    ]);
  });
  test('is passed by who finished both', () => {
    expect(at(done)).toBeNull();
  });
});

describe('§4.1 rule 3', () => {
  test.each<[string, Partial<GateUser>, string | null]>([
    ['a running trial', {}, '/subscription'],
    ['a trial that ended', { subscriptionStatus: 'expired' }, '/subscription'],
    ['a plan', { subscriptionStatus: 'active' }, null],
    ['for life', { subscriptionStatus: 'lifetime' }, null],
    ['a teen', { ageGroup: 'teen' }, null],
    ['a teen whose trial ended', { ageGroup: 'teen', subscriptionStatus: 'expired' }, null],
    [
      'the questionnaire comes first',
      { customizationCompleted: false },
      '/customize-journey?goals=%5B%22create%20healing%20rituals%22%5D',
    ],
    ['an unfinished onboarding with nothing missing', { onboardingCompleted: false }, null],
  ])('%s', (_name, change, target) => {
    expect(at({ ...done, ...change }, '/', false)).toBe(target);
  });
  test('once a browser, and not on pages that are left alone', () => {
    expect(at(done, '/', true)).toBeNull();
    expect(at(done, '/auth', false)).toBeNull();
  });
});

test('exempt pages are left alone', () => {
  expect(at({ ...fresh, birthday: null }, '/auth')).toBeNull();
  expect(at({ ...done, customizationCompleted: false }, '/auth')).toBeNull();
});

test('what is missing is asked in order', () => {
  expect(missingFacts({ birthday: null, age: null, sacredGoals: [], customGoals: [] })).toEqual(['birthday', 'goals']);
  expect(missingFacts(done)).toEqual([]);
});

describe('the page that asks for what is missing', () => {
  const asking = (user: GateUser) =>
    gateFor({ user, path: '/progressive-onboarding', isExempt: () => true, plansSeen: true });
  test.each<[string, GateUser, string | null]>([
    ['stays while something is', { ...fresh, birthday: null }, null],
    ['leads home when nothing is', done, '/'],
    [
      'leads to the questionnaire when that is open',
      { ...done, customizationCompleted: false, sacredGoals: ['heal'] },
      '/customize-journey?goals=%5B%22heal%22%5D',
    ],
  ])('%s', (_name, user, target) => {
    expect(asking(user)).toBe(target);
  });
});
