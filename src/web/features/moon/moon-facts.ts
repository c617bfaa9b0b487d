import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import type { MoonMonth } from '#contract/moon/moon.schemas.ts';

export type DaySky = {
  readonly moon: MoonDay;
  readonly fullMoon: MoonMonth['fullMoons'][number] | null;
  readonly eclipse: MoonMonth['eclipses'][number] | null;
};

/** A look-up of all that a month knows of a day, built once for it. */
export function skyOf({ days, fullMoons, eclipses, zone }: MoonMonth): (date: LocalDate) => DaySky | null {
  const moons = new Map(days.map((day) => [day.date, day]));
  const byDay = <T extends { readonly at: string }>(list: readonly T[]) =>
    new Map(list.map((item) => [dayInZone(new Date(item.at), zone), item]));
  const [full, dark] = [byDay(fullMoons), byDay(eclipses)];
  return (date) => {
    const moon = moons.get(date);
    return moon ? { moon, fullMoon: full.get(date) ?? null, eclipse: dark.get(date) ?? null } : null;
  };
}

const MINUTE = 60_000;

/** Whole days, hours and minutes of a stretch of time, in milliseconds. */
export function stretchOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}

/** "3 days", "5 hours", "12 minutes": the largest whole unit of a stretch. */
export function roughly(ms: number): string {
  const { days, hours, minutes } = stretchOf(ms);
  const [count, unit] = days > 0 ? [days, 'day'] : hours > 0 ? [hours, 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
