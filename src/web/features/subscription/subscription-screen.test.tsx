import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { featuresOf } from './plans/feature-lines.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { standing } from './subscription-sample.ts';

let left: { mock: unknown };
beforeEach(() => {
  left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

const DAY = '2026-11-21';
type Given = {
  readonly at?: string;
  readonly user?: Parameters<typeof sampleUser>[0];
  readonly handlers?: FakeHandlers;
};
function open({ at = '/subscription', user = {}, handlers = {} }: Given = {}) {
  const api = fakeApi({ getSubscription: () => standing(), getMoonMonth: () => LOST, ...handlers });
  const view = renderScreen(<SubscriptionScreen />, {
    at,
    data: { user: sampleUser(user), today: DAY, now: `${DAY}T12:00:00.000Z` },
  });
  view.client.setDefaultOptions({ queries: { retry: false } });
  return { api, ...view };
}
const yearly = /^Premium Yearly \$33\.51 ?\/year$/;
const monthly = /^Premium Monthly \$3\.99 ?\/month$/;

describe('the two plans (§2.8, §9)', () => {
  test('as the spec words them, none chosen, the button waiting', async () => {
    const { screen } = open();
    const group = within(screen.getByRole('radiogroup', { name: 'Plans' }));
    expect(group.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false]);
    expect(group.getByRole('radio', { name: monthly })).toBeTruthy();
    expect(group.getByRole('radio', { name: yearly })).toBeTruthy();
    // A line of §9 is said from the day its pages exist (`feature-lines.test.ts`).
    expect(group.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...featuresOf('premium_monthly'),
      ...featuresOf('premium_yearly'),
    ]);
    expect(group.queryByText(/Thirteen moons/)).toBeNull();
    for (const words of ['Popular', 'Ultimate', 'Save 30% vs monthly ($2.79/month)', 'Cancel anytime.'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select a Plan Above' }).disabled).toBe(true);
    expect(screen.getByText(/Secure checkout. Your health data is never part of billing./)).toBeTruthy();
    expect(await screen.findByText('practice, no money moves')).toBeTruthy();
  });

  test('a plan names the button, which sends exactly that plan and is busy until the browser leaves', async () => {
    const { screen, user, api } = open({
      handlers: { createCheckoutSession: () => ({ url: 'http://localhost/pay' }) },
    });
    await user.click(screen.getByRole('radio', { name: monthly }));
    expect(screen.getByRole('button', { name: 'Subscribe to Premium Monthly' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: yearly }));
    await user.click(screen.getByRole('button', { name: 'Subscribe to Premium Yearly' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('http://localhost/pay'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Processing...' }).disabled).toBe(true);
    expect(api.called('createCheckoutSession').map(({ body }) => body)).toEqual([{ plan: 'premium_yearly' }]);
  });

  test.each<[string, NonNullable<FakeHandlers['createCheckoutSession']>]>([
    ['a failed call', () => new FakeRefusal('checkout_unavailable')],
    ['a lost call', () => LOST],
    ['no url', () => ({ url: '' })],
    ['an address that is no page', () => ({ url: 'javascript:alert(1)' })],
  ])('%s resets the button and shows nothing else (§8)', async (_name, createCheckoutSession) => {
    const { screen, user, container } = open({ handlers: { createCheckoutSession } });
    await screen.findByText('practice, no money moves');
    await user.click(screen.getByRole('radio', { name: monthly }));
    const before = container.textContent;
    await user.click(screen.getByRole('button', { name: 'Subscribe to Premium Monthly' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Subscribe to Premium Monthly' }).disabled).toBe(
        false,
      ),
    );
    expect(container.textContent).toBe(before);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(left).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Subscribe to Premium Monthly');
  });

  test('by keyboard: the radios are one stop, native ones', async () => {
    const { screen, user } = open();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    expect(radios.every(({ type }) => type === 'radio')).toBe(true);
    radios[0]?.focus();
    await user.keyboard(' ');
    expect(radios[0]?.checked).toBe(true);
  });

  test('where this server takes no payments it says so kindly, with no button', async () => {
    const { screen } = open({ handlers: { getSubscription: () => standing({ checkout: 'off' }) } });
    expect(await screen.findByText('This server takes no payments')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Select a Plan Above' })).toBeNull();
  });

  test('what is known of the checkout may stay away: the plans stand', async () => {
    const { screen, api } = open({ handlers: { getSubscription: () => new FakeRefusal('fault') } });
    await waitFor(() => expect(api.called('getSubscription').length).toBeGreaterThan(0));
    expect(screen.getByRole('radio', { name: monthly })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the openings', () => {
  test('the trial runs: its days by her own dates, and nothing before its end', () => {
    const { screen } = open();
    expect(screen.getByText('Five days of your trial remain')).toBeTruthy();
    const stops = within(screen.getByRole('list', { name: 'Your seven-day trial' })).getAllByRole('listitem');
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      '19 NovYou arrived',
      'TodayDay 3. Everything is open',
      '24 NovWe email you a reminder',
      '26 NovTrial ends. You choose',
    ]);
    expect(stops[1]?.getAttribute('aria-current')).toBe('date');
    expect(screen.getByText(/Nothing is charged before Thursday 26 November\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skip for now' }).getAttribute('href')).toBe('/');
  });

  test('after the trial: no days, and the way on is limited access', () => {
    const { screen } = open({ user: { trialEndDate: '2026-11-20T08:00:00.000Z', subscriptionStatus: 'expired' } });
    expect(screen.getByText('Your trial has ended')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Your seven-day trial' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue exploring (limited access)' })).toBeTruthy();
  });

  test.each(['active', 'lifetime'] as const)(
    'who is %s is led to where the plan is looked after',
    (subscriptionStatus) => {
      open({ user: { subscriptionStatus } });
      expect(window.location.pathname).toBe('/subscription-management');
    },
  );

  test('a subscriber who changed her answers goes home', () => {
    open({ at: '/subscription?source=journey-customization', user: { subscriptionStatus: 'active' } });
    expect(window.location.pathname).toBe('/');
  });

  test('coming here is noted for the gate, for her alone', () => {
    open();
    expect(window.localStorage.getItem(`subscription_flow_shown_${sampleUser().id}`)).toBe('true');
  });

  test('three plain answers', async () => {
    const { screen } = open();
    const answers = within(screen.getByRole('region', { name: 'Plain answers' }));
    expect(answers.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'What happens if I don’t choose?',
      'Can I switch later?',
      'What if I can’t afford it?',
    ]);
  });
});
