import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { askForPremium, endPremiumAsk } from '#web/platform/membership/premium.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TrialEnd } from '../ended/trial-end.tsx';
import { SubscriptionCancelledScreen } from '../subscription-cancelled-screen.tsx';
import { SubscriptionManagementScreen } from '../subscription-management-screen.tsx';
import { SubscriptionScreen } from '../subscription-screen.tsx';
import { SubscriptionSuccessScreen } from '../subscription-success-screen.tsx';

const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
const PAGES: readonly (readonly [string, ComponentType])[] = [
  ['/subscription', SubscriptionScreen],
  ['/subscription?source=journey-customization', SubscriptionScreen],
  ['/subscription-management', SubscriptionManagementScreen],
  ['/subscription-success', SubscriptionSuccessScreen],
  ['/subscription-cancelled', SubscriptionCancelledScreen],
];

describe.each(['admin', 'moderator', 'teacher'] as const)('%s', (role) => {
  const open = (at: string, Screen: ComponentType) => {
    const api = fakeApi({});
    return {
      api,
      ...renderScreen(<Screen />, {
        at,
        data: { user: sampleUser({ ...OVER, roles: [role] }), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
      }),
    };
  };

  test.each(PAGES)('meets no plan at %s: it says that everything is open', (at, Screen) => {
    const { screen, api } = open(at, Screen);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account has full access');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('link', { name: /plan/i })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to my day' }).getAttribute('href')).toBe('/');
    expect([api.called('getSubscription'), api.called('listInvoices')]).toEqual([[], []]);
  });

  test('is never told that a trial has ended, nor shown what Premium would open', async () => {
    askForPremium('patterns');
    const { container } = open('/tracker', TrialEnd);
    await new Promise((done) => setTimeout(done, 50));
    expect(container.textContent).toBe('');
    endPremiumAsk();
  });
});
