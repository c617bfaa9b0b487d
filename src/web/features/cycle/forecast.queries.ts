import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useIsOpen } from '#web/platform/membership/access.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useCycleView } from './cycle.queries.ts';

/** The member's forecasts as they stood when they were made, with what happened, newest first. */
export function useForecasts() {
  return useQuery(read('getForecasts'));
}

/** When ovulation is likely; null in a stage that hides it. */
export function useOvulation() {
  return useQuery(read('getOvulation'));
}

/**
 * Whether the ovulation estimate is open to the member: as long as all is, and to the end of a cycle on whose first day
 * all was (decisions 9 and 21; the server says so).
 */
export function useOvulationOpen(): boolean {
  const open = useIsOpen('ovulation');
  const stays = useCycleView().data?.ovulationStaysOpen;
  return open || stays === true;
}

/** The day on which the member last said "not yet"; null while the member has not. */
export function useNotYetOn(): LocalDate | null {
  return useCycleView().data?.notYetOn ?? null;
}

/** "Not yet": the question rests until the member's next day. */
export function useSayNotYet(today: LocalDate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendQueued('sayNotYet', {}, today),
    onSuccess: ({ notYetOn }) =>
      client.setQueryData<CycleViewReply>(keyOf('getCycleView'), (known) => known && { ...known, notYetOn }),
  });
}
