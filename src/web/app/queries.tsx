import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useFacts } from '#web/platform/facts.ts';
import { DeletionWatch } from '#web/features/privacy/public.ts';
import { TrialEnd } from '#web/features/subscription/public.ts';
import { prepareOffline } from '#web/platform/offline/begin.ts';
import { connectOutbox } from '#web/platform/outbox/connection.ts';
import { rejoinNotes } from '#web/platform/push/rejoin.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { whenStirred } from '#web/platform/late/signs.ts';
import { Gate } from './gate.tsx';
import { useNear } from './near/use-near.ts';

// The table of what pages begin with grows with every page: it comes at the first sign of her, and weighs on no first view.
const pageTable = () => import('./prefetch-page.ts');

// What is done on these pages is answered by toasts: their drawing is here before a connection is lost.
if (!import.meta.env.SSR)
  whenStirred(() =>
    [import('#web/ui/overlays/toast/toast-view.tsx'), pageTable()].forEach((come) => void come.catch(() => undefined)),
  );

/** Gives the screens inside it the app's query cache, made on first need from what the document carried, behind the gate. */
export function Queries({ children }: { readonly children?: ReactNode }) {
  const facts = useFacts();
  facts.client ??= createQueryClient(facts.carried);
  facts.prefetch ??= (at, search) =>
    void pageTable()
      .then(({ prefetchPage }) => prefetchPage(facts, { at, search }))
      .catch(() => undefined);
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
