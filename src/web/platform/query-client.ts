import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { FirstData } from '#contract/first-data.ts';
import { USUAL_MONTHS } from '#domain/insight/span.ts';
import { ApiError } from './api-error.ts';
import { askForPremium } from './membership/premium.ts';
import { keyOf } from './queries.ts';

const MINUTE = 60_000;
/** §9: home data stays fresh for 2 minutes, all else for 5. */
const HOME_FRESH = 2 * MINUTE;

/** The cache of server state, with the numbers of §9: fresh 5 minutes, kept 10, queries retry once, mutations never, no refetch on focus, no polling. */
export function createQueryClient(data: FirstData | null): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: heedPlan }),
    mutationCache: new MutationCache({ onError: heedPlan }),
    defaultOptions: {
      // Offline is an answer too: a call that waits in silence for the network would leave her at a turning ring.
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: 1,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryDefaults(keyOf('getHomeData'), { staleTime: HOME_FRESH });
  if (data) seed(client, data);
  return client;
}

// A refusal by plan opens the modal that says what is open and what is not (decisions 9); one by her lock leads to the lock.
function heedPlan(error: Error): void {
  if (error instanceof ApiError && error.status === 423) window.location.reload();
  if (error instanceof ApiError && error.status === 402) askForPremium(error.body?.feature ?? null);
}

// What the document carried, so that the first drawing asks nothing. The server draws from the same seeds.
function seed(client: QueryClient, data: FirstData): void {
  if (data.cycleView) client.setQueryData(keyOf('getCycleView'), data.cycleView);
  if (data.checkIn) client.setQueryData(keyOf('getCheckIn'), data.checkIn);
  if (data.reminders) client.setQueryData(keyOf('getReminders'), data.reminders);
  if (data.points) client.setQueryData(keyOf('getPoints', { query: {} }), data.points);
  if (data.keepsakes) client.setQueryData(keyOf('getKeepsakes'), data.keepsakes);
  if (data.homeData) client.setQueryData(keyOf('getHomeData'), data.homeData);
  if (data.journal) client.setQueryData(keyOf('getJournalEntries', { query: {} }), data.journal);
  if (data.logLists) client.setQueryData(keyOf('getLogLists'), data.logLists);
  if (data.cycles) client.setQueryData(keyOf('getCycles'), data.cycles);
  if (data.insights) client.setQueryData(keyOf('getInsights', { query: { months: USUAL_MONTHS } }), data.insights);
  if (data.dailyFlow) client.setQueryData(keyOf('getDailyFlow'), data.dailyFlow);
  if (data.dailyQuiz) client.setQueryData(keyOf('getDailyQuiz'), data.dailyQuiz);
  if (data.archetypes) client.setQueryData(keyOf('getArchetypeQuiz'), data.archetypes);
  if (data.subscription) client.setQueryData(keyOf('getSubscription'), data.subscription);
  if (data.privacy) {
    client.setQueryData(keyOf('getConsentHistory'), data.privacy.consents);
    client.setQueryData(keyOf('getSessions'), data.privacy.sessions);
    client.setQueryData(keyOf('getOldLogs'), data.privacy.oldLogs);
    client.setQueryData(keyOf('getDeletion'), data.privacy.deletion);
  }
  if (data.report)
    client.setQueryData(keyOf('getReport', { query: { ...data.report.span, kind: 'one' } }), data.report);
  if (data.moonPeriods) client.setQueryData(keyOf('getMoonPeriods'), data.moonPeriods);
  if (data.moonMonth)
    client.setQueryData(
      keyOf('getMoonMonth', { query: { month: data.moonMonth.month, zone: data.moonMonth.zone } }),
      data.moonMonth,
    );
  if (data.month) client.setQueryData(keyOf('getMonth', { query: { month: data.month.month } }), data.month);
}
