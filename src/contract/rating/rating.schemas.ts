import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, localDateSchema } from '#contract/kit/scalars.ts';
import { ITEM_IDS } from '#domain/rating/rated-day.ts';

const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]);
const item = z.enum(ITEM_IDS);

/** What the member rated on a day; an item without a rating was left open. */
export const ratedDay = z.object({ date: localDateSchema, ratings: z.partialRecord(item, rating) });
export type RatedDayWire = Wire<typeof ratedDay>;

/** GET /api/ratings?month=2026-11: the rated days of that month. */
export const ratingsReply = z.object({
  month: z.string(),
  days: z.array(ratedDay),
  /** Days on which something was rated that cannot be opened. */
  unreadable: z.array(localDateSchema).optional(),
});
export type RatingsReply = Wire<typeof ratingsReply>;

/**
 * PUT /api/ratings: merged item by item, the later edit of an item wins; null opens an item again. `editedAt` is when
 * the member made it, by the device's clock put right, sent along by what waited.
 */
export const ratingsPut = z.object({
  date: localDateSchema,
  ratings: z.partialRecord(item, rating.nullable()),
  editedAt: instant.optional(),
});
export const ratedDayReply = z.object({ day: ratedDay });

/** Why a cycle does not count: too few rated days, or its mood left open on too many; null where it does. */
const lacks = z.enum(['days', 'mood']).nullable();

/** The mean of each day around the period, 1 to 6, and on how many days it rests. */
export const dayMeans = z.array(z.object({ day: z.int(), mean: z.number().nullable(), of: z.int() }));
export type DayMeans = Wire<typeof dayMeans>;

/**
 * GET /api/ratings/pattern: what the member's rated cycles show, in words and never by the name of a disorder.
 * `needsPeriods`: the member's stage has no periods, or no first day of one is logged. `anew` are cycles that were over
 * when the member read of them and were scored again; `mark` names what is told now, and `isTold` says that the member
 * has read it.
 */
export const ratingPatternReply = z.object({
  title: z.string(),
  text: z.string(),
  needed: z.int(),
  needsPeriods: z.enum(['stage', 'none']).nullable(),
  cycles: z.array(z.object({ start: localDateSchema, before: z.int(), after: z.int(), lacks })),
  means: dayMeans.nullable(),
  anew: z.array(z.object({ start: localDateSchema, how: z.enum(['changed', 'gone', 'new']) })),
  mark: id,
  isTold: z.boolean(),
});
export type RatingPatternReply = Wire<typeof ratingPatternReply>;

/** PUT /api/ratings/pattern: what the member has read, by its mark. */
export const ratingPatternRead = z.object({ mark: id });

/** What the report says of the ratings of its days; nothing where none were rated. */
export const ratingsReported = z.object({
  ratedDays: z.int(),
  judged: z.int(),
  /** Null with too few rated cycles. */
  words: z.object({ title: z.string(), text: z.string() }).nullable(),
  means: dayMeans.nullable(),
});
export type RatingsReported = Wire<typeof ratingsReported>;
