import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { SignInButton } from './sign-in-button.tsx';

test.each([
  ['/standalone-signup', null],
  ['/customize-journey', null],
  ['/', 'external'],
  ['/auth', 'external'],
  ['/login', 'external'],
  ['/simple-auth', 'external'],
])('the button for signing in leads from %s to /, by a new document where one signs in (§2.5)', (at, rel) => {
  const { screen } = renderScreen(<SignInButton />, { at });
  const link = screen.getByRole('link', { name: 'Login' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/', rel]);
});
