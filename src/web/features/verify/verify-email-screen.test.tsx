import { describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

/** The sign-up of the link began in this browser. */
const OWN = { lookAtLink: () => ({ ask: false, began: null }) };
const SENT = 'If the address is registered, a message is on its way';

describe('waiting for the mail', () => {
  test('names the address and keeps it in the bar', () => {
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email?email=maren%40example.com' });
    expect(screen.getByText(/maren@example\.com/)).toBeDefined();
    expect(window.location.search).toBe('?email=maren%40example.com');
    expect(screen.queryByRole('link', { name: 'Open this machine’s mailbox' })).toBeNull();
  });

  test('has it sent again, with one answer for every address', async () => {
    const api = fakeApi({ resendVerification: () => ({ message: SENT }) });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, {
      at: '/verify-email?email=Maren%40Example.com',
      data: { devMail: true },
    });
    expect(screen.getByRole('link', { name: 'Open this machine’s mailbox' }).getAttribute('href')).toBe('/dev/mail');
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(SENT)).toBeDefined();
    expect(api.called('resendVerification')[0]?.body).toEqual({ email: 'maren@example.com' });
  });

  test('asks for an address that is none, and says when sending failed', async () => {
    fakeApi({ resendVerification: () => new FakeRefusal('rate_limited') });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email' });
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(screen.getByText('Please enter a valid email address')).toBeDefined();
    await user.type(screen.getByLabelText('Email'), 'maren@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once');
  });

  test.each([
    ['the same address', 'maren@example.com', 1],
    ['somebody else', 'ivy@example.com', 0],
  ])('once another tab signed in %s, it goes home: %i', async (_who, email, times) => {
    const api = fakeApi({ getUser: () => ({ user: sampleUser({ email }) }) });
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    renderScreen(<VerifyEmailScreen />, { at: '/verify-email?email=maren%40example.com' });
    expect(api.called('getUser')).toHaveLength(0);
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(api.called('getUser')).toHaveLength(1));
    await new Promise((done) => setTimeout(done, 20));
    expect(left).toHaveBeenCalledTimes(times);
  });

  test('a hostile address is only text', () => {
    const { screen } = renderScreen(<VerifyEmailScreen />, {
      at: `/verify-email?email=${encodeURIComponent('<img src=x onerror=alert(1)>')}`,
    });
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeDefined();
  });
});

describe('the link of the mail', () => {
  test('is used at once, and leaves the address', async () => {
    const api = fakeApi({ ...OWN, verifyEmail: () => ({ message: 'done', signedIn: false }) });
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
    expect(api.called('verifyEmail').map((call) => call.body)).toEqual([{ token: 'tok_123' }]);
    expect(window.location.hash).toBe('');
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth');
  });

  test('says that it is being checked', async () => {
    fakeApi({ ...OWN, verifyEmail: () => new Promise(() => undefined) });
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    expect(await screen.findByText('Checking your link...')).toBeDefined();
  });

  test('expired or used: sign in, or have a new one sent', async () => {
    fakeApi({ ...OWN, verifyEmail: () => new FakeRefusal('link_invalid') });
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#old' });
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeDefined();
  });

  test('of this browser’s own sign-up signs in: her page opens in a new document', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    fakeApi({ ...OWN, verifyEmail: () => ({ message: 'done', signedIn: true }) });
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    expect(await screen.findByText(/You’re signed in/)).toBeDefined();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    assign.mockRestore();
  });

  test('of a sign-up that began elsewhere: nothing was created, and she may begin anew here', async () => {
    fakeApi({ ...OWN, verifyEmail: () => new FakeRefusal('registration_elsewhere') });
    const { screen } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#theirs' });
    expect(await screen.findByRole('heading', { name: 'This sign-up started somewhere else' })).toBeDefined();
    expect(screen.getByText(/somebody else entered your email/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign up again' }).getAttribute('href')).toBe('/standalone-signup');
    expect(screen.queryByRole('button', { name: 'Send it again' })).toBeNull();
  });

  test('of a sign-up that this browser knows nothing of: it is asked about before anything is created', async () => {
    const began = { at: '2026-11-21T15:35:00.000Z', device: 'phone, Firefox' };
    const api = fakeApi({
      lookAtLink: () => ({ ask: true, began }),
      verifyEmail: () => ({ message: 'done', signedIn: false }),
    });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    expect(await screen.findByRole('heading', { name: 'Is this your sign-up?' })).toBeDefined();
    expect(screen.getByText(/21 November/)).toBeDefined();
    expect(screen.getByText('phone, Firefox')).toBeDefined();
    expect(api.called('verifyEmail')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Yes, create my account' }));
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
    expect(api.called('verifyEmail').map((call) => call.body)).toEqual([{ token: 'tok_123' }]);
  });

  test('that could not even be looked at is looked at again', async () => {
    let lost = true;
    fakeApi({
      lookAtLink: () => (lost ? LOST : { ask: false, began: null }),
      verifyEmail: () => ({ message: 'done', signedIn: false }),
    });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    await screen.findByText('We couldn’t check your link. Please try again.');
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
  });

  test('a lost connection is not the end of it', async () => {
    let lost = true;
    const api = fakeApi({ ...OWN, verifyEmail: () => (lost ? LOST : { message: 'done', signedIn: false }) });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: '/verify-email#tok_123' });
    await screen.findByText('We couldn’t check your link. Please try again.');
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Email confirmed' })).toBeDefined();
    await vi.waitFor(() => expect(api.called('verifyEmail')).toHaveLength(2));
  });
});

describe('the link that went to a new address', () => {
  const AT = '/verify-email#new.tok_123';

  test('asks before it moves the account, uses the link once pressed, and leaves the address', async () => {
    const api = fakeApi({ confirmEmail: () => ({ message: 'done' }) });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: AT });
    expect(screen.getByRole('heading', { name: 'Use this email?' })).toBeDefined();
    expect([api.called('confirmEmail'), api.called('verifyEmail')]).toEqual([[], []]);
    await user.click(screen.getByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('heading', { name: 'Your email is changed' })).toBeDefined();
    expect(api.called('confirmEmail').map((call) => call.body)).toEqual([{ token: 'tok_123' }]);
    expect([window.location.search, window.location.hash]).toEqual(['', '']);
  });

  test.each([
    ['link_invalid', 'This link has expired'],
    ['address_taken', 'This email is already in use'],
  ] as const)('%s: says what stands', async (code, heading) => {
    fakeApi({ confirmEmail: () => new FakeRefusal(code) });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: AT });
    await user.click(screen.getByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined();
  });

  test('a lost answer can be asked for again', async () => {
    fakeApi({ confirmEmail: () => LOST });
    const { screen, user } = renderScreen(<VerifyEmailScreen />, { at: AT });
    await user.click(screen.getByRole('button', { name: 'Use this email' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Use this email' })).toBeDefined();
  });
});
