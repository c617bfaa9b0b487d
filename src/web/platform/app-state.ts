import type { DrawnAt } from './address/standing.ts';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Theme, User } from '#contract/account/account.schemas.ts';
import type { FirstData } from '#contract/first-data.ts';
import type { ScreenMatch, ScreenName } from '#contract/screens.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';

/**
 * The few facts every page stands on. They come with the document, so that a page without queries needs no query cache.
 */
export type AppFacts = {
  /** The signed-in member; null when nobody is; undefined while that is not known. */
  readonly user: User | null | undefined;
  readonly theme: Theme;
  /** The member's calendar day by the server; undefined for a visitor. */
  readonly today: LocalDate | undefined;
  /** When the document was drawn, and how far the server's clock is ahead of the browser's; milliseconds. */
  readonly drawnAt: number;
  readonly ahead: number;
  readonly demo: NonNullable<FirstData['demo']>;
  readonly devMail: boolean;
  /** How many of the member's notices were unread when the document was drawn; 0 once the member has opened them. */
  readonly unreadNotices: number;
};

/** Holds the facts of one app, and its query cache once a page needed one. */
export type AppState = {
  readonly get: () => AppFacts;
  readonly set: (changes: Partial<AppFacts>) => void;
  readonly subscribe: (tell: () => void) => () => void;
  /** What the document carried; the query cache is filled from it. */
  readonly carried: FirstData | null;
  client: QueryClient | null;
  /** The code of the page at an address while it is on its way; null when it is here. */
  codeOf: ((to: DrawnAt) => Promise<unknown> | null) | null;
  /** Fetches the data the screen of an address opens with; there once the query cache is. */
  prefetch: ((at: ScreenMatch, search: string) => Promise<void>) | null;
  /** Names the document of somebody who is discreet; there with the member's pages. */
  titled: ((screen: ScreenName | 'notFound') => string) | null;
};

const Context = createContext<AppState | null>(null);
export const AppStateProvider = Context.Provider;

/** Makes a store that starts with these facts. */
export function createAppState(start: AppFacts, carried: FirstData | null): AppState {
  let appState = start;
  const listeners = new Set<() => void>();
  return {
    get: () => appState,
    set: (changes) => {
      appState = { ...appState, ...changes };
      listeners.forEach((tell) => tell());
    },
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    carried,
    client: null,
    prefetch: null,
    codeOf: null,
    titled: null,
  };
}

/** The store itself, for actions that change facts. Throws outside of an app. */
export function useAppState(): AppState {
  const store = use(Context);
  if (!store) throw new Error('facts are read outside of the app');
  return store;
}

/** One fact, followed as it changes. */
export function useAppFact<K extends keyof AppFacts>(key: K): AppFacts[K] {
  const store = useAppState();
  const get = () => store.get()[key];
  return useSyncExternalStore(store.subscribe, get, get);
}
