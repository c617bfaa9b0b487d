import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPaidHouse, type PaidHouse } from '#server/testing/paid-house.ts';

let paid: PaidHouse;
beforeEach(async () => {
  paid = await openPaidHouse();
});
afterEach(() => paid.close());

describe('from the free days to a plan', () => {
  it('keeps the free days that are left, and shows the plan at once and after the event', async () => {
    const { browser } = await paid.member();
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'trial', access: 'full', plan: null, checkout: 'practice' });
    const page = await paid.checkout(browser, 'premium_yearly');
    await paid.pay(page);
    expect(await paid.status(browser)).toMatchObject({ subscriptionStatus: 'active', access: 'full', plan: 'premium_yearly', price: 3351, periodEnd: '2026-11-28T12:00:00.000Z', cancelledAt: null, card: { brand: 'visa', last4: '4242' } });
  });
});
