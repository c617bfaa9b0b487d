import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { monthOf } from '#domain/calendar/local-date.ts';
import { USUAL_MONTHS } from '#domain/insight/span.ts';
import { useFacts, type FactStore } from '#web/platform/facts.ts';
import { DeletionWatch } from '#web/features/privacy/public.ts';
import { TrialEnd } from '#web/features/subscription/public.ts';
import { prepareOffline } from '#web/platform/offline/begin.ts';
import { connectOutbox } from '#web/platform/outbox/connection.ts';
import { rejoinNotes } from '#web/platform/push/rejoin.ts';
import { read } from '#web/platform/queries.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { todayOf } from '#web/platform/today.ts';
import { whenStirred } from '#web/platform/late/signs.ts';
import { Gate } from './gate.tsx';
import { useNear } from './near/use-near.ts';

// What is done on these pages is answered by toasts: their drawing is here before a connection is lost.
if (!import.meta.env.SSR)
  whenStirred(() => void import('#web/ui/overlays/toast/toast-view.tsx').catch(() => undefined));

/** Gives the screens inside it the app's query cache, made on first need from what the document carried, behind the gate. */
export function Queries({ children }: { readonly children?: ReactNode }) {
  const facts = useFacts();
  facts.client ??= createQueryClient(facts.carried);
  facts.prefetch ??= (name) => DATA[name]?.(facts);
  useNear();
  useEffect(() => connectOutbox(facts), [facts]);
  useEffect(() => rejoinNotes(facts), [facts]);
  useEffect(() => prepareOffline(facts), [facts]);
  return (
    <QueryClientProvider client={facts.client}>
      <Gate>{children}</Gate>
      <TrialEnd />
      <DeletionWatch />
    </QueryClientProvider>
  );
}

const moonData = (facts: FactStore) => {
  const { client, get } = facts;
  const zone = get().user?.timeZone;
  void client?.prefetchQuery(read('getCycleView'));
  void client?.prefetchQuery(read('getCycles'));
  void client?.prefetchQuery(read('getMoonPeriods'));
  if (zone) void client?.prefetchQuery(read('getMoonMonth', { query: { month: monthOf(todayOf(facts)), zone } }));
};

/** The data a member's screen opens with, fetched beside its code on intent or on the way there. */
const DATA: Partial<Record<ScreenName, (facts: FactStore) => void>> = {
  journal: ({ client }) => void client?.prefetchQuery(read('getJournalEntries', { query: {} })),
  dailyFlow: ({ client }) => {
    void client?.prefetchQuery(read('getDailyFlow'));
    void client?.prefetchQuery(read('getCheckIn'));
  },
  dailyQuiz: ({ client }) => void client?.prefetchQuery(read('getDailyQuiz')),
  archetypeQuiz: ({ client }) => void client?.prefetchQuery(read('getArchetypeQuiz')),
  rewards: ({ client }) => {
    void client?.prefetchQuery(read('getPoints', { query: {} }));
    void client?.prefetchQuery(read('getCheckIn'));
    void client?.prefetchQuery(read('getKeepsakes'));
  },
  subscription: ({ client }) => void client?.prefetchQuery(read('getSubscription')),
  subscriptionManagement: ({ client }) => {
    void client?.prefetchQuery(read('getSubscription'));
    void client?.prefetchQuery(read('listInvoices'));
  },
  onboarding: ({ client }) => void client?.prefetchQuery(read('getCycleView')),
  insights: ({ client }) => void client?.prefetchQuery(read('getInsights', { query: { months: USUAL_MONTHS } })),
  profileSettings: ({ client }) => {
    void client?.prefetchQuery(read('getCycleView'));
    void client?.prefetchQuery(read('getLogLists'));
  },
  privacySettings: ({ client }) =>
    (['getConsentHistory', 'getSessions', 'getOldLogs', 'getDeletion'] as const).forEach(
      (name) => void client?.prefetchQuery(read(name)),
    ),
  enhancedOnboarding: ({ client, get }) => {
    void client?.prefetchQuery(read('getCycleView'));
    if (get().user?.ageBand === 'adult') void client?.prefetchQuery(read('getReminders'));
  },
  home: ({ client }) => {
    void client?.prefetchQuery(read('getCycleView'));
    void client?.prefetchQuery(read('getHomeData'));
  },
  moonCalendar: moonData,
  lunarCalendar: moonData,
  tracker: (facts) => {
    void facts.client?.prefetchQuery(read('getCycleView'));
    void facts.client?.prefetchQuery(read('getCycles'));
    void facts.client?.prefetchQuery(read('getLogLists'));
    void facts.client?.prefetchQuery(read('getMonth', { query: { month: monthOf(todayOf(facts)) } }));
  },
};
