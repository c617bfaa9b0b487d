import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WELCOME_MESSAGES } from '#domain/account/welcome.ts';
import { FakeRefusal, fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { takeHandedToast } from '#web/platform/handover.ts';
import { isSigningIn } from '#web/platform/sign-in-flag.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { LandingScreen } from './landing-screen.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  assign.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
afterEach(() => vi.restoreAllMocks());

async function fill(view: ReturnType<typeof renderScreen>, password = 'embermoon') {
  await act(() => vi.advanceTimersByTimeAsync(50));
  await view.user.type(view.screen.getByLabelText('Email'), ' Maren@Example.com ');
  await view.user.type(view.screen.getByLabelText('Password'), password);
}
const press = (view: ReturnType<typeof renderScreen>) =>
  view.user.click(view.screen.getByRole('button', { name: 'Sign in' }));

describe('decisions 21: both ways are as near', () => {
  test.each([
    ['/auth', 'Sign in', 'Need an account? Start your journey'],
    ['/auth?mode=start', 'Start Your Journey', 'Already have an account? Sign in'],
  ])('%s: the way to the other mode is a button of the same size', (at, first, other) => {
    const { screen, container } = renderScreen(<LandingScreen />, { at });
    const [one, two] = [...container.querySelectorAll('[class*="button"][class*="full"]')];
    expect([one?.textContent, two?.textContent]).toEqual([first, other]);
    expect(screen.getByRole('link', { name: other })).toBe(two);
  });

  test('passkey and shared device are one press away, and the form still posts the choice', () => {
    const { screen, container } = renderScreen(<LandingScreen />);
    const fold = container.querySelector('form details');
    expect(fold?.querySelector('summary')?.textContent).toBe('More ways to sign in');
    expect(fold?.contains(screen.getByRole('checkbox', { name: /This is a shared device/, hidden: true }))).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in with a passkey', hidden: true }).closest('details')).toBe(fold);
  });
});

describe('§2.5 the two modes', () => {
  test('a visitor meets the sign-in form, which works without JavaScript', () => {
    const { screen, container } = renderScreen(<LandingScreen />);
    const form = container.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/auth');
    expect([...(form?.elements ?? [])].map((field) => field.getAttribute('name')).filter(Boolean)).toEqual([
      'email',
      'password',
      'sharedDevice',
    ]);
    expect(screen.getByRole('link', { name: 'Need an account? Start your journey' }).getAttribute('href')).toBe(
      '/auth?mode=start',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
  });

  test('the toggle clears the form and hides the password', async () => {
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await view.user.click(view.screen.getByRole('button', { name: 'Show password' }));
    await view.user.click(view.screen.getByRole('link', { name: 'Need an account? Start your journey' }));
    expect(document.activeElement).toBe(view.screen.getByRole('heading', { level: 2 }));
    await view.user.click(view.screen.getByRole('link', { name: 'Already have an account? Sign in' }));
    const password = view.screen.getByLabelText<HTMLInputElement>('Password');
    expect([view.screen.getByLabelText<HTMLInputElement>('Email').value, password.value, password.type]).toEqual([
      '',
      '',
      'password',
    ]);
  });

  test('an invited visitor starts with the call, is greeted for 5 s, and carries ref on', () => {
    const { screen } = renderScreen(<LandingScreen />, { at: '/?ref=ivy%20leaf' });
    expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe(
      '/standalone-signup?ref=ivy%20leaf',
    );
    expect(currentToast()).toMatchObject({ title: 'You were invited', duration: 5000 });
    expect(screen.getByRole('link', { name: 'Already have an account? Sign in' }).getAttribute('href')).toBe(
      '/auth?mode=signin&ref=ivy%20leaf',
    );
  });

  test.each([
    ['/auth?mode=start', false],
    ['/auth?mode=signin&ref=ivy', true],
    ['/auth?ref=', true],
  ])('%s shows the form: %s', (at, form) => {
    const { screen } = renderScreen(<LandingScreen />, { at });
    expect(screen.queryByLabelText('Email') !== null).toBe(form);
  });

  test('what the posted form came back with is said', () => {
    const { screen } = renderScreen(<LandingScreen />, { at: '/auth?error=credentials' });
    expect(screen.getByRole('alert').textContent).toBe('Please check your credentials and try again.');
  });
});

describe('§4.3 signing in', () => {
  test('sets the flag, places her, greets her, clears the flag and goes home after 300 ms', async () => {
    const api = fakeApi({ login: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    await vi.waitFor(() => expect(view.appState.get().user?.firstName).toBe('Maren'));
    expect(api.called('login')[0]?.body).toEqual({
      email: 'maren@example.com',
      password: 'embermoon',
      sharedDevice: false,
    });
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Welcome back, Maren!', duration: 5000, kind: 'neutral' }),
    );
    expect(WELCOME_MESSAGES).toContain(currentToast()?.description);
    expect(isSigningIn()).toBe(false);
    const handed = takeHandedToast(Date.now());
    expect(handed).toMatchObject({ title: 'Welcome back, Maren!', duration: 5000 });
    expect(handed?.left).toBeGreaterThan(4000);
  });

  test('on the day her account was made nobody says "back" (decision 58)', async () => {
    fakeApi({ login: () => ({ user: sampleUser({ createdAt: new Date().toISOString() }) }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    await vi.waitFor(() => expect(currentToast()?.title).toBe('Welcome to Moonhearth!'));
  });

  test('not a millisecond earlier', async () => {
    fakeApi({ login: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    vi.useFakeTimers({ shouldAdvanceTime: false });
    fireEvent.submit(view.container.querySelector('form') as HTMLFormElement);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(view.appState.get().user).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(assign).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(assign).toHaveBeenCalledWith('/');
  });

  test('while it runs the flag stands and the button says so', async () => {
    let answer: (reply: { user: ReturnType<typeof sampleUser> }) => void = () => undefined;
    fakeApi({ login: () => new Promise((resolve) => (answer = resolve)) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    expect(view.screen.getByRole('button', { name: 'Signing in...' })).toBeDefined();
    expect(localStorage.getItem('login_state')).toBe('logging_in');
    await act(async () => answer({ user: sampleUser() }));
  });

  test('a shared device is said to the server', async () => {
    const api = fakeApi({ login: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await view.user.click(view.screen.getByRole('checkbox', { name: /This is a shared device/ }));
    await press(view);
    await vi.waitFor(() => expect(api.called('login')[0]?.body).toMatchObject({ sharedDevice: true }));
  });

  test('what a visitor answered before is saved as hers', async () => {
    localStorage.setItem(
      'pending_journey',
      JSON.stringify({ keptAt: Date.now() - 1000, answers: { currentlyMenstruates: 'no', tracksCycle: 'no' } }),
    );
    const api = fakeApi({ login: () => ({ user: sampleUser() }), patchUser: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    await vi.waitFor(() => expect(localStorage.getItem('pending_journey')).toBeNull());
    expect(api.called('patchUser')[0]?.body).toEqual({
      journeyCustomization: { currentlyMenstruates: 'no', tracksCycle: 'no' },
      customizationCompleted: true,
    });
  });
});

describe('§5, §8: what goes wrong', () => {
  test.each([
    ['wrong credentials', new FakeRefusal('bad_credentials'), 'Please check your credentials and try again.'],
    ['too many tries', new FakeRefusal('rate_limited'), 'That was a lot at once. Please wait a moment and try again.'],
    ['no connection', LOST, 'We could not reach Moonhearth. Please check your connection and try again.'],
  ] as const)('%s: the flag is cleared and what she typed stays', async (_name, answer, sentence) => {
    fakeApi({ login: () => answer });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Sign in failed', description: sentence, kind: 'danger' }),
    );
    expect(isSigningIn()).toBe(false);
    expect(view.screen.getByLabelText<HTMLInputElement>('Password').value).toBe('embermoon');
    expect(view.screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
    expect(assign).not.toHaveBeenCalled();
  });

  test('an unverified address leads to verification', async () => {
    fakeApi({
      login: () => new FakeRefusal('verification_required', { requiresVerification: true, email: 'maren@example.com' }),
    });
    const view = renderScreen(<LandingScreen />);
    await fill(view);
    await press(view);
    await vi.waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/verify-email?email=maren%40example.com'),
    );
    expect(currentToast()).toMatchObject({
      title: 'Email Verification Required',
      description: 'Please verify your email address before signing in.',
      kind: 'danger',
    });
  });

  test('a password that cannot be one is not sent', async () => {
    const api = fakeApi({});
    const view = renderScreen(<LandingScreen />);
    await fill(view, 'mönd');
    expect(view.screen.getByText('Password can only contain printable ASCII characters')).toBeDefined();
    await press(view);
    expect(currentToast()).toMatchObject({
      title: 'Invalid Password Format',
      description: 'Password must be at least 6 characters, Password can only contain printable ASCII characters',
      kind: 'danger',
    });
    expect(api.calls).toEqual([]);
  });

  test('quotes are warned of and sent', async () => {
    const api = fakeApi({ login: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />);
    await fill(view, `ember'moon`);
    expect(view.screen.getByText('Password contains quotes which may cause issues in some systems')).toBeDefined();
    await press(view);
    await vi.waitFor(() => expect(api.called('login')).toHaveLength(1));
  });
});

describe('decisions 18: demo accounts', () => {
  const demo = [
    { label: 'Adult', description: '14 months of cycles', email: 'demo@example.com', password: 'demo-adult' },
  ];
  test('one press fills the form and signs in', async () => {
    const api = fakeApi({ login: () => ({ user: sampleUser() }) });
    const view = renderScreen(<LandingScreen />, { data: { demo } });
    await view.user.click(view.screen.getByText('Look around first'));
    await view.user.click(view.screen.getByRole('button', { name: /Adult/ }));
    await vi.waitFor(() =>
      expect(api.called('login')[0]?.body).toMatchObject({ email: 'demo@example.com', password: 'demo-adult' }),
    );
    expect(view.screen.getByLabelText<HTMLInputElement>('Email').value).toBe('demo@example.com');
  });
  test('elsewhere there are none', () => {
    const { screen } = renderScreen(<LandingScreen />);
    expect(screen.queryByText('Look around first')).toBeNull();
  });
});
