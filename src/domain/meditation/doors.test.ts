import { describe, expect, it } from 'vitest';
import { closedBy, hasYearly, homeOrder } from './doors.ts';

describe('what a meditation is closed by (decisions 9 and 13)', () => {
  const doors = {
    free: { isFree: true, yearlyOnly: false },
    usual: { isFree: false, yearlyOnly: false },
    yearly: { isFree: false, yearlyOnly: true },
  };
  const keys = {
    limited: { access: 'limited', hasYearly: false },
    full: { access: 'full', hasYearly: false },
    yearly: { access: 'full', hasYearly: true },
  } as const;
  it.each([
    ['free', 'limited', null],
    ['free', 'full', null],
    ['usual', 'limited', 'meditations'],
    ['usual', 'full', null],
    ['usual', 'yearly', null],
    ['yearly', 'limited', 'yearly_meditations'],
    ['yearly', 'full', 'yearly_meditations'],
    ['yearly', 'yearly', null],
  ] as const)('a %s one, with %s: %s', (door, key, closed) => {
    expect(closedBy(doors[door], keys[key])).toBe(closed);
  });
});

describe('who has what is exclusive to Yearly', () => {
  it.each([
    ['adult', 'full', 'active', 'premium_yearly', true],
    ['adult', 'full', 'active', 'premium_monthly', false],
    ['adult', 'full', 'active', null, false],
    ['adult', 'full', 'trial', null, false],
    ['adult', 'limited', 'expired', 'premium_yearly', false],
    ['adult', 'full', 'lifetime', null, true],
    ['teen', 'full', 'trial', null, true],
  ] as const)('%s, %s, %s, %s: %s', (ageGroup, access, subscriptionStatus, plan, has) => {
    expect(hasYearly({ ageGroup, access, subscriptionStatus, plan })).toBe(has);
  });
});

it('the home shelf begins with what is open, then by places, then by ids', () => {
  const one = (id: string, place: number | null, isOpen = true) => ({ id, place, isOpen });
  const all = [one('tide', null), one('boat', 1, false), one('reeds', 7), one('fan', null), one('snow', 2)];
  expect(homeOrder(all).map(({ id }) => id)).toEqual(['snow', 'reeds', 'fan', 'tide', 'boat']);
});
