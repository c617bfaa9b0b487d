import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { callOnce } from '#web/platform/outbox/call-once.ts';
import { keyOf, read } from '#web/platform/queries.ts';
import { useCycleView } from './cycle.queries.ts';

/** Her forecasts as they stood when they were made, with what happened, newest first. */
export function useForecasts() {
  return useQuery(read('getForecasts'));
}

/** When ovulation is likely; null in a stage that hides it. */
export function useOvulation() {
  return useQuery(read('getOvulation'));
}

/** The day on which she last said "not yet"; null while she has not. */
export function useNotYetOn(): LocalDate | null {
  return useCycleView().data?.notYetOn ?? null;
}

/** "Not yet": the question rests until her next day. */
export function useSayNotYet(today: LocalDate) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callOnce('sayNotYet', {}, today),
    onSuccess: ({ notYetOn }) =>
      client.setQueryData<CycleViewReply>(keyOf('getCycleView'), (known) => known && { ...known, notYetOn }),
  });
}
