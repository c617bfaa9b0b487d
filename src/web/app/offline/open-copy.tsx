import type { ReactNode } from 'react';
import { Root } from '#web/app/root.tsx';
import { createAppState } from '#web/platform/app-state.ts';
import { appFactsOf } from '#web/platform/first-data.ts';
import type { ShownCopy } from '#web/platform/offline/kept-copy.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { keyOf } from '#web/platform/queries.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { placeDay } from './place-day.ts';
import { waitForLine } from './wait-for-line.ts';

/**
 * The app with the member's copy in the place of a document's data: the member's day by this device's clock, and
 * nothing asked for that cannot come. What it listens to ends with `ended`.
 */
export function openCopy({ copy, at, today }: ShownCopy, ended: AbortSignal): ReactNode {
  const { user, theme, cycles, logLists, forecasts, ovulation, cycleEdits, year, onThisMoon, soundPresets } = copy;
  const data = { user, theme, today, now: new Date(Date.now() + copy.ahead).toISOString() };
  const appState = createAppState(appFactsOf(data), data);
  const client = createQueryClient(data);
  appState.client = client;
  placeDay(client, { copy, today });
  for (const month of copy.months)
    client.setQueryData(keyOf('getMonth', { query: { month: month.month } }), month, { updatedAt: at });
  for (const page of copy.pages) client.setQueryData(keyOf('getJournalEntry', { params: { id: page.id } }), page);
  client.setQueryData(keyOf('getHomeData'), { newPostsCount: 0, recentPosts: [], meditations: [] });
  client.setQueryData(keyOf('getCycles'), cycles);
  client.setQueryData(keyOf('getLogLists'), logLists);
  client.setQueryData(keyOf('getForecasts'), forecasts);
  client.setQueryData(keyOf('getOvulation'), ovulation ?? { estimate: null });
  client.setQueryData(keyOf('getCycleEdits'), cycleEdits);
  client.setQueryData(keyOf('getJournalYear', { query: { year: year.year } }), year);
  client.setQueryData(keyOf('getOnThisMoon', { query: { date: onThisMoon.date } }), onThisMoon);
  if (soundPresets) client.setQueryData(keyOf('getSoundPresets'), soundPresets);
  if (theme !== 'system') document.documentElement.dataset['theme'] = theme;
  showOffline({ asOf: at, ended: false });
  waitForLine(appState, { copy, ended });
  return <Root appState={appState} />;
}
