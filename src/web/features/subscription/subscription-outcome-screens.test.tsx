import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { PAUSES_MS } from './outcome/use-payment.ts';
import { SubscriptionCancelledScreen } from './subscription-cancelled-screen.tsx';
import { standing, YEARLY } from './subscription-sample.ts';
import { SubscriptionSuccessScreen } from './subscription-success-screen.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const me = sampleUser();
const data = { user: me, today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' } as const;
const FREE = { ...YEARLY, trialEndDate: me.trialEndDate, periodEnd: me.trialEndDate };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function success(
  getSubscription: NonNullable<FakeHandlers['getSubscription']>,
  at = '/subscription-success?session_id=anything',
) {
  const api = fakeApi({ getSubscription, getUser: () => ({ user: { ...me, subscriptionStatus: 'active' } }) });
  return { api, ...renderScreen(<SubscriptionSuccessScreen />, { at, data }) };
}

describe('/subscription-success', () => {
  test('believes no address: it asks until the server knows, then welcomes and notes it', async () => {
    let asked = 0;
    const { screen, api, appState } = success(() => ((asked += 1) < 3 ? standing() : FREE));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checking your payment');
    expect(window.localStorage.getItem(`payment_completed_${me.id}`)).toBeNull();
    await wait(0);
    await wait(PAUSES_MS[0] ?? 0);
    await wait(PAUSES_MS[1] ?? 0);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome in. The fire is yours.');
    expect(screen.getByText('Premium Yearly is active, and everything in it is open.')).toBeTruthy();
    expect(
      screen.getByText('Nothing was charged today. Your first payment of $33.51 is on Thursday 26 November.'),
    ).toBeTruthy();
    expect(api.called('getSubscription')).toHaveLength(3);
    expect(appState.get().user?.subscriptionStatus).toBe('active');
    expect(
      ['subscription_completed', 'payment_completed'].map((flag) => window.localStorage.getItem(`${flag}_${me.id}`)),
    ).toEqual(['true', 'true']);
  });

  test('about a minute, more and more slowly; then it says what to do, and asks again on her word', async () => {
    expect(PAUSES_MS.reduce((sum, one) => sum + one)).toBeGreaterThan(55_000);
    expect(PAUSES_MS.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(60_000);
    let known = false;
    const { screen, api } = success(() => (known ? YEARLY : standing()));
    await wait(61_000);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment isn’t confirmed yet');
    expect(api.called('getSubscription')).toHaveLength(PAUSES_MS.length + 1);
    await wait(120_000);
    expect(api.called('getSubscription')).toHaveLength(PAUSES_MS.length + 1);
    known = true;
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await wait(0);
    expect(screen.getByText(/It renews on Tue 16 Nov 2027/)).toBeTruthy();
  });

  test('without a line it says that what she paid is safe', async () => {
    const { screen } = success(() => LOST);
    await wait(61_000);
    expect(screen.getByText(/safe with the payment provider/)).toBeTruthy();
    expect(window.localStorage.getItem(`payment_completed_${me.id}`)).toBeNull();
  });
});

describe('/subscription-cancelled', () => {
  const open = (changes: Parameters<typeof sampleUser>[0]) =>
    renderScreen(<SubscriptionCancelledScreen />, {
      at: '/subscription-cancelled',
      data: { ...data, user: sampleUser(changes) },
    });
  test.each([
    [{}, 'until Thursday 26 November', 'See the plans again', '/subscription'],
    [{ trialEndDate: null }, 'logged and written stays open', 'See the plans again', '/subscription'],
    [{ subscriptionStatus: 'active' as const }, 'Your plan hasn’t changed', 'See my plan', '/subscription-management'],
  ])('%o: nothing was charged', (changes, words, link, to) => {
    const { screen, container } = open(changes);
    expect(container.textContent).toContain('Nothing was charged');
    expect(container.textContent).toContain(words);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
    expect(screen.getByRole('link', { name: 'Go to my day' }).getAttribute('href')).toBe('/');
  });
});
