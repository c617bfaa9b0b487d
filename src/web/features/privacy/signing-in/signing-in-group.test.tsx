import { expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { SigningInGroup } from './signing-in-group.tsx';

const WAYS = {
  email: 'maren@example.com',
  newEmail: null,
  passwordChangedAt: '2026-11-14T08:00:00.000Z',
  codesSince: null,
  recoveryLeft: 0,
  rolesWaiting: [],
  passkeys: [],
};

test('no dialog of signing in has a dead button: pressed too early, it says what is missing and goes there', async () => {
  const api = fakeApi({
    getSignInWays: () => WAYS,
    getFeed: () => ({ feed: null }),
    startCodeApp: () => ({ key: 'ABCDEFGH', link: 'otpauth://totp/x' }),
  });
  const { screen, user } = renderScreen(<SigningInGroup />, { data: { user: sampleUser() } });
  for (const [way, send, label, missing] of [
    ['Change your email address', 'Send the link', 'New email address', 'Enter the new email address first.'],
    ['Change your password', 'Save password', 'New password', 'Enter a new password first.'],
    [
      'Set up an authenticator app',
      'Turn on codes',
      'Six-digit code from the app',
      'Enter the code from the app first.',
    ],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: way }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: send });
    expect(button.disabled).toBe(false);
    await user.click(button);
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  }
  expect(['changeEmail', 'changePassword', 'confirmCodeApp'].map((name) => api.called(name as never))).toEqual([
    [],
    [],
    [],
  ]);
});
