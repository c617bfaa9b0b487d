import '#web/platform/endpoints/circle-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '#web/platform/queries.ts';

/** What the house announces to the member, asked for when it is looked at. */
export function useAnnouncements(isAsked: boolean) {
  return useQuery({ ...read('getAnnouncements'), enabled: isAsked });
}
