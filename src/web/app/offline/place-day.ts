import type { QueryClient } from '@tanstack/react-query';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayToShow } from '#domain/offline/offline-copy.ts';
import type { KeptCopy } from '#web/platform/offline/kept-copy.ts';
import { keyOf } from '#web/platform/queries.ts';

/**
 * Puts what turns with the day where the screens look for it: the member's wheel, the check-in, and the day that a new
 * page is for.
 */
export function placeDay(client: QueryClient, { copy, today }: { copy: KeptCopy; today: LocalDate }): void {
  const day = dayToShow(copy.days, today);
  if (!day) return;
  client.setQueryData(keyOf('getCycleView'), day.cycleView);
  client.setQueryData(keyOf('getCheckIn'), day.checkIn);
  client.setQueryData(keyOf('getJournalEntries', { query: {} }), { ...copy.journal, today: day.journal });
}
