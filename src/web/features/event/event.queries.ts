import '#web/platform/endpoints/circle-endpoints.ts';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { EventsReply } from '#contract/event/event.schemas.ts';
import { call } from '#web/platform/api.ts';
import { usePages, type Pages } from '#web/platform/paging/pages.ts';
import { read } from '#web/platform/queries.ts';

/** Circles to come, or those the member has part in. */
export function useEvents(which: 'all' | 'mine'): Pages<EventsReply> {
  return usePages('getEvents', which === 'mine' ? { which } : {});
}

/** What the member had part in and is over. */
export function usePastEvents() {
  return useQuery(read('getPastEvents'));
}

/** The moon of the coming weeks in a zone. */
export function useSky(zone: string) {
  return useQuery(read('getEventSky', { query: { zone } }));
}

/** Takes a seat or a place in line. What is shown of seats is read anew either way: it may have changed meanwhile. */
export function useTakeSeat(event: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (line: boolean) => call('takeSeat', { params: { event }, body: { line } }),
    onSettled: () => readAnew(client),
  });
}

export function useLeaveSeat(event: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('leaveSeat', { params: { event } }),
    onSettled: () => readAnew(client),
  });
}

/** The file for a calendar. */
export function useCalendarFile(event: string) {
  return useMutation({ mutationFn: () => call('getEventCalendar', { params: { event } }) });
}

/** Where a circle meets; asked for when the door is opened, and kept nowhere. */
export function useDoor(event: string) {
  return useQuery({ ...read('getEventPlace', { params: { event } }), gcTime: 0, staleTime: 0, retry: false });
}

const LISTS = '/api/events';
const SKY = '/api/events/sky';

/** Every list of circles is read anew; the sky stays. */
export function readAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && address.startsWith(LISTS) && !address.startsWith(SKY),
  });
}
