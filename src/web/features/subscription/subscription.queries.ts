import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';

/** How she stands: plan, free days, what is open. */
export function useSubscription() {
  return useQuery(read('getSubscription'));
}

/** What she paid, newest first. */
export function useInvoices() {
  return useQuery(read('listInvoices'));
}
