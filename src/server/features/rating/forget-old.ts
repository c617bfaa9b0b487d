import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { ratingStore, ratingToldStore } from './rating.store.ts';

type Old = { readonly dates: readonly LocalDate[]; readonly first: LocalDate; readonly now: Date };

/**
 * Takes away the ratings of days that grew older than the member chose, and what was read of cycles before `first`, so
 * that they are not told as changed.
 */
export async function forgetOldRatings(me: Me, { dates, first, now }: Old): Promise<void> {
  if (dates.length === 0) return;
  ratingStore.forget(me, dates);
  const { told } = await ratingToldStore.readForUpdate(me);
  if (told) ratingToldStore.write(me, { document: { told: told.filter(({ start }) => start >= first) }, now });
}
