import { useOutbox } from '#web/platform/outbox/outbox-state.ts';
import { useSentMonth } from './cycle.queries.ts';
import { withWaiting } from './waiting-days.ts';

/**
 * A month of logs with the moon around it; `month` is "2026-11". What waits on this device to be sent lies over it. Its
 * neighbours are fetched once it is here.
 */
export function useMonth(month: string, neighbours: readonly string[] = []) {
  const query = useSentMonth(month, neighbours);
  const { waiting } = useOutbox();
  return waiting.length > 0 && query.data ? { ...query, data: withWaiting(query.data, waiting) } : query;
}
