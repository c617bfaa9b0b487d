import { afterEach, expect, test, vi } from 'vitest';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { beginSignIn, isSigningIn } from '#web/platform/sign-in-flag.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { waitForSignIn } from './open-sign-in.ts';

const visitor = () => createAppState(appFactsOf({ user: null, theme: 'system' }), null);
const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
afterEach(() => vi.restoreAllMocks());

test('a page that opened while the flag stands waits for the answer; somebody is signed in: her page comes (§2.1)', async () => {
  const reloaded = reload();
  fakeApi({ getUser: () => ({ user: sampleUser() }) });
  beginSignIn();
  const waiting = waitForSignIn(visitor());
  expect(isSigningIn()).toBe(true);
  await waiting;
  expect(isSigningIn()).toBe(false);
  expect(reloaded).toHaveBeenCalledOnce();
});

test('an answer that does not come ends the wait too', async () => {
  const reloaded = reload();
  fakeApi({ getUser: () => LOST });
  beginSignIn();
  await waitForSignIn(visitor());
  expect(isSigningIn()).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
});
