/** How many hours ahead a moderator can say that she is there. */
export const WATCH_HOURS = 8;

/**
 * Until when a moderator is there who says so now: the `hours`-th whole hour that her clock will show. `minutesPast` is
 * how many minutes past the hour her clock says, which differs between zones.
 */
export function watchUntil(now: Date, { hours, minutesPast }: { hours: number; minutesPast: number }): Date {
  const wholeMinute = Math.floor(now.getTime() / 60_000) * 60_000;
  return new Date(wholeMinute + (hours * 60 - minutesPast) * 60_000);
}

/** The minutes past the hour that a clock of a zone shows. */
export function minutesPastIn(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, minute: 'numeric' }).formatToParts(now);
  return Number(parts.find(({ type }) => type === 'minute')?.value ?? 0);
}

/** Who is there longest stands for the room: her name is the one to ask. */
export function keeperOf<W extends { readonly until: Date }>(watches: readonly W[], now: Date): W | null {
  const here = watches.filter(({ until }) => until.getTime() > now.getTime());
  return here.toSorted((a, b) => b.until.getTime() - a.until.getTime())[0] ?? null;
}
