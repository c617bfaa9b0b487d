import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { KEEP_FILES } from '#web/platform/sw/keep-files.ts';
import { fakeApi, FakeRefusal, LOST } from '#web/testing/fake-api.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { prepareOffline } from './begin.ts';
import { prepare } from './prepare.ts';

/** A browser whose worker comes when it is told to. */
function browser() {
  const unregister = vi.fn(async () => true);
  const postMessage = vi.fn();
  const { promise, resolve } = Promise.withResolvers<{ unregister: () => Promise<boolean> }>();
  const register = vi.fn(() => promise);
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      serviceWorker: { value: { register, ready: Promise.resolve({ active: { postMessage } }) } },
    }),
  );
  return { register, unregister, postMessage, comes: () => resolve({ unregister }) };
}
const appOf = (user: ReturnType<typeof sampleUser> | null) =>
  createAppState(appFactsOf({ user, theme: 'system' }), null);

test('the worker of a member who is here keeps its files', async () => {
  fakeApi({ getOfflineCopy: () => LOST });
  const { comes, postMessage, unregister } = browser();
  comes();
  await expect(prepare(appOf(sampleUser()), new AbortController().signal)).rejects.toThrow('the copy did not come');
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledExactlyOnceWith(KEEP_FILES));
  expect(unregister).not.toHaveBeenCalled();
});

test('a copy that did not come is asked for again, also at once when the line is back, and no more once it is here', async () => {
  let isBusy = true;
  const api = fakeApi({ getOfflineCopy: () => (isBusy ? new FakeRefusal('busy') : { copy: null }) });
  browser().comes();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const end = prepareOffline(appOf(sampleUser()));
  const asked = async (times: number) => {
    await vi.waitFor(() => expect(api.called('getOfflineCopy')).toHaveLength(times));
    // The answer is told before the pause begins.
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  };
  await vi.advanceTimersByTimeAsync(2_000);
  window.dispatchEvent(new Event('pointermove'));
  await asked(1);
  await vi.advanceTimersByTimeAsync(15_000);
  await asked(2);
  isBusy = false;
  window.dispatchEvent(new Event('online'));
  await asked(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(api.called('getOfflineCopy')).toHaveLength(3);
  end();
});

test('a try that failed asks for no files any more once the next one does', async () => {
  fakeApi({ getOfflineCopy: () => LOST });
  const { comes, postMessage } = browser();
  comes();
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const running = new AbortController();
  for (let tried = 0; tried < 3; tried += 1)
    await expect(prepare(appOf(sampleUser()), running.signal)).rejects.toThrow('the copy did not come');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(postMessage).toHaveBeenCalledTimes(3);
});

test('a worker that comes after the sign-out goes again, and keeps nothing', async () => {
  const { comes, postMessage, unregister } = browser();
  const app = appOf(sampleUser());
  const prepared = prepare(app, new AbortController().signal);
  app.set({ user: null });
  comes();
  await prepared;
  expect(unregister).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});

test('a page that ended before it came to rest registers nothing and takes no copy', async () => {
  const api = fakeApi({ getOfflineCopy: () => LOST });
  const { register, comes } = browser();
  comes();
  await prepare(appOf(sampleUser()), AbortSignal.abort());
  expect(register).not.toHaveBeenCalled();
  expect(api.calls).toEqual([]);
});
