import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RemindersReply } from '#contract/reminder/reminder.schemas.ts';
import { changeSettings, FIRST_SETTINGS, REMINDER_KINDS } from '#domain/reminder/reminder.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { NoticeList } from './notices/notice-list.tsx';
import { reminderCopy } from './reminder.copy.ts';
import { NotificationSettings } from './settings/notification-settings.tsx';

const reply = (changes: Partial<RemindersReply> = {}): RemindersReply => ({
  settings: FIRST_SETTINGS,
  comesAt: '19:00',
  periodTold: true,
  ratingsTold: true,
  push: { publicKey: null, devices: 0, marks: [], shared: false },
  ...changes,
});
const server = (first = reply()) => {
  let kept = first;
  return fakeApi({
    getReminders: () => kept,
    patchReminders: ({ body }) => (kept = { ...kept, settings: changeSettings(kept.settings, body) }),
  });
};
const show = (user = sampleUser()) => renderScreen(<NotificationSettings />, { data: { user } });

test('every way of every reminder is a switch with a name of its own, and one press saves it', async () => {
  const api = server();
  const { screen, user } = show();
  const switches = await screen.findAllByRole('switch', { name: /, (email|in the app)$/ });
  expect(switches).toHaveLength(2 * REMINDER_KINDS.length);
  expect(
    switches.filter((one) => (one as HTMLInputElement).checked).map((one) => one.getAttribute('aria-label')),
  ).toEqual(
    [reminderCopy.kinds.trial_ending, reminderCopy.kinds.evening_call, reminderCopy.kinds.circle_reply].flatMap(
      ({ title }) => [`${title}, email`, `${title}, in the app`],
    ),
  );
  await user.click(screen.getByRole('switch', { name: 'Period expected, email' }));
  await waitFor(() =>
    expect(api.called('patchReminders')[0]?.body).toEqual({ switches: { period_expected: { mail: true } } }),
  );
  expect((screen.getByRole('switch', { name: 'Period expected, email' }) as HTMLInputElement).checked).toBe(true);
});

test('ratings are offered to whoever keeps them alone', async () => {
  server(reply({ ratingsTold: false }));
  const { screen } = show();
  await screen.findByRole('switch', { name: 'Log today, email' });
  expect(screen.queryByRole('switch', { name: 'Daily ratings, email' })).toBeNull();
});

test('a switch that was not kept goes back, and says so', async () => {
  fakeApi({ getReminders: () => reply(), patchReminders: () => new FakeRefusal('unavailable') });
  const { screen, user } = show();
  await user.click(await screen.findByRole('switch', { name: 'A moment to check in, in the app' }));
  await waitFor(() => expect(currentToast()?.title).toBe(reminderCopy.notSaved.title));
  expect((screen.getByRole('switch', { name: 'A moment to check in, in the app' }) as HTMLInputElement).checked).toBe(
    false,
  );
});

test('quiet hours are drawn as they stand, and go when they are switched off', async () => {
  server();
  const { screen, user } = show();
  await screen.findByRole('img', { name: /^Quiet from (9:30 pm|21:30) to (7:30 am|07:30)$/ });
  await user.click(screen.getByRole('switch', { name: /Quiet hours/ }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
});

test('discreet wording shows what a lock screen shows', async () => {
  server();
  const { screen, user } = show();
  await screen.findByText('A note for you');
  await user.click(screen.getByRole('switch', { name: /Discreet wording/ }));
  await screen.findByText(reminderCopy.preview.plain.title, { selector: 'b' });
  expect(screen.queryByText('A note for you')).toBeNull();
});

test('a time in her quiet hours says when notes come instead', async () => {
  server(reply({ settings: { ...FIRST_SETTINGS, at: '22:00' }, comesAt: '07:30' }));
  expect(await show().screen.findByText(/we send them at (7:30 am|07:30)\./)).toBeTruthy();
});

test('a stage without a forecast has no switch for a period', async () => {
  server(reply({ periodTold: false }));
  const { screen } = show();
  await screen.findByText(reminderCopy.noPeriod);
  expect(screen.queryByRole('switch', { name: /Period expected/ })).toBeNull();
});

test('a teen sees that nothing nudges her, and no switch', () => {
  const api = server();
  const { screen } = show(sampleUser({ ageGroup: 'teen' }));
  expect(screen.queryByText(reminderCopy.teen)).not.toBeNull();
  expect(screen.queryAllByRole('switch')).toEqual([]);
  expect(api.calls).toEqual([]);
});

test('switches that did not come can be asked for again', async () => {
  let up = false;
  fakeApi({ getReminders: () => (up ? reply() : new FakeRefusal('unavailable')) });
  const { screen, user } = show();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
  up = true;
  await user.click(again);
  expect((await screen.findAllByRole('switch')).length).toBeGreaterThan(0);
}, 15_000);

test('notices that are seen are read', async () => {
  const notice = {
    id: '11111111-1111-4111-8111-111111111111',
    at: '2026-11-21T18:00:00.000Z',
    kind: 'check_in',
    opens: '/',
    title: 'A moment to check in',
    text: 'Here.',
    read: false,
  };
  const api = fakeApi({
    getNotices: () => ({ notices: [notice], unread: 1 }),
    readNotices: () => ({ notices: [{ ...notice, read: true }], unread: 0 }),
  });
  const { screen } = renderScreen(<NoticeList open onLeave={() => undefined} />, {
    data: { user: sampleUser(), unreadNotices: 1 },
  });
  expect((await screen.findByRole('link', { name: 'A moment to check in' })).getAttribute('href')).toBe('/');
  await waitFor(() => expect(api.called('readNotices')).toHaveLength(1));
});
test('without notices it says how they come', async () => {
  fakeApi({ getNotices: () => ({ notices: [], unread: 0 }) });
  expect(
    await renderScreen(<NoticeList open onLeave={() => undefined} />, {
      data: { user: sampleUser() },
    }).screen.findByText(reminderCopy.notices.none),
  ).toBeTruthy();
});
