import type { DayLog, Mood } from '#domain/cycle/day-log.ts';

/**
 * Mood and energy of some days: how many days hold each, the mean energy (1 to 5, to a tenth; null below three days),
 * moods by days, most first.
 */
export type Shares = {
  readonly energyDays: number;
  readonly energy: number | null;
  readonly moodDays: number;
  readonly moods: readonly { readonly mood: Mood; readonly days: number }[];
};

/** A mean of fewer days says nothing. */
const FEWEST_DAYS = 3;

/** Mood and energy of some days. */
export function sharesOf(logs: readonly DayLog[]): Shares {
  const energies = logs.flatMap(({ energy }) => energy ?? []);
  const moods = logs.filter((log) => (log.moods?.length ?? 0) > 0);
  const counts = new Map<Mood, number>();
  for (const mood of moods.flatMap((log) => log.moods ?? [])) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  const mean = energies.reduce<number>((sum, energy) => sum + energy, 0) / energies.length;
  return {
    energyDays: energies.length,
    energy: energies.length < FEWEST_DAYS ? null : Math.round(mean * 10) / 10,
    moodDays: moods.length,
    moods: [...counts]
      .map(([mood, days]) => ({ mood, days }))
      .sort((a, b) => b.days - a.days || (a.mood < b.mood ? -1 : 1)),
  };
}
