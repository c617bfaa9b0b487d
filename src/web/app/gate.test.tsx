import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.schemas.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { Gate, gateOf } from './gate.tsx';

const fresh = { onboardingCompleted: false, customizationCompleted: false } as const;
const page = <p>the page</p>;

describe('where the gate leads (§4.1)', () => {
  test.each<[string, Partial<User>, string | null]>([
    ['/', {}, null],
    ['/', { ...fresh, birthday: null, age: null }, '/progressive-onboarding'],
    ['/', { ...fresh, sacredGoals: [], customGoals: [] }, '/progressive-onboarding'],
    ['/', { customizationCompleted: false, sacredGoals: ['create healing rituals'] }, `/customize-journey?goals=${encodeURIComponent('["create healing rituals"]')}`],
    ['/no-such-page', { ...fresh, birthday: null, age: null }, '/progressive-onboarding'],
    ['/auth', { customizationCompleted: false }, null],
    ['/customize-journey', { customizationCompleted: false }, null],
    ['/progressive-onboarding', { ...fresh, birthday: null, age: null }, null],
    ['/reset-password', { customizationCompleted: false }, null],
  ])('%s', (path, changes, target) => expect(gateOf(sampleUser(changes), path)).toBe(target));

  test('visitors pass', () => expect(gateOf(null, '/')).toBeNull());
});

describe('Gate', () => {
  test('leads on to the page that asks, which it leaves alone', () => {
    const { screen } = renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser({ ...fresh, birthday: null, age: null }) } });
    expect(window.location.pathname).toBe('/progressive-onboarding');
    expect(screen.queryByText('the page')).not.toBeNull();
  });

  test('lets a member in who told enough', () => {
    const { screen } = renderScreen(<Gate>{page}</Gate>, { at: '/tracker', data: { user: sampleUser() } });
    expect(window.location.pathname).toBe('/tracker');
    expect(screen.queryByText('the page')).not.toBeNull();
  });
});
