import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { raiseCover } from '#web/platform/privacy-mode/cover.ts';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { askAgain, guard } from './guards.ts';

const isVeiled = () => document.getElementById('app')?.hasAttribute('hidden') ?? null;
let reload = vi.fn();
beforeEach(() => {
  reload = vi.fn();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.body.innerHTML = '<div id="app" hidden></div>';
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('a kept page stands again where the session is open, and asks as the member it was drawn for', async () => {
  const api = fakeApi({ stayHere: () => ({ ok: true }) });
  await askAgain('her-id');
  expect([isVeiled(), reload.mock.calls.length]).toEqual([false, 0]);
  expect(api.called('stayHere').map(({ headers }) => headers.get('for-member'))).toEqual(['her-id']);
});

test.each(['locked', 'unauthenticated', 'session_ended'] as const)(
  '%s: it stays veiled and is opened anew',
  async (code) => {
    fakeApi({ stayHere: () => new FakeRefusal(code) });
    await askAgain('her-id');
    expect([isVeiled(), reload.mock.calls.length]).toEqual([true, 1]);
  },
);

test('without a connection it stands again', async () => {
  fakeApi({ stayHere: () => LOST });
  await askAgain('her-id');
  expect([isVeiled(), reload.mock.calls.length]).toEqual([false, 0]);
});

test('signed out in this browser meanwhile, it stays veiled and is opened anew, to lock', async () => {
  document.cookie = 'signing_out=keep; path=/';
  fakeApi({ stayHere: () => LOST });
  await askAgain('her-id');
  expect([isVeiled(), reload.mock.calls.length]).toEqual([true, 1]);
  document.cookie = 'signing_out=; max-age=-1; path=/';
});

test('what says when she came goes from the browser as a page with a lock is left', () => {
  fakeApi({ stayHere: () => ({ ok: true }) });
  const over = new AbortController();
  const user = sampleUser({ privacyMode: { discreet: false, quickExit: false, lock: 5 } });
  const appState = createAppState(appFactsOf({ user, theme: 'system' }), null);
  guard(appState, over.signal);
  for (const key of ['presence_1', 'last_visit_1', 'moon-place', 'voice_language']) localStorage.setItem(key, 'x');
  window.dispatchEvent(new Event('pagehide'));
  over.abort();
  expect(Object.keys({ ...localStorage }).filter((key) => key !== 'near_seen')).toEqual(['voice_language']);
});

test('under the cover of a lock that would close without a connection it stays veiled', async () => {
  fakeApi({ stayHere: () => LOST });
  raiseCover(() => Promise.resolve());
  await askAgain('her-id');
  expect(isVeiled()).toBe(true);
});

test('in a tab that she left by the quick exit nothing of it stands, whatever the server says', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  fakeApi({ stayHere: () => ({ ok: true }) });
  sessionStorage.setItem('near_left', '1');
  await askAgain('her-id');
  expect(replace).toHaveBeenCalledWith('/measures');
  expect(isVeiled()).toBeNull();
});
