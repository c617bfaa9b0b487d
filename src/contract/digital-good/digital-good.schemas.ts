import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { instant } from '#contract/kit/scalars.ts';
import { moonDay } from '#contract/cycle/cycle.schemas.ts';
import { moonMonth } from '#contract/moon/moon.schemas.ts';
import { GOOD_ENDS, GOODS } from '#domain/digital-good/goods.ts';

/** What the member owns, each good once, since when; and what ended with the money of its order, and why. */
export const digitalGoodsReply = z.object({
  goods: z.array(z.object({ good: z.enum(GOODS), since: instant })),
  ended: z.array(z.object({ good: z.enum(GOODS), why: z.enum(GOOD_ENDS), at: instant })),
});
export type DigitalGoodsReply = Wire<typeof digitalGoodsReply>;

/** Years that the moon calendar knows whole. */
export const moonYearQuery = z.object({
  year: z.string().regex(/^(?:190[1-9]|19[1-9]\d|20\d\d)$/, 'Please give a year from 1901 to 2099'),
});
/** A year of moons in the member's zone: every day, and each principal instant, full moon and eclipse of it. */
export const moonYear = z.object({
  year: z.string(),
  zone: z.string(),
  days: z.array(moonDay),
  ...moonMonth.pick({ instants: true, fullMoons: true, eclipses: true }).shape,
});
export type MoonYear = Wire<typeof moonYear>;

const workbookThing = z.object({ n: z.int(), title: z.string(), text: z.string(), minutes: z.int() });
const workbookWeek = z.object({
  week: z.int(),
  title: z.string(),
  lead: z.string(),
  before: z.string(),
  things: z.array(workbookThing),
  prompt: z.string(),
  milestone: z.string(),
});
/** The guide of twelve weeks in the words of the member's stage, without days: room to write is the page's. */
export const workbook = z.object({ weeks: z.array(workbookWeek) });
export type Workbook = Wire<typeof workbook>;
export type WorkbookWeek = Workbook['weeks'][number];
