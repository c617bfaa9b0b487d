import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { SERIES_AHEAD_DAYS } from '#domain/event/limits.ts';
import { seriesDates, type SeriesDate, type SeriesRule, type WallHour } from '#domain/event/series.ts';
import type { Database } from '#server/platform/db/database.ts';
import { principalInstants } from '#server/platform/sky/sky.ts';
import { eventStore } from './event.store.ts';

type Asked = { readonly rule: SeriesRule; readonly hour: WallHour; readonly from: LocalDate; readonly now: Date };

/** The dates of a series that are made now, by the real moon: none is past, and none later than the coming weeks. */
export function datesAhead({ rule, hour, from, now }: Asked): {
  readonly dates: readonly SeriesDate[];
  readonly grownTo: LocalDate;
} {
  const today = dayInZone(now, hour.zone);
  const first = from < today ? today : from;
  const grownTo = addDays(first, SERIES_AHEAD_DAYS);
  const instants = principalInstants(
    startOfDay(addDays(first, -1), hour.zone),
    startOfDay(addDays(grownTo, 2), hour.zone),
  );
  const dates = seriesDates(rule, { hour, from: first, to: grownTo, instants }).filter(({ at }) => at > now);
  return { dates, grownTo };
}

/** Gives every series the dates of its coming weeks; done each minute, and mostly nothing is due. */
export async function growSeries(db: Database, now: Date): Promise<number> {
  // A month is grown at a time.
  const before = addDays(dayInZone(now, 'UTC'), SERIES_AHEAD_DAYS - 30);
  const due = await eventStore.toGrow(db, before);
  for (const { id, rule, zone, wall_time, grown_to } of due) {
    const hour = { time: wall_time, zone };
    const from = addDays(grown_to, 1);
    const made = datesAhead({ rule: JSON.parse(rule) as SeriesRule, hour, from, now });
    const to = addDays(dayInZone(now, zone), SERIES_AHEAD_DAYS);
    const grownTo = to < from ? from : to;
    const dates = made.dates.filter(({ day }) => day <= grownTo).map(({ at }) => at);
    await eventStore.grow(db, id, { dates, grownTo });
  }
  return due.length;
}
