import { beforeAll, describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { NOT_LOADED, UPDATE_NOTES } from './notes.copy.ts';
import { updatesCopy } from './updates.copy.ts';
import { UpdatesBanner } from './updates-banner.tsx';
import { UpdatesBell } from './updates-bell.tsx';
import { UPDATES_THRESHOLD } from '#domain/account/updates.ts';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
});
const unread = { user: sampleUser({ updatesUnread: true }) };
const api = () =>
  fakeApi({
    getNotices: () => ({ notices: [], unread: 0 }),
    getAnnouncements: () => ({ items: [] }),
    patchUser: () => ({ user: sampleUser({ updatesUnread: false }) }),
  });

describe("What's new (§4.9)", () => {
  test('the banner shows while the server says unread; dismissing tells the server', async () => {
    const calls = api();
    const { screen, user } = renderScreen(<UpdatesBanner />, { data: unread });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(calls.called('patchUser')[0]?.body).toEqual({ updatesSeen: true });
  });

  test.each([
    ['read', { user: sampleUser() }],
    ['a visitor', {}],
  ])('%s: no banner', (_, data) => {
    expect(renderScreen(<UpdatesBanner />, { data }).container.querySelector('aside')).toBeNull();
  });

  test('the bell opens the notes, newest first, and closing them marks them seen', async () => {
    const calls = api();
    const { screen, user } = renderScreen(<UpdatesBell />, { data: unread });
    await user.click(screen.getByRole('button', { name: "What's new, 1 unread" }));
    expect([...document.querySelectorAll('dialog > div li h3')].map((heading) => heading.textContent)).toEqual(
      UPDATE_NOTES.map(({ title }) => title),
    );
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(calls.called('patchUser')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: "What's new" })).not.toBeNull();
  });

  test('what the house announces stands above them; where it does not come, they are there and it is said', async () => {
    const items = [
      {
        id: '00000000-0000-4000-8000-000000000001',
        title: 'We moved',
        words: 'To a bigger house.',
        category: 'House',
        date: localDate('2026-11-20'),
      },
    ];
    let lost = false;
    fakeApi({
      getNotices: () => ({ notices: [], unread: 0 }),
      getAnnouncements: () => (lost ? new FakeRefusal('fault') : { items }),
    });
    const titles = () => [...document.querySelectorAll('dialog li h3')].map(({ textContent }) => textContent);
    const known = UPDATE_NOTES.map(({ title }) => title);
    const first = renderScreen(<UpdatesBell />, { data: { user: sampleUser() } });
    await first.user.click(first.screen.getByRole('button', { name: "What's new" }));
    await expect.poll(titles).toEqual(['We moved', ...known]);
    first.unmount();
    lost = true;
    const { screen, user } = renderScreen(<UpdatesBell />, { data: { user: sampleUser() } });
    await user.click(screen.getByRole('button', { name: "What's new" }));
    expect(await screen.findByText(NOT_LOADED)).toBeTruthy();
    expect(titles()).toEqual(known);
  });

  test.each([
    ['an adult', sampleUser()],
    ['a teen', sampleUser({ ageGroup: 'teen' })],
  ])('an announcement marks the bell of %s, and opening it reads it once', async (_, user) => {
    let unreadNow = 1;
    const calls = fakeApi({
      getNotices: () => ({ notices: [], unread: unreadNow }),
      readNotices: () => ({ notices: [], unread: (unreadNow = 0) }),
      getAnnouncements: () => ({ items: [] }),
    });
    const view = renderScreen(<UpdatesBell />, { data: { user, unreadNotices: 1 } });
    await view.user.click(view.screen.getByRole('button', { name: updatesCopy.bellNotices(1) }));
    await expect
      .poll(() => view.screen.queryByRole('button', { name: updatesCopy.bellNotices(1), hidden: true }))
      .toBeNull();
    expect(calls.called('readNotices')).toHaveLength(1);
    await view.user.click(view.screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(view.screen.getByRole('button', { name: updatesCopy.bellQuiet }).dataset['dot']).toBeUndefined();
  });

  test('notes that were read are opened again without telling anybody', async () => {
    const calls = api();
    const { screen, user } = renderScreen(<UpdatesBell />, { data: { user: sampleUser() } });
    await user.click(screen.getByRole('button', { name: "What's new" }));
    await user.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(calls.called('patchUser')).toHaveLength(0);
  });

  test('what cannot be put away is told', async () => {
    fakeApi({ patchUser: () => new FakeRefusal('unavailable') });
    const { screen, user } = renderScreen(<UpdatesBanner />, { data: unread });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(currentToast()?.kind).toBe('danger');
  });

  test('the threshold is the day of §9, and no note is older', () => {
    expect(UPDATES_THRESHOLD).toBe('2025-07-08');
    expect(updatesCopy.newest).toBe(`${UPDATE_NOTES.find(({ isNew }) => isNew)?.title}.`);
    expect(UPDATE_NOTES.every(({ date }) => date >= UPDATES_THRESHOLD)).toBe(true);
  });
});
