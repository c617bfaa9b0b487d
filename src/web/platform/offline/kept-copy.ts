import type { OfflineCopy } from '#contract/offline/offline.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { dayToShow } from '#domain/offline/offline-copy.ts';
import { findCopy, forgetCopies } from './copy-store.ts';

/**
 * A copy as it lies on the device. `form` changes when a version of the product no longer reads what another kept;
 * `ahead` is how far the server's clock was ahead of this one, in milliseconds.
 */
export type KeptCopy = Omit<OfflineCopy, 'soundPresets'> & {
  readonly form: 2;
  readonly ahead: number;
  /** A copy that was taken before mixes were part of it has none. */
  readonly soundPresets?: OfflineCopy['soundPresets'];
};
/** What there is to show: the member's copy, whose day it is now, and when this device took it. */
export type ShownCopy = { readonly copy: KeptCopy; readonly at: number; readonly today: LocalDate };

/** The member's copy, if it may be shown today. One of another form or of another time is taken away. */
export async function shownCopy(): Promise<ShownCopy | null> {
  const found = await findCopy();
  if (!found) return null;
  const copy = found.copy as KeptCopy;
  const today = copy.form === 2 && copy.user.id === found.owner ? copiedDayOf(copy) : null;
  if (today) return { copy, at: found.at, today };
  await forgetCopies({ but: null });
  return null;
}

/** The member's day now by this device's clock, as far as the copy reaches; null beyond it. */
export function copiedDayOf({ days, user, ahead }: KeptCopy): LocalDate | null {
  return dayToShow(days, dayInZone(new Date(Date.now() + ahead), user.timeZone))?.today ?? null;
}
