import { describe, expect, test } from 'vitest';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { sampleUser } from '#web/testing/sample-user.ts';
import { keepText } from './browser-storage.ts';
import { createAppState } from './app-state.ts';
import { appFactsOf } from './first-data.ts';
import { createQueryClient } from './query-client.ts';
import { askUser, signOut } from './session.ts';
import { beginSignIn, endSignIn } from './sign-in-flag.ts';

const store = (user = sampleUser()) => {
  const appState = createAppState(appFactsOf({ user, theme: 'dark', today: '2026-11-21' }), null);
  appState.client = createQueryClient(null);
  appState.client.setQueryData(['/api/cycles'], ['hers']);
  return appState;
};

describe('signing out (§4.4)', () => {
  test.each<[string, NonNullable<FakeHandlers['logout']>, string | null]>([
    ['success', () => ({ ok: true }), null],
    ['a refusal', () => new FakeRefusal('fault'), '500'],
    ['no answer', () => LOST, 'could not reach'],
  ])('%s empties every cache and all local storage', async (_, logout, failure) => {
    fakeApi({ logout });
    const appState = store();
    localStorage.setItem('subscription_flow_shown_1', 'true');
    const error = await signOut(appState).then(
      () => null,
      (thrown: Error) => thrown.message,
    );
    if (failure === null) expect(error).toBeNull();
    else expect(error).toContain(failure);
    expect(appState.get()).toMatchObject({ user: null, today: undefined, theme: 'system' });
    expect(appState.client?.getQueryCache().getAll()).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });

  test('what is answered after it is not written down any more, until somebody signs in', async () => {
    expect(keepText('localStorage', 'last_visit_1', 'before')).toBe(true);
    fakeApi({ logout: () => new FakeRefusal('fault') });
    await signOut(store()).catch(() => undefined);
    expect(keepText('localStorage', 'last_visit_1', 'after')).toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(keepText('sessionStorage', 'words', 'handed over')).toBe(true);
    beginSignIn();
    expect(keepText('localStorage', 'last_visit_2', 'the next one')).toBe(true);
    endSignIn();
  });
});

describe('who is signed in (§7)', () => {
  test('a 401 is nobody', async () => {
    fakeApi({ getUser: () => new FakeRefusal('unauthenticated') });
    const appState = store();
    await askUser(appState);
    expect(appState.get().user).toBeNull();
  });

  test('anything else is an error and is asked once', async () => {
    const api = fakeApi({ getUser: () => new FakeRefusal('fault') });
    await expect(askUser(store())).rejects.toThrow('500');
    expect(api.calls).toHaveLength(1);
  });
});

describe('the query cache (§9)', () => {
  test('carries the numbers of the spec', () => {
    const { queries, mutations } = createQueryClient(null).getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 600_000, retry: 1, refetchOnWindowFocus: false });
    expect(mutations).toMatchObject({ retry: false });
    expect(createQueryClient(null).getQueryDefaults(['/api/home-data'])).toMatchObject({ staleTime: 120_000 });
  });

  test('starts with what the document carried', () => {
    const client = createQueryClient({
      user: null,
      theme: 'system',
      answers: {
        ...answered('getHomeData', { newPostsCount: 0, recentPosts: [], meditations: [] }),
        ...answered('getMonth', { month: '2026-11', logs: [], moon: [] }, { query: { month: '2026-11' } }),
      },
    });
    expect(client.getQueryData(['/api/home-data'])).toBeDefined();
    expect(client.getQueryData(['/api/day-logs?month=2026-11'])).toBeDefined();
  });
});
