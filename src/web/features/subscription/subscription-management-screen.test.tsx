import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { InvoiceWire, SubscriptionReply } from '#contract/subscription/subscription.schemas.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { SubscriptionManagementScreen } from './subscription-management-screen.tsx';
import { standing, YEARLY } from './subscription-sample.ts';

let left: { mock: unknown };
beforeEach(() => {
  left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

const paid = (id: string, at: string, more: Partial<InvoiceWire> = {}): InvoiceWire => ({
  id,
  at,
  plan: 'premium_yearly',
  amount: 3351,
  state: 'paid',
  receiptUrl: `https://pay.example/${id}`,
  ...more,
});
const NONE = { invoices: [], more: false };

function open(now: SubscriptionReply | FakeRefusal = YEARLY, handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getSubscription: () => now,
    listInvoices: () => NONE,
    getUser: () => ({ user: sampleUser({ subscriptionStatus: 'active' }) }),
    ...handlers,
  });
  const view = renderScreen(<SubscriptionManagementScreen />, {
    at: '/subscription-management',
    data: { user: sampleUser({ subscriptionStatus: 'active' }), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}

describe('a plan', () => {
  test('on night: since when, what it costs, the year it pays for, when it renews, the card', async () => {
    const { screen } = open();
    expect(screen.getByText('Loading...')).toBeTruthy();
    const plan = within(await screen.findByRole('region', { name: 'Premium Yearly' }));
    expect(plan.getByText('Premium Member since September')).toBeTruthy();
    expect(plan.getByText('Active')).toBeTruthy();
    expect(plan.getByText('$33.51').parentElement?.textContent).toBe('$33.51/year');
    expect(plan.getByText(/Renews on/).textContent).toBe('Renews on Tue 16 Nov 2027. We’ll email you a week before.');
    const months = within(plan.getByRole('list', { name: 'Twelve months from November 2026' })).getAllByRole(
      'listitem',
    );
    expect(months).toHaveLength(12);
    expect(months[0]?.textContent).toContain('November 2026, lived');
    expect(months[11]?.textContent).toContain('October 2027, paid for');
    const card = within(screen.getByRole('region', { name: 'Card' }));
    expect(card.getByText('Visa ending in 4242, expires 08/29')).toBeTruthy();
    expect(card.getByText('practice, no money moves')).toBeTruthy();
  });

  test('month by month speaks of no letter before', async () => {
    const { screen } = open({
      ...YEARLY,
      plan: 'premium_monthly',
      price: 399,
      periodStart: '2026-11-16T08:00:00.000Z',
      periodEnd: '2026-12-16T08:00:00.000Z',
    });
    const plan = within(await screen.findByRole('region', { name: 'Premium Monthly' }));
    expect(plan.getByText(/Renews on/).textContent).toBe('Renews on Wed 16 Dec 2026.');
  });

  test('begun within the free days: the first payment comes after them', async () => {
    const { screen } = open({
      ...YEARLY,
      trialEndDate: '2026-11-26T08:00:00.000Z',
      periodStart: '2026-11-21T08:00:00.000Z',
      periodEnd: '2026-11-26T08:00:00.000Z',
    });
    expect((await screen.findByText(/Your first payment/)).textContent).toBe(
      'Your trial is still free. Your first payment is on Thu 26 Nov 2026.',
    );
  });

  test("the card is changed on the provider's page; where that does not open it says so", async () => {
    let works = false;
    const { screen, user, api } = open(YEARLY, {
      createPortalSession: () => (works ? { url: 'https://pay.example/portal' } : LOST),
    });
    await user.click(await screen.findByRole('button', { name: 'Change card' }));
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t open');
    works = true;
    await user.click(screen.getByRole('button', { name: 'Change card' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/portal'));
    expect(api.called('createPortalSession').map(({ body }) => body)).toEqual([{ for: 'card' }, { for: 'card' }]);
  });
});

describe('cancelling', () => {
  test('two clicks: what stays, then yes; resume takes its place', async () => {
    const ending = { ...YEARLY, cancelledAt: '2026-11-21T12:00:00.000Z' };
    const { screen, user, api } = open(YEARLY, { cancelSubscription: () => ending, resumeSubscription: () => YEARLY });
    await user.click(await screen.findByRole('button', { name: 'Cancel my plan' }));
    expect(screen.getByText('You keep everything until Tue 16 Nov 2027.')).toBeTruthy();
    expect(api.called('cancelSubscription')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect(await screen.findByText('Ends 16 Nov 2027')).toBeTruthy();
    expect(screen.getByText(/You canceled on/).textContent).toBe(
      'You canceled on Sat 21 Nov 2026. Everything stays open until Tue 16 Nov 2027. We won’t charge you again.',
    );
    expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
    const resume = screen.getByRole('button', { name: 'Resume Premium Yearly' });
    expect(document.activeElement).toBe(resume);
    await user.click(resume);
    expect(await screen.findByText('Active')).toBeTruthy();
  });

  test('kept after all, the focus goes back', async () => {
    const { screen, user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Cancel my plan' }));
    await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel my plan'));
    expect(api.called('cancelSubscription')).toHaveLength(0);
  });

  test('where it fails the plan runs on and she is told', async () => {
    const { screen, user } = open(YEARLY, { cancelSubscription: () => LOST });
    await user.click(await screen.findByRole('button', { name: 'Cancel my plan' }));
    await user.click(screen.getByRole('button', { name: 'Yes, cancel' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your plan continues');
    expect(screen.getByText('Active')).toBeTruthy();
  });
});

describe('changing the plan', () => {
  const preview = {
    plan: 'premium_monthly',
    dueNow: 0,
    credit: 3298,
    next: { amount: 399, at: '2027-07-30T08:00:00.000Z' },
  } as const;
  const monthly = { ...YEARLY, plan: 'premium_monthly', price: 399 } as const;

  test('shows what it costs before, then changes', async () => {
    const { screen, user, api } = open(YEARLY, { previewPlanChange: () => preview, changePlan: () => monthly });
    await user.click(await screen.findByRole('button', { name: 'Change to Premium Monthly' }));
    const cost = within(await screen.findByRole('region', { name: 'What changing to Premium Monthly costs' }));
    expect(cost.getAllByRole('definition').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Due now$0.00',
      'Refund for unused Premium Yearly$32.98',
      'Next charge, on Fri 30 Jul 2027$3.99',
    ]);
    expect(api.called('changePlan')).toHaveLength(0);
    await user.click(cost.getByRole('button', { name: 'Change to Premium Monthly' }));
    expect(await screen.findByRole('region', { name: 'Premium Monthly' })).toBeTruthy();
    expect(api.called('changePlan').map(({ body }) => body)).toEqual([{ plan: 'premium_monthly' }]);
  });

  test('kept, nothing is asked', async () => {
    const { screen, user, api } = open(YEARLY, { previewPlanChange: () => preview });
    await user.click(await screen.findByRole('button', { name: 'Change to Premium Monthly' }));
    await user.click(await screen.findByRole('button', { name: 'Keep Premium Yearly' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Change to Premium Monthly'));
    expect(api.called('changePlan')).toHaveLength(0);
  });

  test('a cost that does not come changes nothing', async () => {
    const { screen, user } = open(YEARLY, { previewPlanChange: () => new FakeRefusal('checkout_unavailable') });
    await user.click(await screen.findByRole('button', { name: 'Change to Premium Monthly' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing has changed');
  });
});

describe('other standings', () => {
  test('a payment failed: the grace with its end, and the card first', async () => {
    const { screen } = open({ ...YEARLY, graceEndsAt: '2026-11-26T08:00:00.000Z' });
    expect(await screen.findByText('Payment failed')).toBeTruthy();
    expect(screen.getByText(/Your last payment failed/).textContent).toContain(
      'Everything stays open until Thu 26 Nov 2026',
    );
    expect(screen.getAllByRole('button', { name: 'Change card' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull();
  });

  test.each([
    ['lifetime', null, 'For life', 'Premium is yours for life.'],
    ['months', '2027-01-15T08:00:00.000Z', 'A gift of Premium', 'Everything is open until Fri 15 Jan 2027.'],
  ] as const)('given to her: %s', async (kind, until, title, text) => {
    const { screen, container } = open(
      standing({ subscriptionStatus: kind === 'lifetime' ? 'lifetime' : 'active', granted: { kind, until } }),
    );
    expect(await screen.findByRole('region', { name: title })).toBeTruthy();
    expect(screen.getByText('Premium Member')).toBeTruthy();
    expect(container.textContent).toContain(text);
    expect(screen.queryByRole('region', { name: 'Cancel' })).toBeNull();
  });

  test('free days and no plan lead to the plans', async () => {
    const { screen } = open(standing());
    expect(await screen.findByRole('region', { name: 'No plan yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription');
    expect(screen.queryByRole('region', { name: 'Invoices' })).toBeNull();
  });

  test('limited: what stays open stands first, for ever', async () => {
    const { screen } = open(
      standing({ subscriptionStatus: 'expired', access: 'limited', trialEndDate: '2026-11-20T08:00:00.000Z' }),
    );
    const stays = within(await screen.findByRole('region', { name: 'What stays free' }));
    expect(screen.getByText('Your trial has ended')).toBeTruthy();
    expect(stays.getAllByRole('listitem')).toHaveLength(3);
    expect(
      within(screen.getByRole('region', { name: 'What Premium opens' })).getByRole('link', {
        name: 'See the plans',
      }),
    ).toBeTruthy();
  });

  test('a plan that ended keeps its invoices', async () => {
    const { screen } = open(
      standing({
        subscriptionStatus: 'expired',
        access: 'limited',
        periodStart: '2025-11-16T08:00:00.000Z',
        periodEnd: '2026-11-16T08:00:00.000Z',
      }),
      { listInvoices: () => ({ invoices: [paid('in_1', '2025-11-16T08:00:00.000Z')], more: false }) },
    );
    expect(await screen.findByText('Your plan has ended')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Receipt, Sun 16 Nov 2025' })).toBeTruthy();
  });

  test('what does not come says so, and can be asked for again', async () => {
    let broken = true;
    const { screen, user } = open(YEARLY, { getSubscription: () => (broken ? new FakeRefusal('fault') : YEARLY) });
    const note = await screen.findByRole('alert', {}, { timeout: 5000 });
    expect(note.textContent).toContain('Nothing about it has changed');
    broken = false;
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Premium Yearly' })).toBeTruthy();
  });
});

describe('invoices', () => {
  const list = async (invoices: readonly InvoiceWire[], more = false) => {
    const { screen } = open(YEARLY, { listInvoices: () => ({ invoices, more }) });
    const section = within(await screen.findByRole('region', { name: 'Invoices' }));
    await waitFor(() => expect(section.queryByText('Loading...')).toBeNull());
    return section;
  };

  test('many: day, plan, amount, state and receipt', async () => {
    const section = await list(
      [
        paid('in_3', '2026-11-16T08:00:00.000Z'),
        paid('in_2', '2026-10-16T08:00:00.000Z', { plan: 'premium_monthly', amount: 399, state: 'refunded' }),
        paid('in_1', '2026-09-16T08:00:00.000Z', { plan: null, amount: 0, receiptUrl: null }),
      ],
      true,
    );
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mon 16 Nov 2026Premium Yearly$33.51Receipt',
      'Fri 16 Oct 2026Premium Monthly refunded$3.99Receipt',
      'Wed 16 Sep 2026Moonhearth$0.00',
    ]);
    expect(section.getByRole('link', { name: 'Receipt, Mon 16 Nov 2026' }).getAttribute('href')).toBe(
      'https://pay.example/in_3',
    );
    expect(section.getByText('See earlier invoices on the provider’s page.')).toBeTruthy();
  });

  test('none yet', async () => {
    expect((await list([])).getByText('No invoices yet. You’ll get one with your first payment.')).toBeTruthy();
  });

  test('that do not come leave the plan standing', async () => {
    const { screen } = open(YEARLY, { listInvoices: () => new FakeRefusal('fault') });
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      'We couldn’t load your invoices',
    );
    expect(screen.getByRole('region', { name: 'Premium Yearly' })).toBeTruthy();
  });
});
