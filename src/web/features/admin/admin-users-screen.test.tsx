import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Account, AccountsReply, TrailReply } from '#contract/admin/admin.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AdminUsersScreen } from './admin-users-screen.tsx';

const NOOR: Account = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'N••• A•',
  address: 'n•••@•••.example',
  since: localDate('2026-03-02'),
  seenOn: localDate('2026-11-20'),
  state: 'active',
  roles: [],
  isTeenVetted: false,
  subscription: 'trial',
  daysLeft: 2,
  sessions: 1,
  hasFactor: true,
  factorsGoAt: null,
  isMe: false,
};
const ME: Account = {
  ...NOOR,
  id: '00000000-0000-4000-8000-000000000002',
  name: 'R••• M•',
  roles: ['admin'],
  isMe: true,
};
const FULL: AccountsReply = { items: [NOOR, ME], next: null };
const LINE: TrailReply['items'][number] = {
  id: '00000000-0000-4000-8000-000000000009',
  at: '2026-11-21T10:00:00.000Z',
  role: 'admin',
  action: 'role_given',
  detail: 'moderator',
  object: NOOR.id,
  result: 'done',
  reason: 'She has helped for a year.',
  byMe: false,
  staff: '3fa2',
};
const WHY = 'She wrote to us from her own address.';

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({ getAccounts: () => FULL, getTrail: () => ({ items: [LINE], next: null }), ...handlers });
  const user = sampleUser({ roles: ['admin'] });
  return { api, ...renderScreen(<AdminUsersScreen />, { at: '/admin/users', data: { user } }) };
}

test('lists masked names with role, plan and when they were seen', async () => {
  const { screen } = open();
  const row = (await screen.findByText('N••• A•')).closest('li');
  expect(row?.textContent).toContain('n•••@•••.example');
  expect(row?.textContent).toContain('Member');
  expect(row?.textContent).toContain('2 days left');
  expect(row?.textContent).toContain('20 Nov');
  // Staff have everything by their role: no plan is shown for them.
  expect(screen.getByText('R••• M•').closest('li')?.textContent).toContain('With the role');
  expect(screen.getByText(/Names and addresses stay masked/)).toBeTruthy();
});

test('says when the list could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open({ getAccounts: () => (lost ? new FakeRefusal('fault') : FULL) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('N••• A•')).toBeTruthy();
});

test('offers what would change something, and nothing about one’s own account', async () => {
  const { screen, user } = open();
  await user.click(await screen.findByRole('button', { name: 'Open N••• A•' }));
  const acts = [...screen.getByLabelText('What to do').querySelectorAll('option')].map(
    ({ textContent }) => textContent,
  );
  expect(acts).toContain('Give a role: Moderator');
  expect(acts).toContain('Sign out everywhere');
  expect(acts).toContain('Delete lost factors in 72 hours');
  expect(acts).not.toContain('Open this account again');
  expect(acts).not.toContain('Give a role: Moderator of the teens’ room');
  await user.click(screen.getByRole('button', { name: 'Open R••• M•' }));
  expect(screen.getByText('This is your own account. Another admin changes it.')).toBeTruthy();
});

test('an act needs a choice and a reason; then the row shows what is true now', async () => {
  const { api, screen, user } = open({
    changeRole: () => ({ account: { ...NOOR, roles: ['moderator'], sessions: 0 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open N••• A•' }));
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(screen.getByText('Choose what to do first.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('What to do'), 'role_given moderator');
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(screen.getByText('Please give a reason of at least 10 characters.')).toBeTruthy();
  expect(api.called('changeRole')).toEqual([]);
  await user.type(screen.getByLabelText(/Why/), WHY);
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('Done, and she’ll be told.')).toBeTruthy();
  expect(api.called('changeRole')[0]?.body).toEqual({ role: 'moderator', give: true, reason: WHY });
  expect(screen.getByText('N••• A•').closest('li')?.textContent).toContain('Moderator');
});

test.each([
  ['paused', 'pauseAccount', { pause: true }],
  ['sessions_ended', 'endAccountSessions', {}],
  ['gift_given year', 'giveGift', { gift: 'year' }],
  ['factors_asked', 'helpWithFactors', { remove: true }],
] as const)('%s is sent as it was chosen', async (chosen, name, body) => {
  const { api, screen, user } = open({ [name]: () => ({ account: NOOR }) });
  await user.click(await screen.findByRole('button', { name: 'Open N••• A•' }));
  await user.selectOptions(screen.getByLabelText('What to do'), chosen);
  await user.type(screen.getByLabelText(/Why/), WHY);
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('Done, and she’ll be told.')).toBeTruthy();
  expect(api.called(name)[0]?.body).toEqual({ ...body, reason: WHY });
});

test('a name is shown only after a reason, and a refusal is told', async () => {
  let refuses = true;
  const { screen, user } = open({
    openName: () => (refuses ? new FakeRefusal('not_found') : { name: 'Noor Amani', address: 'noor@hill.example' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Open N••• A•' }));
  await user.selectOptions(screen.getByLabelText('What to do'), 'name_seen');
  await user.type(screen.getByLabelText(/Why/), WHY);
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText(new FakeRefusal('not_found').body.message)).toBeTruthy();
  refuses = false;
  await user.click(screen.getByRole('button', { name: 'Do it' }));
  expect(await screen.findByText('Noor Amani')).toBeTruthy();
});

test('one is found by a whole address in a body, or by an id, and the list comes back', async () => {
  const { api, screen, user } = open({
    findAccount: ({ body }) => ({ account: 'email' in (body as object) ? NOOR : null }),
  });
  const field = screen.getByLabelText('Find by email or id, exactly');
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.getByText('Type a whole email address or an id first.')).toBeTruthy();
  await user.type(field, 'noor@hill.example{Enter}');
  expect(await screen.findByRole('region', { name: 'Found' })).toBeTruthy();
  expect(api.called('findAccount')[0]?.body).toEqual({ email: 'noor@hill.example' });
  await user.clear(field);
  await user.type(field, '42{Enter}');
  expect(await screen.findByText('No account has exactly this email or id.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all accounts' }));
  expect(await screen.findByText('R••• M•')).toBeTruthy();
});

test('what staff did stands beside it, with why, and can be narrowed', async () => {
  const { api, screen, user } = open({
    getTrail: ({ query }) => ({ items: query['role'] === 'moderator' ? [] : [LINE], next: null }),
  });
  await user.click(screen.getByRole('tab', { name: 'What staff did' }));
  const line = (await screen.findByText('She has helped for a year.')).closest('li');
  expect(line?.textContent).toContain('Gave a role, Moderator');
  expect(line?.textContent).toContain('Another, 3fa2');
  expect(api.called('getTrail')[0]?.query).toEqual({ days: '30' });
  await user.selectOptions(screen.getByLabelText('Role'), 'moderator');
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});
