import { describe, expect, test } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const SENT = 'If the address is registered, a message is on its way';

describe('/forgot-password', () => {
  test('answers every address alike', async () => {
    const api = fakeApi({ forgotPassword: () => ({ message: SENT }) });
    const { screen, user } = renderScreen(<ForgotPasswordScreen />, { at: '/forgot-password' });
    await user.type(screen.getByLabelText('Email'), ' Maren@Example.com{Enter}');
    expect(await screen.findByText(SENT)).toBeDefined();
    expect(api.called('forgotPassword')[0]?.body).toEqual({ email: 'maren@example.com' });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(' Maren@Example.com'.trim());
  });

  test('keeps what was typed when it fails, and asks for an address that is none', async () => {
    fakeApi({ forgotPassword: () => LOST });
    const { screen, user } = renderScreen(<ForgotPasswordScreen />);
    await user.type(screen.getByLabelText('Email'), 'maren{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    await user.type(screen.getByLabelText('Email'), '@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('We could not reach Moonhearth');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maren@example.com');
  });
});

describe('/reset-password', () => {
  test('takes the token out of the address and saves the new password', async () => {
    const api = fakeApi({ resetPassword: () => ({ message: 'done' }) });
    const { screen, user } = renderScreen(<ResetPasswordScreen />, { at: '/reset-password#tok_9' });
    expect(window.location.hash).toBe('');
    await user.type(screen.getByLabelText('New password'), 'embermoon{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeDefined();
    expect(api.called('resetPassword')[0]?.body).toEqual({ token: 'tok_9', password: 'embermoon' });
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
  });

  test('an expired or used link leads to a new one', async () => {
    fakeApi({ resetPassword: () => new FakeRefusal('link_invalid') });
    const { screen, user } = renderScreen(<ResetPasswordScreen />, { at: '/reset-password#old' });
    await user.type(screen.getByLabelText('New password'), 'embermoon{Enter}');
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('a link without its token says so', () => {
    const { screen } = renderScreen(<ResetPasswordScreen />, { at: '/reset-password' });
    expect(screen.getByRole('heading', { name: 'Part of the link is missing' })).toBeDefined();
  });

  test('a refused password is said in place, a malformed one never sent', async () => {
    const api = fakeApi({
      resetPassword: () => new FakeRefusal('password_refused', { message: 'This password is known from a leak.' }),
    });
    const { screen, user } = renderScreen(<ResetPasswordScreen />, { at: '/reset-password#tok_9' });
    await user.type(screen.getByLabelText('New password'), '12345{Enter}');
    expect(currentToast()).toMatchObject({
      title: 'Invalid Password Format',
      description: 'Password must be at least 6 characters',
    });
    expect(api.calls).toEqual([]);
    await user.type(screen.getByLabelText('New password'), '6{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This password is known from a leak.');
  });
});
