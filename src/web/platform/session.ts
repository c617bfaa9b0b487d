import type { User } from '#contract/account/account.schemas.ts';
import { call, callOrNull } from './api.ts';
import { forgetAllKept } from './browser-storage.ts';
import { useAppFact, useAppState, type AppState } from './app-state.ts';

/** The signed-in member; null when nobody is signed in; undefined while that is not known yet. */
export function useUser(): User | null | undefined {
  return useAppFact('user');
}

/** The signed-in member, on screens that open for members only. Throws where nobody is signed in. */
export function useMember(): User {
  const user = useUser();
  if (!user) throw new Error('a screen for members was drawn without one');
  return user;
}

/** Places a member, as a reply brought the member, for all of the app to see (§4.3). `facts` come from useFacts(). */
export function placeUser(appState: AppState, user: User): void {
  appState.set({ user });
}

/** The same, bound to the app a screen stands in. */
export function usePlaceUser(): (user: User) => void {
  const appState = useAppState();
  return (user) => placeUser(appState, user);
}

/** Asks who is signed in and places the answer. A 401 is nobody, not an error (§7). */
export async function askUser(appState: AppState): Promise<void> {
  appState.set({ user: (await callOrNull('getUser'))?.user ?? null });
}

/**
 * Ends the session (§4.4). Whatever the server answers, every cache and all local storage are emptied; a failure is
 * thrown after that.
 */
export async function signOut(appState: AppState): Promise<void> {
  try {
    await call('logout');
  } finally {
    forgetMember(appState, null);
    forgetAllKept();
  }
}

/** From here on this page is nobody's; `undefined` draws nothing but that it waits, which needs no further code. */
export function forgetMember(appState: AppState, user: null | undefined): void {
  appState.set({ user, today: undefined, theme: 'system' });
  appState.client?.clear();
}
