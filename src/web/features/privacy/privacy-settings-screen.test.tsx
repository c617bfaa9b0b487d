import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VOICE_CONSENT } from '#domain/account/consent.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { qrPath } from '#web/ui/drawings/qr/qr-code.tsx';
import { PrivacySettingsScreen } from './privacy-settings-screen.tsx';
import { consentsOf, here, HERE, NOW, PRIVACY, RECEIPT, THERE, type Privacy } from './privacy.sample.ts';

const WAYS = {
  email: 'maren@example.com',
  newEmail: null,
  passwordChangedAt: '2026-11-14T08:00:00.000Z',
  codesSince: null,
  recoveryLeft: 0,
  rolesWaiting: [],
  passkeys: [],
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => vi.restoreAllMocks());

const proven: FakeHandlers = { getStepUp: () => ({ by: ['password'], secondsLeft: 250 }) };
const PLACES: Readonly<Record<string, string>> = {
  'Privacy mode': '#privacy-mode',
  Consents: '#consents',
  'Signing in': '#signing-in',
  Sessions: '#sessions',
  'Access history': '#access',
  'Entries that can’t be opened': '#unreadable',
  'Old logs': '#old-logs',
  Export: '#export',
  'Delete your account': '#deletion',
};
function open(handlers: FakeHandlers = {}, privacy: Privacy | null = PRIVACY) {
  const api = fakeApi({ getSignInWays: () => WAYS, getFeed: () => ({ feed: null }), ...handlers });
  const view = renderScreen(<PrivacySettingsScreen />, {
    data: {
      user: sampleUser({ timeZone: 'Europe/Berlin' }),
      today: '2026-11-21',
      now: NOW,
      ...(privacy && {
        answers: {
          ...answered('getConsentHistory', privacy.consents),
          ...answered('getSessions', privacy.sessions),
          ...answered('getOldLogs', privacy.oldLogs),
          ...answered('getDeletion', privacy.deletion),
        },
      }),
    },
  });
  /** A group, in the part of the page that holds it. */
  const group = (name: string) => {
    const place = PLACES[name] ?? '';
    if (window.location.hash !== place) {
      window.history.replaceState(null, '', place);
      act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    }
    return within(view.screen.getByRole('region', { name }));
  };
  return { api, group, ...view };
}

test('stands beside the profile, each with an address of its own, with its groups in their order', () => {
  const { screen } = open();
  const tabs = [...screen.getByRole('navigation', { name: 'Settings' }).querySelectorAll('a')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Profile', '/profile-settings', null],
    ['Privacy', '/privacy-settings', 'page'],
  ]);
});

test('has a list of its parts, and every group has an address that opens its part', () => {
  const { screen, group } = open();
  const list = within(screen.getByRole('navigation', { name: 'Parts of your privacy settings' }));
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy mode', '#privacy-mode'],
    ['Consents', '#consents'],
    ['Signing in', '#signing-in'],
    ['Access history', '#access'],
    ['Circle', '#quiet'],
    ['Your data', '#export'],
  ]);
  for (const name of Object.keys(PLACES)) expect(group(name).getByRole('heading', { level: 2, name })).toBeTruthy();
  expect(list.getByRole('link', { current: true }).textContent).toBe('Your data');
  expect(screen.queryByRole('region', { name: 'Consents' })).toBeNull();
});

test('what did not come says so and is asked for again', async () => {
  let lost = true;
  const answer =
    <T,>(value: T) =>
    () =>
      lost ? LOST : value;
  const { user, group } = open(
    {
      getConsentHistory: answer(PRIVACY.consents),
      getSessions: answer(PRIVACY.sessions),
      getOldLogs: answer(PRIVACY.oldLogs),
      getDeletion: answer(PRIVACY.deletion),
    } as FakeHandlers,
    null,
  );
  for (const name of ['Consents', 'Old logs', 'Delete your account', 'Sessions'])
    expect(await group(name).findByText('This section didn’t load.', {}, { timeout: 5000 })).toBeTruthy();
  lost = false;
  await user.click(group('Sessions').getByRole('button', { name: 'Try again' }));
  expect(await group('Sessions').findByText('This phone, Firefox')).toBeTruthy();
}, 15_000);

describe('consents', () => {
  test('tell when and where, and disclose the words with their version', () => {
    const { group } = open();
    expect(
      group('Consents').getByText('We need this to save your records at all. Given Sat 14 Nov, at sign-up.'),
    ).toBeTruthy();
    expect(group('Consents').getByText('Your browser turns speech into text. Not given.')).toBeTruthy();
    expect(group('Consents').getByText(VOICE_CONSENT)).toBeTruthy();
    expect(group('Consents').getByText(/Version 1 of the wording/)).toBeTruthy();
  });

  test('one switch gives one and says where; a failure leaves it as it was, with a sentence', async () => {
    const { api, group, user } = open({ putConsent: () => LOST });
    await user.click(group('Consents').getByRole('switch', { name: /Voice input/ }));
    await group('Consents').findByRole('alert');
    expect(api.called('putConsent').map(({ body }) => body)).toEqual([{ given: true, at: 'privacy_settings' }]);
    expect(group('Consents').getByRole<HTMLInputElement>('switch', { name: /Voice input/ }).checked).toBe(false);
  });

  test('the first one is taken back only after the dialog, and then asks what shall become of it', async () => {
    let given = true;
    const { api, screen, group, user } = open({
      putConsent: ({ body }) => ((given = body.given), { consents: [] }),
      getConsentHistory: () => consentsOf(given),
      getUser: () => ({ user: sampleUser() }),
    });
    const health = () => group('Consents').getByRole<HTMLInputElement>('switch', { name: /Processing my health data/ });
    await user.click(health());
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop using your health data?', hidden: true }));
    expect(api.called('putConsent')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Stop using my data', hidden: true }));
    await group('Consents').findByText('We’ve stopped using your health data.');
    expect([...group('Consents').getAllByRole('link')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['#export', '#deletion']),
    );
    await user.click(health());
    await waitFor(() => expect(health().checked).toBe(true));
    expect(api.called('putConsent').map(({ body }) => body)).toEqual([
      { given: false, at: 'privacy_settings' },
      { given: true, at: 'privacy_settings' },
    ]);
  });
});

describe('sessions', () => {
  test('are told in words, and one or all others are signed out', async () => {
    const { api, group, user } = open({ endSession: () => ({ sessions: [here] }) });
    const sessions = group('Sessions');
    expect(sessions.getByText('Now, since Sat 14 Nov')).toBeTruthy();
    expect(sessions.getByText('Last seen yesterday, 10:12 pm')).toBeTruthy();
    await user.click(sessions.getByRole('button', { name: 'Sign out Computer, Safari' }));
    await sessions.findByText('You’re not signed in anywhere else.');
    expect(sessions.queryByRole('button')).toBeNull();
    expect(api.called('endSession')).toHaveLength(1);
  });
  test('a failure says that it is still signed in', async () => {
    const { group, user } = open({ endOtherSessions: () => new FakeRefusal('fault') });
    await user.click(group('Sessions').getByRole('button', { name: 'Sign out everywhere else' }));
    await group('Sessions').findByRole('alert');
    expect(group('Sessions').getByText('Computer, Safari')).toBeTruthy();
  });
});

test('her access history is asked for when she wants it, in pages, in words', async () => {
  const line = (id: string, action: string) => ({ id, at: NOW, action, result: 'done', network: '10.0.0.0/24' });
  const { api, group, user } = open({
    getAccesses: ({ query }) =>
      query.before
        ? { accesses: [line(THERE, 'register')], more: false }
        : { accesses: [line(HERE, 'sign_in')], more: true },
  });
  expect(api.called('getAccesses')).toEqual([]);
  await user.click(group('Access history').getByRole('button', { name: 'Show access history' }));
  await group('Access history').findByText('You signed in');
  expect(group('Access history').getByText('Today, 1:00 pm, from the network 10.0.0.0/24')).toBeTruthy();
  await user.click(group('Access history').getByRole('button', { name: 'Show older entries' }));
  await group('Access history').findByText('You created this account');
  expect(api.called('getAccesses').map(({ query }) => query)).toEqual([{}, { before: HERE }]);
});

describe('deletion', () => {
  const plan = { dueAt: '2026-11-28T12:00:00.000Z', receipt: RECEIPT };
  test('in seven days is asked once more, then told with its day and its receipt, and can be taken back', async () => {
    const { api, screen, group, user } = open({
      ...proven,
      planDeletion: () => ({ plan }),
      stopDeletion: () => ({ plan: null }),
    });
    await user.click(group('Delete your account').getByRole('button', { name: 'Delete my account' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Delete your account in seven days?', hidden: true }),
    );
    expect(api.called('planDeletion')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete in seven days', hidden: true }));
    await group('Delete your account').findByText('Your account will be deleted on Saturday 28 November.');
    expect(group('Delete your account').getByText(RECEIPT)).toBeTruthy();
    expect(api.called('planDeletion').map(({ body }) => body)).toEqual([{ when: 'later', words: 'delete' }]);
    await user.click(group('Delete your account').getByRole('button', { name: 'Keep my account' }));
    await group('Delete your account').findByRole('radio', { name: /In seven days/ });
  });
  test('now waits for the receipt and shows it', async () => {
    let asked = 0;
    const receipt = { id: RECEIPT, erasedAt: '2026-11-21T12:00:00.000Z', text: 't', signature: 's', publicKey: 'k' };
    const { screen, group, user } = open({
      ...proven,
      planDeletion: () => ({ plan: { ...plan, dueAt: NOW } }),
      getReceipt: () => ((asked += 1) > 1 ? receipt : new FakeRefusal('not_found')),
    });
    await user.click(group('Delete your account').getByRole('radio', { name: /Now/ }));
    await user.click(group('Delete your account').getByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Delete everything now', hidden: true }));
    await screen.findByRole('dialog', { name: 'Your account is deleted.', hidden: true }, { timeout: 4000 });
    expect(screen.getByText('Deleted 2026-11-21, 12:00 (UTC)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download the receipt', hidden: true }).getAttribute('download')).toBe(
      `moonhearth-receipt-${RECEIPT}.json`,
    );
  }, 10_000);
  test('a refusal says that nothing was deleted', async () => {
    const { screen, group, user } = open({ ...proven, planDeletion: () => LOST });
    await user.click(group('Delete your account').getByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Delete in seven days', hidden: true }));
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/check your connection/i);
  });
});

describe('Signing in', () => {
  test.each([
    [[], null],
    [['teacher'], 'You work here as teacher'],
    [['admin', 'teacher'], 'You work here as admin and teacher'],
  ] as const)('with the roles %j that wait it says %s', async (rolesWaiting, said) => {
    const { group } = open({ getSignInWays: () => ({ ...WAYS, rolesWaiting }) });
    await group('Signing in').findByText('Password');
    expect(
      group('Signing in')
        .queryByText(/^You work here as/)
        ?.textContent.split(',')[0] ?? null,
    ).toBe(said);
  });

  test('a code app is set up by its key and its first code; recovery codes are shown once, to be kept', async () => {
    const on = { ...WAYS, codesSince: NOW, recoveryLeft: 10 };
    const codes = Array.from({ length: 10 }, (_, at) => `aaaa${at}-bbbbb`);
    const { api, group, screen, user } = open({
      startCodeApp: () => ({ key: 'ABCDEFGH', link: 'otpauth://totp/x' }),
      confirmCodeApp: ({ body }) =>
        body.code === '123456' ? { ways: on, recoveryCodes: codes } : new FakeRefusal('proof_wrong'),
    });
    await user.click(await group('Signing in').findByRole('button', { name: 'Set up an authenticator app' }));
    expect(await screen.findByText('ABCD EFGH')).toBeDefined();
    const square = await screen.findByRole('img', { name: /^QR code of the key/ });
    expect(square.querySelector('path')?.getAttribute('d')).toBe(qrPath('otpauth://totp/x').d);
    await user.type(screen.getByLabelText('Six-digit code from the app'), '000000{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('That code didn’t work');
    await user.clear(screen.getByLabelText('Six-digit code from the app'));
    await user.type(screen.getByLabelText('Six-digit code from the app'), '123456{Enter}');
    expect(await screen.findByText('aaaa0-bbbbb')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Download as text' }).getAttribute('download')).toBe(
      'moonhearth-recovery-codes.txt',
    );
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(screen.queryByText('aaaa0-bbbbb')).toBeNull();
    expect(group('Signing in').getByText('10 of 10 left.')).toBeDefined();
    expect(api.called('confirmCodeApp')).toHaveLength(2);
  });

  test('a passkey gets another name, and what went wrong is said in its dialog alone', async () => {
    const passkey = { id: HERE, name: 'Phone, Firefox', addedAt: NOW, usedAt: null };
    const { group, screen, user } = open({
      getSignInWays: () => ({ ...WAYS, recoveryLeft: 1, passkeys: [passkey] }),
      renamePasskey: ({ body }) =>
        body.name === 'Tablet'
          ? { ways: { ...WAYS, passkeys: [{ ...passkey, name: 'Tablet' }] }, recoveryCodes: null }
          : LOST,
    });
    expect(await group('Signing in').findByText('1 of 10 left.')).toBeDefined();
    await user.click(group('Signing in').getByRole('button', { name: 'Change Phone, Firefox' }));
    await user.type(screen.getByLabelText('Name'), ' 2{Enter}');
    expect((await screen.findByRole('alert')).closest('dialog')).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Phone, Firefox 2');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(group('Signing in').getByRole('button', { name: 'Change Phone, Firefox' }));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Tablet{Enter}');
    expect(await group('Signing in').findByText('Tablet')).toBeDefined();
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  test('another address: slips are named, a refused one stays in the field, and what waits is shown with its day until it is cancelled', async () => {
    const waits = { ...WAYS, newEmail: { email: 'maren@new.example', askedAt: NOW } };
    const { api, group, screen, user } = open({
      changeEmail: ({ body }) =>
        body.email === 'maren@new.example'
          ? { ways: waits, recoveryCodes: null }
          : new FakeRefusal('invalid_input', { fields: { email: 'This is the address of your account already' } }),
      stopEmailChange: () => ({ ways: WAYS, recoveryCodes: null }),
    });
    expect(await group('Signing in').findByText('maren@example.com')).toBeDefined();
    await user.click(group('Signing in').getByRole('button', { name: 'Change your email address' }));
    const field = () => screen.getByLabelText<HTMLInputElement>('New email address');
    await user.type(field(), 'maren@gmial.com{Enter}');
    expect(api.called('changeEmail')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use this one' }));
    expect(field().value).toBe('maren@gmail.com');
    await user.clear(field());
    await user.type(field(), 'maren@example.com{Enter}');
    expect(await screen.findByText('This is the address of your account already')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field().value).toBe('maren@example.com');
    await user.clear(field());
    await user.type(field(), ' Maren@new.example{Enter}');
    expect(await group('Signing in').findByText(/^You asked to change to maren@new\.example today/)).toBeDefined();
    expect(screen.queryByLabelText('New email address')).toBeNull();
    await user.click(group('Signing in').getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(group('Signing in').queryByText(/maren@new\.example/)).toBeNull());
    expect(api.called('stopEmailChange')).toHaveLength(1);
  });

  test('another password is said to stand; a refused one stays in the field', async () => {
    const { group, screen, user } = open({
      changePassword: ({ body }) =>
        body.password === 'embermoon7'
          ? { message: 'done' }
          : new FakeRefusal('password_refused', { message: 'This password stands on a list.' }),
      getSessions: () => PRIVACY.sessions,
    });
    await user.click(await group('Signing in').findByRole('button', { name: 'Change your password' }));
    await user.type(screen.getByLabelText('New password'), 'password1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This password stands on a list.');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('password1');
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), 'embermoon7{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
  });

  test('a calendar address ends with the old password, unless she ticks that it stays', async () => {
    const feed = { titles: 'discreet', since: '2026-11-01T08:00:00.000Z', until: '2027-11-01T08:00:00.000Z' } as const;
    const { api, group, screen, user } = open({
      getFeed: () => ({ feed }),
      changePassword: () => ({ message: 'done' }),
      getSessions: () => PRIVACY.sessions,
    });
    const change = async (tick: boolean) => {
      await user.click(await group('Signing in').findByRole('button', { name: 'Change your password' }));
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Keep my calendar address/ });
      expect(box.checked).toBe(false);
      if (tick) await user.click(box);
      await user.type(screen.getByLabelText('New password'), 'embermoon7{Enter}');
      await waitFor(() => expect(screen.queryByLabelText('New password')).toBeNull());
    };
    await change(false);
    await change(true);
    expect(api.called('changePassword').map(({ body }) => body)).toEqual([
      { password: 'embermoon7', keepAddresses: false },
      { password: 'embermoon7', keepAddresses: true },
    ]);
  });
});
