import type { LocalDate } from '#domain/calendar/local-date.ts';
import { ITEMS, type DayRatings, type ItemId, type Rating } from '#domain/pmdd/items.ts';

/** The names of the 24, in their order. */
export const ITEM_IDS = ITEMS.map(({ id }) => id);

/** A change of a day's ratings: what is left out stays, null opens an item again. */
export type RatingChange = Readonly<Partial<Record<ItemId, Rating | null>>>;

/** The last edit of an item: when it was made, in milliseconds, and a word for the session it came from. */
export type ItemEdit = readonly [madeAt: number, by: string];

/** The ratings of a day with the last edit of each item, also of those that were opened again. */
export type RatedDay = {
  readonly date: LocalDate;
  readonly ratings: DayRatings;
  readonly edits: Readonly<Partial<Record<ItemId, ItemEdit>>>;
};

/** A change of one device; `madeAt` and `now` in milliseconds by the server's clock. */
export type RatingEdit = {
  readonly date: LocalDate;
  readonly change: RatingChange;
  readonly madeAt: number;
  readonly now: number;
  readonly by: string;
};

/**
 * A day with a change of one device, item by item: the later edit wins, also where the older one arrives last, and one
 * device's edits win in the order in which they come. No edit was made later than now. The same change twice changes
 * nothing more.
 */
export function withRatings(known: RatedDay | null, { date, change, madeAt, now, by }: RatingEdit): RatedDay {
  const made = Math.min(madeAt, now);
  const edits = { ...known?.edits };
  const taken: Partial<Record<ItemId, Rating | null>> = {};
  for (const id of ITEM_IDS) {
    const value = change[id];
    const before = edits[id];
    if (value === undefined || (before && before[1] !== by && before[0] > made)) continue;
    edits[id] = [made, by];
    taken[id] = value;
  }
  return { date, ratings: changedRatings(known?.ratings ?? {}, taken), edits };
}

/** Ratings with a change laid over them, in the order of the items. */
export function changedRatings(ratings: DayRatings, change: RatingChange): DayRatings {
  const entries = ITEM_IDS.flatMap((id) => {
    const value = change[id] === undefined ? ratings[id] : change[id];
    return value === undefined || value === null ? [] : [[id, value] as const];
  });
  return Object.fromEntries(entries) as DayRatings;
}

/** How many of the 24 are rated. */
export function ratedCount(ratings: DayRatings): number {
  return ITEM_IDS.filter((id) => ratings[id] !== undefined).length;
}

/** What filling the open items of a day would add: what is rated on it stays as the member rated it. */
export function fillOpen(day: DayRatings, from: DayRatings): DayRatings {
  return Object.fromEntries(
    ITEM_IDS.flatMap((id) => (day[id] === undefined && from[id] !== undefined ? [[id, from[id]] as const] : [])),
  ) as DayRatings;
}

/** A day on which nothing of it was there: each item 1. */
export const NOTHING: DayRatings = Object.fromEntries(ITEM_IDS.map((id) => [id, 1])) as DayRatings;
