import { describe, expect, it, test } from 'vitest';
import {
  entitlement,
  graceEnd,
  holdsPlan,
  NO_MEMBERSHIP,
  SUBSCRIPTION_STATES,
  type HeldSubscription,
  type Membership,
} from './entitlement.ts';
import type { Grant } from './grants.ts';

const at = (iso: string): Date => new Date(iso);
const END = at('2026-12-21T12:00:00.000Z');
const PAST_DUE = at('2026-11-21T13:00:00.000Z');
const GRACE_END = at('2026-11-28T13:00:00.000Z');
const before = (instant: Date): Date => new Date(instant.getTime() - 1);
const held = (state: HeldSubscription['state'], changes: Partial<HeldSubscription> = {}): Membership => ({
  ...NO_MEMBERSHIP,
  subscription: { state, periodEnd: END, cancelAt: null, pastDueSince: null, ...changes },
});
const months = (count: number, given: string): Grant => ({
  id: given,
  kind: 'months',
  months: count,
  at: at(given),
  reverses: null,
});
const adult = (membership: Membership, now: Date) => entitlement({ ...membership, ageGroup: 'adult', now });

/** Each end with the last instant that is open and the first that is closed. */
const ENDS: readonly (readonly [name: string, membership: Membership, end: Date, status: 'active' | 'trial'])[] = [
  ['a plan that was cancelled runs to the end of what is paid', held('active', { cancelAt: END }), END, 'active'],
  ['free days of a plan that was cancelled', held('trialing', { cancelAt: END }), END, 'active'],
  ['a payment that failed leaves seven days', held('past_due', { pastDueSince: PAST_DUE }), GRACE_END, 'active'],
  [
    'cancelled while a payment waits: the earlier of the two',
    held('past_due', { pastDueSince: PAST_DUE, cancelAt: at('2026-11-25T00:00:00Z') }),
    at('2026-11-25T00:00:00Z'),
    'active',
  ],
  ['past due without a time: to the end of the period', held('past_due'), END, 'active'],
  ['ended at once, but paid for', held('canceled'), END, 'active'],
  ['ended for want of payment: the days of grace', held('canceled', { pastDueSince: PAST_DUE }), GRACE_END, 'active'],
  ['given months', { ...NO_MEMBERSHIP, grants: [months(1, '2026-11-21T12:00:00.000Z')] }, END, 'active'],
  [
    'given months begin after free days',
    { ...NO_MEMBERSHIP, trialEndAt: at('2026-11-28T12:00:00Z'), grants: [months(1, '2026-11-21T12:00:00.000Z')] },
    at('2026-12-28T12:00:00Z'),
    'active',
  ],
];

describe('each end, one millisecond each side (decisions 9)', () => {
  it.each(ENDS)('%s', (_name, membership, end, subscriptionStatus) => {
    expect(adult(membership, before(end))).toMatchObject({ access: 'full', subscriptionStatus, openUntil: end });
    expect(adult(membership, end)).toMatchObject({ access: 'limited', subscriptionStatus: 'expired', openUntil: null });
  });
  it('free days: their last instant is still free (§4.2)', () => {
    const membership = { ...NO_MEMBERSHIP, trialEndAt: END };
    expect(adult(membership, END)).toMatchObject({ access: 'full', subscriptionStatus: 'trial', openUntil: END });
    expect(adult(membership, new Date(END.getTime() + 1))).toMatchObject({
      access: 'limited',
      subscriptionStatus: 'expired',
    });
  });
  it('the days of grace are told while they run, and only then', () => {
    const membership = held('past_due', { pastDueSince: PAST_DUE });
    expect(graceEnd(PAST_DUE)).toEqual(GRACE_END);
    expect(adult(membership, before(GRACE_END)).graceEndsAt).toEqual(GRACE_END);
    expect(adult(membership, GRACE_END).graceEndsAt).toBeNull();
    expect(adult(held('active'), PAST_DUE).graceEndsAt).toBeNull();
  });
});

describe('what goes on by itself', () => {
  const late = at('2031-01-01T00:00:00Z');
  it.each(['trialing', 'active'] as const)('%s stays open until the provider says otherwise', (state) => {
    expect(adult(held(state), late)).toMatchObject({ access: 'full', subscriptionStatus: 'active', openUntil: null });
  });
  it('a lifetime outlasts everything', () => {
    const given: Grant = { id: 'g', kind: 'lifetime', months: 0, at: PAST_DUE, reverses: null };
    expect(adult({ ...held('canceled'), grants: [given] }, late)).toMatchObject({
      access: 'full',
      subscriptionStatus: 'lifetime',
      openUntil: null,
      granted: { kind: 'lifetime', until: null },
    });
    expect(adult({ ...NO_MEMBERSHIP, grants: [given, { ...given, id: 'h', reverses: 'g' }] }, late)).toMatchObject({
      access: 'limited',
      subscriptionStatus: 'expired',
      granted: null,
    });
  });
  it.each(['incomplete', 'incomplete_expired', 'unpaid', 'paused'] as const)('%s opens nothing', (state) => {
    expect(adult(held(state), PAST_DUE)).toMatchObject({ access: 'limited', subscriptionStatus: 'expired' });
  });
  it('what is open longest counts', () => {
    const membership: Membership = {
      ...held('active', { cancelAt: at('2026-12-01T00:00:00Z') }),
      trialEndAt: at('2026-11-28T12:00:00Z'),
      grants: [months(2, '2026-11-21T12:00:00.000Z')],
    };
    expect(adult(membership, PAST_DUE)).toMatchObject({
      subscriptionStatus: 'active',
      openUntil: at('2027-01-28T12:00:00Z'),
      granted: { kind: 'months' },
    });
  });
  it('nobody of whom nothing is known has more than everybody has', () => {
    expect(adult(NO_MEMBERSHIP, PAST_DUE)).toEqual({
      access: 'limited',
      subscriptionStatus: 'expired',
      graceEndsAt: null,
      openUntil: null,
      granted: null,
    });
  });
});

test('a teen is full in every state, and nothing of hers ends', () => {
  const all = [
    NO_MEMBERSHIP,
    ...SUBSCRIPTION_STATES.map((state) => held(state, { cancelAt: PAST_DUE })),
    { ...NO_MEMBERSHIP, trialEndAt: PAST_DUE },
  ];
  for (const membership of all)
    for (const now of [PAST_DUE, END, at('2031-01-01T00:00:00Z')]) {
      expect(entitlement({ ...membership, ageGroup: 'teen', now })).toMatchObject({ access: 'full', openUntil: null });
    }
});

test.each(['teacher', 'moderator', 'admin'] as const)(
  'a %s has everything, in every state and without an end',
  (role) => {
    const all = [NO_MEMBERSHIP, { ...NO_MEMBERSHIP, trialEndAt: PAST_DUE }, held('canceled'), held('unpaid')];
    for (const membership of all)
      expect(entitlement({ ...membership, ageGroup: 'adult', roles: [role], now: END })).toMatchObject({
        access: 'full',
        subscriptionStatus: 'lifetime',
        openUntil: null,
      });
  },
);

test('who holds a plan is sold no second one', () => {
  expect(SUBSCRIPTION_STATES.filter((state) => holdsPlan({ state }))).toEqual([
    'trialing',
    'active',
    'past_due',
    'unpaid',
    'paused',
  ]);
  expect(holdsPlan(null)).toBe(false);
});
