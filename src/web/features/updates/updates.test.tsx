import { beforeAll, describe, expect, test } from 'vitest';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { UPDATE_NOTES } from './notes.copy.ts';
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
