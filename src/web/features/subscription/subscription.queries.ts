import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';

/** How the member stands: plan, free days, what is open. */
export function useSubscription() {
  return useQuery(read('getSubscription'));
}

/** What the member paid, newest first. */
export function useInvoices() {
  return useQuery(read('listInvoices'));
}
