import { describe, expect, it } from 'vitest';
import { hasYearly, itemClosedBy } from './item-door.ts';

describe.each(['meditations', 'wisdom'] as const)('what one of the %s is closed by (decisions 9 and 13)', (shelf) => {
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
    ['usual', 'limited', shelf],
    ['usual', 'full', null],
    ['usual', 'yearly', null],
    ['yearly', 'limited', `yearly_${shelf}`],
    ['yearly', 'full', `yearly_${shelf}`],
    ['yearly', 'yearly', null],
  ] as const)('a %s one, with %s: %s', (door, key, closed) => {
    expect(itemClosedBy(shelf, doors[door], keys[key])).toBe(closed);
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
