import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HEALTH_CONSENT } from '#domain/account/consent.ts';
import { forgetAllKept } from '#web/platform/browser-storage.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { SignupScreen } from './signup-screen.tsx';

const NOW = '2026-11-21T12:00:00.000Z';
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(NOW) });
});

type View = ReturnType<typeof renderScreen>;
const open = (at = '/standalone-signup') => renderScreen(<SignupScreen />, { at, data: { now: NOW } });
const next = (view: View) => view.user.click(view.screen.getByRole('button', { name: 'Continue' }));
const heading = (view: View) => view.screen.getByRole('heading', { level: 1 }).textContent;
const submit = (view: View) => view.user.click(view.screen.getByRole('button', { name: 'Complete Registration' }));

async function toStep(view: View, step: 2 | 3 | 4, { birthday = '1994-03-02', email = 'maren@example.com' } = {}) {
  await view.user.type(view.screen.getByLabelText('First name'), ' Maren');
  await view.user.type(view.screen.getByLabelText('Last name'), 'Holt');
  await view.user.type(view.screen.getByLabelText('Email'), email);
  await next(view);
  if (step === 2) return;
  await view.user.type(view.screen.getByLabelText('Password'), 'embermoon');
  await next(view);
  if (step === 3) return;
  fireEvent.change(view.screen.getByLabelText('Birthday'), { target: { value: birthday } });
  await next(view);
}

const goal = (view: View, name: string) => view.screen.getByRole('checkbox', { name });

describe('§2.6: four steps', () => {
  test('each with its heading, its dots and its buttons', async () => {
    const view = open();
    expect(heading(view)).toBe('Welcome to Your Sacred Journey');
    expect(view.screen.getByRole('list', { name: 'Step 1 of 4' }).children).toHaveLength(4);
    expect(view.screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await toStep(view, 2);
    expect(heading(view)).toBe('Create Your Secure Password');
    expect(document.activeElement).toBe(view.screen.getByLabelText('Password'));
    expect(view.screen.getByRole('group', { name: 'Create Your Secure Password' })).toBeDefined();
    await view.user.click(view.screen.getByRole('button', { name: 'Back' }));
    expect(heading(view)).toBe('Welcome to Your Sacred Journey');
    expect(view.screen.getByLabelText<HTMLInputElement>('Email').value).toBe('maren@example.com');
  });

  test('step 3 and step 4', async () => {
    const view = open();
    await toStep(view, 3);
    expect(heading(view)).toBe('Complete Your Profile');
    fireEvent.change(view.screen.getByLabelText('Birthday'), { target: { value: '1994-03-02' } });
    await next(view);
    expect(heading(view)).toBe('Choose Your Sacred Wellness Goals');
    expect(view.screen.getAllByRole('checkbox')).toHaveLength(17);
    expect(view.screen.getByText('Selected: 0 of 3 goals maximum')).toBeDefined();
    expect(view.screen.getByText(HEALTH_CONSENT)).toBeDefined();
  });

  test('Enter continues', async () => {
    const view = open();
    await toStep(view, 2);
    await view.user.type(view.screen.getByLabelText('Password'), 'embermoon{Enter}');
    expect(heading(view)).toBe('Complete Your Profile');
  });
});

describe('§5: what may not pass', () => {
  test('an incomplete step stays, and says why', async () => {
    const view = open();
    await next(view);
    expect(heading(view)).toBe('Welcome to Your Sacred Journey');
    expect(currentToast()).toMatchObject({
      title: 'Please complete all fields',
      description: 'All fields are required to continue.',
      kind: 'danger',
    });
  });

  test('a slip in the address blocks until one click mends it', async () => {
    const view = open();
    await toStep(view, 2, { email: 'maren@gmial.com' });
    expect(heading(view)).toBe('Welcome to Your Sacred Journey');
    expect(view.screen.getByText(/Did you mean maren@gmail\.com\?/)).toBeDefined();
    await view.user.click(view.screen.getByRole('button', { name: 'Use this address' }));
    await next(view);
    expect(heading(view)).toBe('Create Your Secure Password');
  });

  test('a name that our team goes by is named in its field, and blocks', async () => {
    const view = open();
    await view.user.type(view.screen.getByLabelText('First name'), 'Moderator');
    await view.user.type(view.screen.getByLabelText('Last name'), 'Lind');
    await view.user.type(view.screen.getByLabelText('Email'), 'maren@example.com');
    await next(view);
    expect(heading(view)).toBe('Welcome to Your Sacred Journey');
    expect(view.screen.getAllByText(/without our team’s titles/)).toHaveLength(1);
    expect(view.screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true');
    await view.user.clear(view.screen.getByLabelText('First name'));
    await view.user.type(view.screen.getByLabelText('First name'), 'Staffan');
    await next(view);
    expect(heading(view)).toBe('Create Your Secure Password');
  });

  test('a password of five stays, of six passes', async () => {
    const view = open();
    await toStep(view, 2);
    const password = view.screen.getByLabelText('Password');
    await view.user.type(password, '12345');
    expect(view.screen.getByText('Password must be at least 6 characters long')).toBeDefined();
    await next(view);
    expect(currentToast()?.title).toBe('Please complete all fields');
    await view.user.type(password, '6');
    await next(view);
    expect(heading(view)).toBe('Complete Your Profile');
  });

  test('a password of the wrong letters is named for what it is', async () => {
    const view = open();
    await toStep(view, 2);
    await view.user.type(view.screen.getByLabelText('Password'), 'emberмoon');
    await next(view);
    expect(currentToast()).toMatchObject({
      title: 'Invalid Password Format',
      description: 'Password can only contain printable ASCII characters',
    });
    expect(heading(view)).toBe('Create Your Secure Password');
  });

  test('a birthday is needed, a phone number is not', async () => {
    const view = open();
    await toStep(view, 3);
    await next(view);
    expect(heading(view)).toBe('Complete Your Profile');
    expect(currentToast()?.title).toBe('Please complete all fields');
  });

  test('a fourth goal changes nothing and says so; none at all cannot be sent', async () => {
    const view = open();
    await toStep(view, 4);
    await submit(view);
    expect(currentToast()).toMatchObject({
      title: 'Please select your wellness goals',
      description: 'Choose at least one goal to continue.',
    });
    for (const name of [
      'restore cycle regularity',
      'create healing rituals',
      "honor my body's wisdom",
      'strengthen my intuition',
    ])
      await view.user.click(goal(view, name));
    expect(currentToast()).toMatchObject({
      title: 'Maximum Goals Reached',
      description: 'You can select up to 3 goals. Please unselect one first.',
    });
    expect(view.screen.getByText('Selected: 3 of 3 goals maximum')).toBeDefined();
    expect((goal(view, 'strengthen my intuition') as HTMLInputElement).checked).toBe(false);
  });

  test('a teen is offered 13 goals', async () => {
    const view = open();
    await toStep(view, 4, { birthday: '2012-01-01' });
    expect(view.screen.getAllByRole('checkbox')).toHaveLength(13);
    expect(view.screen.queryByRole('checkbox', { name: 'prepare for conception' })).toBeNull();
  });
});

describe('a mistake is told where it is', () => {
  test('Continue marks each field, says it there and goes to the first; the toast ends with the mistake', async () => {
    const view = open();
    await next(view);
    const name = view.screen.getByLabelText('First name');
    expect(document.activeElement).toBe(name);
    for (const [label, words] of [
      ['First name', 'Please enter your first name.'],
      ['Last name', 'Please enter your last name.'],
      ['Email', 'Please enter your email.'],
    ] as const) {
      expect(view.screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
      expect(view.screen.getByText(words)).toBeDefined();
    }
    await view.user.type(name, 'Maren');
    expect(name.getAttribute('aria-invalid')).toBeNull();
    expect(currentToast()).toMatchObject({ title: 'Please complete all fields', open: true });
    await view.user.type(view.screen.getByLabelText('Last name'), 'Holt');
    await view.user.type(view.screen.getByLabelText('Email'), 'maren@example.com');
    expect(currentToast()).toMatchObject({ title: 'Please complete all fields', open: false });
  });

  test('so do the password and the birthday', async () => {
    const view = open();
    await toStep(view, 2);
    await next(view);
    expect(view.screen.getByText('Please choose a password.')).toBeDefined();
    expect(view.screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await view.user.type(view.screen.getByLabelText('Password'), 'embermoon');
    await next(view);
    await next(view);
    expect(view.screen.getByText('Please enter your birthday.')).toBeDefined();
    expect(document.activeElement).toBe(view.screen.getByLabelText('Birthday'));
  });
});

describe('what was typed stays', () => {
  test('the browser’s Back goes one step back, and forward again with everything', async () => {
    const view = open();
    await toStep(view, 3);
    act(() => window.history.back());
    await view.screen.findByRole('heading', { name: 'Create Your Secure Password' });
    expect(view.screen.getByLabelText<HTMLInputElement>('Password').value).toBe('embermoon');
    act(() => window.history.forward());
    expect(await view.screen.findByRole('heading', { name: 'Complete Your Profile' })).toBeDefined();
  });

  test('a reload keeps everything but the password, and asks for that first', async () => {
    const before = open();
    await toStep(before, 4);
    await before.user.click(goal(before, 'create healing rituals'));
    expect(sessionStorage.getItem('signup_form')).toContain('maren@example.com');
    expect(sessionStorage.getItem('signup_form')).not.toContain('embermoon');
    const place: unknown = window.history.state;
    before.unmount();
    const view = open();
    act(() => {
      window.history.replaceState(place, '');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(heading(view)).toBe('Create Your Secure Password');
    expect(view.screen.getByText('Please enter your password again. We never save it here.')).toBeDefined();
    await view.user.type(view.screen.getByLabelText('Password'), 'embermoon');
    await next(view);
    expect(view.screen.getByLabelText<HTMLInputElement>('Birthday').value).toBe('1994-03-02');
    await next(view);
    expect((goal(view, 'create healing rituals') as HTMLInputElement).checked).toBe(true);
  });

  test.each([
    ['the account is made', () => ({ message: 'ok' })],
    ['she is too young', () => new FakeRefusal('age_not_supported')],
  ] as const)('it is forgotten once %s', async (_name, register) => {
    fakeApi({ register });
    const view = open();
    await toStep(view, 4);
    await view.user.click(goal(view, 'create healing rituals'));
    await submit(view);
    await vi.waitFor(() => expect(sessionStorage.getItem('signup_form')).toBeNull());
  });

  test('it is forgotten by a sign-out', async () => {
    const view = open();
    await toStep(view, 2);
    expect(sessionStorage.getItem('signup_form')).not.toBeNull();
    forgetAllKept();
    expect(sessionStorage.getItem('signup_form')).toBeNull();
  });

  test('a text of another shape counts as none', () => {
    sessionStorage.setItem('signup_form', '{"firstName":7}');
    expect(open().screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });
});

describe('consent', () => {
  test('stands in the bar, right above the button that gives it (decisions 2)', async () => {
    const view = open();
    await toStep(view, 4);
    const button = view.screen.getByRole('button', { name: 'Complete Registration' });
    expect(button.closest('[data-bottom-bar]')?.textContent).toContain(HEALTH_CONSENT);
    expect(button.getAttribute('aria-describedby')).toBe('consent');
  });
});

describe('§4.5, §8: the submit', () => {
  test('sends the payload of §3 with ref and zone, and leads to verification after 2000 ms', async () => {
    const api = fakeApi({ register: () => ({ message: 'Look in your mail.' }) });
    const view = open('/standalone-signup?ref=ivy');
    await toStep(view, 4);
    await view.user.click(goal(view, 'create healing rituals'));
    vi.useFakeTimers({ shouldAdvanceTime: false, now: new Date(NOW) });
    fireEvent.submit(view.container.querySelector('form') as HTMLFormElement);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(api.called('register')[0]?.body).toEqual({
      email: 'maren@example.com',
      password: 'embermoon',
      firstName: 'Maren',
      lastName: 'Holt',
      birthday: '1994-03-02',
      sacredGoals: ['create healing rituals'],
      onboardingCompleted: true,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ref: 'ivy',
    });
    expect(currentToast()).toMatchObject({
      title: 'Account Created Successfully!',
      description: 'Look in your mail.',
      kind: 'neutral',
    });
    expect(view.screen.getByRole('button', { name: 'Creating Account...' })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(1990));
    expect(window.location.pathname).toBe('/standalone-signup');
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(window.location.pathname + window.location.search).toBe('/verify-email?email=maren%40example.com');
  });

  test('is sent once, however often it is pressed', async () => {
    const api = fakeApi({ register: () => ({ message: 'ok' }) });
    const view = open();
    await toStep(view, 4);
    await view.user.click(goal(view, 'create healing rituals'));
    await submit(view);
    fireEvent.submit(view.container.querySelector('form') as HTMLFormElement);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(api.called('register')).toHaveLength(1);
  });

  test.each([
    ['a refusal with words', new FakeRefusal('busy'), 'We’re very busy right now. Please try again in a moment.'],
    ['a refusal without', new FakeRefusal('fault', { message: '' }), 'Registration failed'],
    ['no connection', LOST, 'We could not reach Moonhearth. Please check your connection and try again.'],
  ] as const)('%s stays on step 4 with everything typed', async (_name, answer, description) => {
    fakeApi({ register: () => answer });
    const view = open();
    await toStep(view, 4);
    await view.user.click(goal(view, 'create healing rituals'));
    await submit(view);
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Signup Failed', description, kind: 'danger' }),
    );
    expect(heading(view)).toBe('Choose Your Sacred Wellness Goals');
    expect((goal(view, 'create healing rituals') as HTMLInputElement).checked).toBe(true);
    expect(view.screen.getByRole('button', { name: 'Complete Registration' })).toBeDefined();
  });

  test('a refused password leads back to step 2 by one click', async () => {
    fakeApi({
      register: () => new FakeRefusal('password_refused', { message: 'This password is known from a leak.' }),
    });
    const view = open();
    await toStep(view, 4);
    await view.user.click(goal(view, 'create healing rituals'));
    await submit(view);
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Signup Failed',
        description: 'This password is known from a leak.',
      }),
    );
    await view.user.click(await view.screen.findByRole('button', { name: 'Choose another password' }));
    expect(heading(view)).toBe('Create Your Secure Password');
    expect(view.screen.getByLabelText<HTMLInputElement>('Password').value).toBe('embermoon');
  });

  test('under 13: a kind page on the same route, no toast of failure', async () => {
    fakeApi({ register: () => new FakeRefusal('age_not_supported') });
    const view = open();
    await toStep(view, 4, { birthday: '2015-01-01' });
    await view.user.click(goal(view, 'create healing rituals'));
    const before = currentToast()?.id;
    await submit(view);
    expect(await view.screen.findByRole('heading', { name: 'Not yet, but soon' })).toBeDefined();
    expect(window.location.pathname).toBe('/standalone-signup');
    expect(currentToast()?.id).toBe(before);
  });
});
