import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFacts } from '#web/platform/facts.ts';
import { createQueryClient } from '#web/platform/query-client.ts';

/** Gives the screens inside it the app's query cache, made on first need from what the document carried. */
export function Queries({ children }: { readonly children?: ReactNode }) {
  const facts = useFacts();
  facts.client ??= createQueryClient(facts.carried);
  return <QueryClientProvider client={facts.client}>{children}</QueryClientProvider>;
}
