import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useAppState } from '#web/platform/app-state.ts';
import { DeletionWatch } from '#web/features/privacy/public.ts';
import { TrialEnd } from '#web/features/subscription/public.ts';
import { turnBy } from '#web/platform/address/standing.ts';
import { prepareOffline } from '#web/platform/offline/begin.ts';
import { connectOutbox } from '#web/platform/outbox/connection.ts';
import { rejoinNotes } from '#web/platform/push/rejoin.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { onFirstInteraction } from '#web/platform/deferred/first-interaction.ts';
import { arriving } from './arriving.ts';
import { Gate } from './gate.tsx';
import { usePrivacyMode } from './privacy-mode/use-privacy-mode.ts';

// The table of what pages begin with grows with every page: it comes at the first sign of the member, and weighs on no
// first view.
const pageTable = () => import('./prefetch-page.ts');

// What is done on these pages is answered by toasts: their drawing is here before a connection is lost.
if (!import.meta.env.SSR)
  onFirstInteraction(() =>
    [import('#web/ui/overlays/toast/toast-view.tsx'), pageTable()].forEach((come) => void come.catch(() => undefined)),
  );

/**
 * Gives the screens inside it the app's query cache, made on first need from what the document carried, behind the
 * gate.
 */
export function Queries({ children }: { readonly children?: ReactNode }) {
  const appState = useAppState();
  appState.client ??= createQueryClient(appState.carried);
  appState.prefetch ??= (at, search) =>
    pageTable()
      .then(({ prefetchPage }) => prefetchPage(appState, { at, search }))
      .catch(() => undefined);
  useEffect(() => turnBy(arriving(appState)), [appState]);
  usePrivacyMode();
  useEffect(() => connectOutbox(appState), [appState]);
  useEffect(() => rejoinNotes(appState), [appState]);
  useEffect(() => prepareOffline(appState), [appState]);
  return (
    <QueryClientProvider client={appState.client}>
      <Gate>{children}</Gate>
      <TrialEnd />
      <DeletionWatch />
    </QueryClientProvider>
  );
}
