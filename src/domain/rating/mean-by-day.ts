import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { ITEMS, type DayRatings } from '#domain/pmdd/items.ts';

/** The days around a first day of a period that are drawn: -1 is the day before it, 1 the first day; there is no 0. */
export const DRAWN_DAYS: readonly number[] = [
  ...Array.from({ length: 14 }, (_, at) => at - 14),
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
];

/** The mean of a day around the period, 1 to 6 in hundredths, and on how many days it rests; null without one. */
export type DayMean = { readonly day: number; readonly mean: number | null; readonly of: number };

const SCORED = ITEMS.filter(({ domain }) => domain !== null).map(({ id }) => id);
/** Days this close to the next period count to that one (as in `rated-cycles.ts`). */
const NEXT_OWNS = 14;

type Facts = {
  /** The first days of the periods whose cycles are drawn. */
  readonly drawn: readonly LocalDate[];
  /** The first days of all periods. */
  readonly periodStarts: readonly LocalDate[];
  readonly days: ReadonlyMap<LocalDate, DayRatings>;
};

/**
 * The mean by day around the period: of the scored items rated on a day, then over the cycles that have that day rated.
 * A day counts once: those before an earlier period or within 14 days of a later one belong there.
 */
export function meanByDay({ drawn, periodStarts, days }: Facts): DayMean[] {
  const starts = [...new Set(periodStarts)].toSorted();
  return DRAWN_DAYS.map((day) => {
    const means = drawn.flatMap((start) => {
      const date = addDays(start, day < 0 ? day : day - 1);
      const at = starts.indexOf(start);
      const [previous, next] = [starts[at - 1], starts[at + 1]];
      if (previous !== undefined && date < previous) return [];
      if (day > 0 && next !== undefined && date >= addDays(next, -NEXT_OWNS)) return [];
      return meanOf(days.get(date)) ?? [];
    });
    const sum = means.reduce((total, one) => total + one, 0);
    return { day, mean: means.length === 0 ? null : Math.round((100 * sum) / means.length) / 100, of: means.length };
  });
}

function meanOf(ratings: DayRatings | undefined): number | null {
  const rated = SCORED.flatMap((id) => ratings?.[id] ?? []);
  return rated.length === 0 ? null : rated.reduce<number>((total, one) => total + one, 0) / rated.length;
}
