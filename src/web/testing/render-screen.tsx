import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { FirstData } from '#contract/first-data.ts';
import { createAppState, AppStateProvider } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import { createQueryClient } from '#web/platform/query-client.ts';

export type ScreenOptions = {
  /** The address in the bar, with its query: "/verify-email?email=a%40b.c". */
  readonly at?: string;
  /** What the document carried. Nobody is signed in unless `user` is given. */
  readonly data?: Partial<FirstData>;
};

/**
 * Renders a screen as the app does: its address, its first data, a query cache with the product's numbers, whose retry
 * does not wait. Answer its calls with fakeApi.
 */
export function renderScreen(part: ReactElement, { at = '/', data = {} }: ScreenOptions = {}) {
  window.history.replaceState(null, '', at);
  const first: FirstData = { user: null, theme: 'system', ...data };
  const appState = createAppState(appFactsOf(first), first);
  const client = createQueryClient(first);
  // The second of waiting before the one retry is the library's own, and real time.
  const usual = client.getDefaultOptions();
  client.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } });
  appState.client = client;
  const user = userEvent.setup({ advanceTimers: (ms) => (vi.isFakeTimers() ? vi.advanceTimersByTime(ms) : undefined) });
  const view = render(
    <AppStateProvider value={appState}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </AppStateProvider>,
  );
  return { screen, user, appState, client, ...view };
}
