import { describe, expect, it } from 'vitest';
import { lookAgainAt, notesOf, type BilledPlan } from './billing-notes.ts';

const now = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const days = (count: number, ms = 0): Date => new Date(now.getTime() + count * DAY + ms);
const plan = (changes: Partial<BilledPlan> = {}): BilledPlan => ({
  state: 'active',
  plan: 'premium_yearly',
  amount: 3351,
  since: days(-65),
  periodStart: days(-65),
  periodEnd: days(300),
  cancelAt: null,
  cancelledAt: null,
  pastDueSince: null,
  paid: null,
  ...changes,
});
/** Free days up to the next charge, in a plan that was paid before. */
const MOVED: Partial<BilledPlan> = { periodEnd: days(7), state: 'trialing', periodStart: days(-30) };
const kinds = (after: BilledPlan, before: BilledPlan | null = plan()) =>
  notesOf({ before, after, now }).map(({ kind }) => kind);

describe('what is written to her about money', () => {
  it('nothing while nothing happens', () => expect(kinds(plan())).toEqual([]));
  it('a receipt for what was paid within the week', () => {
    const paid = { invoiceId: 'in_1', amount: 399, at: days(-7, 1) };
    expect(notesOf({ before: null, after: plan({ paid }), now })).toEqual([
      { key: 'receipt:in_1', kind: 'receipt', plan: 'premium_yearly', amount: 399, at: paid.at },
    ]);
    expect(kinds(plan({ paid: { ...paid, at: days(-7) } }))).toEqual([]);
  });
  it('a payment that failed, with the end of its grace, and not after it', () => {
    const after = plan({ state: 'past_due', pastDueSince: days(-7, 1) });
    expect(notesOf({ before: plan(), after, now })).toMatchObject([{ kind: 'payment_failed', at: days(0, 1) }]);
    expect(kinds(plan({ state: 'past_due', pastDueSince: days(-7) }))).toEqual([]);
  });
  it('that it came through after all', () => {
    expect(kinds(plan(), plan({ state: 'past_due', pastDueSince: days(-2) }))).toEqual(['payment_recovered']);
    expect(
      kinds(plan({ state: 'past_due', pastDueSince: days(-2) }), plan({ state: 'past_due', pastDueSince: days(-2) })),
    ).toEqual(['payment_failed']);
  });
  it('a cancelling of hers, while something is still open', () => {
    const cancelled = plan({ cancelledAt: days(0), cancelAt: days(9) });
    expect(notesOf({ before: plan(), after: cancelled, now })).toMatchObject([{ kind: 'cancelled', at: days(9) }]);
    expect(kinds(plan({ cancelledAt: days(-9), cancelAt: days(0) }))).toEqual([]);
    // Ended for want of payment: that was no wish of the member's.
    expect(kinds(plan({ state: 'canceled', cancelledAt: days(0), pastDueSince: days(-20) }))).toEqual([]);
  });
  it.each<[string, Partial<BilledPlan>, boolean]>([
    ['seven days before', { periodEnd: days(7) }, true],
    ['a millisecond earlier not yet', { periodEnd: days(7, 1) }, false],
    ['not once it is due', { periodEnd: days(0) }, false],
    ['not when it was cancelled', { periodEnd: days(7), cancelAt: days(7) }, false],
    ['not for a month', { periodEnd: days(7), plan: 'premium_monthly' }, false],
    ['not for the end of free days', { periodEnd: days(7), state: 'trialing' }, false],
    ['of a plan whose charge was moved', MOVED, true],
    ['not of a month that was moved', { ...MOVED, plan: 'premium_monthly' }, false],
    ['not of a moved one that was cancelled', { ...MOVED, cancelAt: days(7) }, false],
  ])('a yearly renewal: %s', (_name, changes, told) => expect(kinds(plan(changes))).toEqual(told ? ['renewal'] : []));
  it('the same keys whatever came before, so that nothing is written twice', () => {
    const after = plan({ cancelledAt: days(0), cancelAt: days(9), paid: { invoiceId: 'in_1', amount: 1, at: now } });
    expect(notesOf({ before: null, after, now })).toEqual(notesOf({ before: after, after, now }));
  });
});

describe('when she is read anew without an event', () => {
  it.each<[string, Partial<BilledPlan>, Date | null]>([
    ['seven days before a yearly renewal', { periodEnd: days(20) }, days(13)],
    ['and before one that was moved', { ...MOVED, periodEnd: days(20) }, days(13)],
    ['then an hour after it', { periodEnd: days(7) }, days(7, 3_600_000)],
    ['an hour after first free days', { state: 'trialing', periodEnd: days(20) }, days(20, 3_600_000)],
    ['an hour after a month', { plan: 'premium_monthly', periodEnd: days(20) }, days(20, 3_600_000)],
    ['an hour after a cancelled year', { cancelAt: days(20), periodEnd: days(20) }, days(20, 3_600_000)],
    ['a day later while nothing is heard', { periodEnd: days(-3) }, days(1)],
    ['never once it has ended', { state: 'canceled' }, null],
    ['never when it was never paid', { state: 'incomplete_expired' }, null],
  ])('%s', (_name, changes, at) => expect(lookAgainAt(plan(changes), now)).toEqual(at));
});
