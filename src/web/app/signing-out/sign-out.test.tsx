import 'fake-indexeddb/auto';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDraft } from '#web/platform/drafts/draft-store.ts';
import { takeHandedToast } from '#web/platform/handover.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { fakePush } from '#web/testing/fake-push.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { useSignOut } from './sign-out.ts';

function Out() {
  const { signOut, left } = useSignOut();
  return (
    <>
      <button type="button" onClick={() => void signOut()}>
        Log out
      </button>
      {left && <output>{JSON.stringify(left.drafts)}</output>}
    </>
  );
}

let assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined) as unknown as typeof assign;
});
afterEach(() => {
  vi.useRealTimers();
  assign.mockRestore();
  document.cookie = 'signing_out=; max-age=-1; path=/';
});
// Its code comes by itself, as in the browser; here it is there before the first press.
beforeAll(() => import('./sign-out-steps.ts'));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Log out (§4.4, §9)', () => {
  test.each<[string, NonNullable<FakeHandlers['logout']>, number, string, string, string]>([
    ['success', () => ({ ok: true }), 500, 'You’re signed out', 'Come back whenever you like.', 'neutral'],
    [
      'a refusal with words',
      () => new FakeRefusal('busy'),
      1000,
      'Logout failed',
      'We’re very busy right now. Please try again in a moment.',
      'danger',
    ],
  ])('%s', async (_, logout, after, title, description, kind) => {
    fakeApi({ logout });
    const { screen, appState } = renderScreen(<Out />, { data: { user: sampleUser() } });
    localStorage.setItem('payment_completed_1', 'true');
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(appState.get().user).toBeNull(), { interval: 0 });
    await wait(0);
    expect(currentToast()).toMatchObject({ title, description, kind });
    expect(appState.get().user).toBeNull();
    expect(localStorage).toHaveLength(0);
    // Where the server said no, the next page has it end the session before anything is drawn.
    expect(document.cookie).toBe(kind === 'danger' ? 'signing_out=clear' : '');
    await wait(after - 1);
    expect(assign).not.toHaveBeenCalled();
    await wait(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/auth');
    // And says that it has: what is told here of a failure would be untrue there.
    const handed = kind === 'danger' ? null : { title, kind, left: 5000 - after };
    expect(takeHandedToast(Date.now())).toEqual(handed && expect.objectContaining(handed));
  });

  test('a day that was begun and not saved is asked about, and signing out waits', async () => {
    const api = fakeApi({ logout: () => ({ ok: true }) });
    const { screen, appState } = renderScreen(<Out />, { data: { user: sampleUser() } });
    vi.useRealTimers();
    await keepDraft(
      { owner: appState.get().user?.id ?? '', kind: 'day_log' },
      { name: '2026-11-20', draft: { note: 'half' } },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect((await screen.findByRole('status')).textContent).toBe('{"journal":0,"day_log":1,"circle":0,"rating":0}');
    expect(api.called('logout')).toEqual([]);
  });

  test('the next person on this device gets nothing of hers, even where the server cannot be told', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: 'https://fcm.googleapis.com/fcm/send/1' });
    const api = fakeApi({ endPushSubscription: () => LOST, logout: () => ({ ok: true }) });
    const { screen } = renderScreen(<Out />, { data: { user: sampleUser() } });
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: 'You’re signed out' }), { interval: 0 });
    expect(browser.held()).toBeNull();
    expect(api.calls.map(({ name }) => name)).toEqual(['endPushSubscription', 'logout']);
    browser.end();
    await wait(1000);
  });

  test('without words of the server the failure says what to do', async () => {
    fakeApi({});
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    const { screen } = renderScreen(<Out />, { data: { user: sampleUser() } });
    fireEvent.click(screen.getByRole('button'));
    await vi.waitFor(
      () => expect(currentToast()).toMatchObject({ title: 'Logout failed', description: 'Please try again.' }),
      { interval: 0 },
    );
    await wait(1000);
  });
});
