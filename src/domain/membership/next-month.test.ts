import { describe, expect, it } from 'vitest';
import { NO_MEMBERSHIP, SUBSCRIPTION_STATES, type HeldSubscription } from './entitlement.ts';
import { goesOn, nextMonth } from './next-month.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
const held = (changes: Partial<HeldSubscription>): HeldSubscription => ({
  state: 'active',
  periodEnd: at('2026-12-15'),
  cancelAt: null,
  pastDueSince: null,
  ...changes,
});
const months = (given: Date, count = 1) => ({
  id: 'g',
  kind: 'months' as const,
  months: count,
  at: given,
  reverses: null,
});
const place = (membership: Partial<typeof NO_MEMBERSHIP>) =>
  nextMonth({ ...NO_MEMBERSHIP, ...membership, now, roles: [] });

describe('where a month is added: at the end of what she has', () => {
  it.each([
    ['nothing', {}, 'now', now, at('2026-12-21')],
    ['free days', { trialEndAt: at('2026-11-25') }, 'after_trial', at('2026-11-25'), at('2026-12-25')],
    ['free days that are over', { trialEndAt: at('2026-11-01') }, 'now', now, at('2026-12-21')],
    ['months', { grants: [months(now)] }, 'after_gift', at('2026-12-21'), at('2027-01-21')],
    ['a plan that goes on', { subscription: held({}) }, 'moves_charge', at('2026-12-15'), at('2027-01-15')],
    [
      'a plan that goes on, and a month that is not moved yet',
      { subscription: held({}), grants: [months(at('2026-12-15'))] },
      'moves_charge',
      at('2027-01-15'),
      at('2027-02-15'),
    ],
    [
      'a canceled plan: when the paid time ends',
      { subscription: held({ cancelAt: at('2026-12-15') }) },
      'after_plan',
      at('2026-12-15'),
      at('2027-01-15'),
    ],
    [
      'a plan that ended at once, but is paid for',
      { subscription: held({ state: 'canceled' }) },
      'after_plan',
      at('2026-12-15'),
      at('2027-01-15'),
    ],
    [
      'a plan long over',
      { subscription: held({ state: 'canceled', periodEnd: at('2026-05-01') }) },
      'now',
      now,
      at('2026-12-21'),
    ],
    ['31 January', { trialEndAt: at('2027-01-31') }, 'after_trial', at('2027-01-31'), at('2027-02-28')],
  ] as const)('%s', (_name, membership, kind, from, until) => {
    expect(place(membership)).toEqual({ kind, from, until });
  });

  it('adds nothing to what is open for good', () => {
    const lifetime = { ...months(now), kind: 'lifetime' as const };
    expect(place({ grants: [lifetime] })).toEqual({ kind: 'none', why: 'for_good' });
    expect(nextMonth({ ...NO_MEMBERSHIP, now, roles: ['teacher'] })).toEqual({ kind: 'none', why: 'for_good' });
  });

  it.each(['past_due', 'unpaid', 'paused'] as const)('waits while a payment does: %s', (state) => {
    expect(place({ subscription: held({ state }) })).toEqual({ kind: 'none', why: 'unsettled' });
  });

  it('only a plan that is charged again goes on', () => {
    expect(SUBSCRIPTION_STATES.filter((state) => goesOn(held({ state })))).toEqual(['trialing', 'active']);
    expect(goesOn(held({ cancelAt: at('2026-12-15') }))).toBe(false);
    expect(goesOn(null)).toBe(false);
  });
});
