import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { setFlowFlags } from '#web/features/subscription/flow-flags.ts';
import { Gate, gateOf } from './gate.tsx';

const fresh = { onboardingCompleted: false, customizationCompleted: false } as const;
const page = <p>the page</p>;

describe('where the gate leads (§4.1)', () => {
  test.each<[string, Partial<User>, string | null]>([
    ['/', {}, null],
    ['/', { ...fresh, birthday: null, age: null }, '/progressive-onboarding'],
    ['/', { ...fresh, sacredGoals: [], customGoals: [] }, '/progressive-onboarding'],
    [
      '/',
      { customizationCompleted: false, sacredGoals: ['create healing rituals'] },
      `/customize-journey?goals=${encodeURIComponent('["create healing rituals"]')}`,
    ],
    ['/no-such-page', { ...fresh, birthday: null, age: null }, '/progressive-onboarding'],
    ['/auth', { customizationCompleted: false }, null],
    ['/customize-journey', { customizationCompleted: false }, null],
    ['/progressive-onboarding', { ...fresh, birthday: null, age: null }, null],
    ['/reset-password', { customizationCompleted: false }, null],
  ])('%s', (path, changes, target) => expect(gateOf(sampleUser(changes), { path, plansSeen: true })).toBe(target));

  test('visitors pass', () => expect(gateOf(null, { path: '/', plansSeen: false })).toBeNull());
});

describe('Gate', () => {
  test('leads on to the page that asks, which it leaves alone', () => {
    const { screen } = renderScreen(<Gate>{page}</Gate>, {
      at: '/tracker',
      data: { user: sampleUser({ ...fresh, birthday: null, age: null }) },
    });
    expect(window.location.pathname).toBe('/progressive-onboarding');
    expect(screen.queryByText('the page')).not.toBeNull();
  });

  test('lets a member in who told enough', () => {
    setFlowFlags(sampleUser().id, ['subscription_flow_shown']);
    const { screen } = renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser() } });
    expect(window.location.pathname).toBe('/tracker');
    expect(screen.queryByText('the page')).not.toBeNull();
  });

  test.each(['subscription_flow_shown', 'subscription_completed', 'payment_completed'] as const)(
    '%s keeps the plans from being shown twice (rule 3)',
    async (flag) => {
      setFlowFlags(sampleUser().id, [flag]);
      renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser() } });
      await new Promise((done) => setTimeout(done, 20));
      expect(window.location.pathname).toBe('/tracker');
    },
  );

  test('without any it leads an adult to the plans, and from there she may go anywhere', async () => {
    setFlowFlags('somebody else', ['subscription_flow_shown']);
    renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser() } });
    await waitFor(() => expect(window.location.pathname).toBe('/subscription'));
    setFlowFlags(sampleUser().id, ['subscription_flow_shown']);
    act(() => window.history.pushState(null, '', '/tracker'));
    await new Promise((done) => setTimeout(done, 20));
    expect(window.location.pathname).toBe('/tracker');
  });

  test('a teen is led nowhere', async () => {
    renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser({ ageGroup: 'teen' }) } });
    await new Promise((done) => setTimeout(done, 20));
    expect(window.location.pathname).toBe('/tracker');
  });
});
