import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { fillDay, isBlank, isSameDay, isSameValue } from '#domain/cycle/merge-day.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { addedTo, type Added } from '#domain/import/take-back.ts';
import { dayLogStore, summaryStore, writtenDay, writeDays } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';

export type Filled = {
  readonly imported: number;
  readonly merged: number;
  readonly unchanged: number;
  readonly differing: number;
  readonly added: readonly Added[];
};

/**
 * Adds days from elsewhere in the member's transaction: fills what is missing, overwrites nothing, and says field by
 * field what is new.
 */
export async function fillDays(
  { clock }: { clock: Clock },
  { me, days }: { me: Me; days: readonly DayLog[] },
): Promise<Filled> {
  const now = clock.now();
  return fillHeld(me, { days, summary: await summaryStore.readForUpdate(me), now });
}

/** The same under a summary that is held already. */
export async function fillHeld(
  me: Me,
  { days, summary, now }: { days: readonly DayLog[]; summary: Summary; now: Date },
): Promise<Filled> {
  const dates = days.map((day) => day.date);
  const [known, lost] = await Promise.all([dayLogStore.days(me, dates), dayLogStore.unreadableOf(me, dates)]);
  const counts = { imported: 0, merged: 0, unchanged: 0, differing: 0 };
  const changed = new Map<LocalDate, DayLog>();
  for (const day of days.map((told) => writtenDay(me, told))) {
    // What is there and does not open is not filled.
    if (lost.has(day.date)) {
      counts.differing += 1;
      continue;
    }
    const before = changed.get(day.date) ?? known.get(day.date) ?? null;
    const next = fillDay(before, day);
    const same = before ? isSameDay(before, next) : isBlank(next);
    counts[same ? 'unchanged' : before ? 'merged' : 'imported'] += 1;
    if (before && differs(before, day)) counts.differing += 1;
    if (!same) changed.set(day.date, next);
  }
  const days_ = [...changed.values()];
  if (days_.length > 0) await writeDays(me, { days: days_, summary, now });
  return { ...counts, added: days_.flatMap((day) => addedTo(known.get(day.date) ?? null, day) ?? []) };
}

/** Whether something of the member's stands where the file says otherwise. */
function differs(mine: DayLog, told: DayLog): boolean {
  return Object.entries(told).some(
    ([name, value]) => Object.hasOwn(mine, name) && !isSameValue(mine[name as keyof DayLog], value),
  );
}
