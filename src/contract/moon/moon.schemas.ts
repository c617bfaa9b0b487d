import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { instant, localDateSchema, timeZone } from '#contract/kit/scalars.ts';
import { moonDay } from '#contract/cycle/cycle.schemas.ts';

/** GET /api/moon?month=2026-11&zone=Europe/Berlin: months from 1900 to 2100, as the clocks of a zone count them. */
export const moonMonthQuery = z.object({
  month: z
    .string()
    .regex(/^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/, 'Please give a month from 1900 to 2100, like 2026-11'),
  zone: timeZone,
});

const principal = z.object({ phase: z.enum(['new', 'first_quarter', 'full', 'last_quarter']), at: instant });
const fullMoon = z.object({
  at: instant,
  name: z.string(),
  blue: z.boolean(),
  supermoon: z.boolean(),
  kilometres: z.int(),
});
const eclipse = z.object({
  body: z.enum(['moon', 'sun']),
  type: z.enum(['penumbral', 'partial', 'total', 'annular']),
  at: instant,
  covered: z.number().nullable(),
});

/**
 * The moon of a month, the same for everybody in a zone: the days of the six weeks around it; the principal instants,
 * full moons and eclipses from nine days before the month to thirty-five after it, so that the next four of any of its
 * days are there.
 */
export const moonMonth = z.object({
  month: z.string(),
  zone: z.string(),
  days: z.array(moonDay),
  instants: z.array(principal),
  fullMoons: z.array(fullMoon),
  eclipses: z.array(eclipse),
});
export type MoonMonth = Wire<typeof moonMonth>;

const link = z.object({
  verdict: z.enum(['too_few', 'no_link', 'link']),
  /** Whole cycles behind the verdict, and how many it needs at least. */
  cycles: z.int(),
  needed: z.int(),
  /** First days of bleeding, oldest first, each with its place in the turn of the moon: 0 new, 0.5 full. */
  turns: z.array(z.object({ date: localDateSchema, turn: z.number() })),
  nearness: z.number(),
  around: z.number(),
  chance: z.number().nullable(),
});
export type MoonLinkWire = Wire<typeof link>;

/** GET /api/moon/periods: the member's periods against the moon; null in stages that have no wheel of a cycle. */
export const moonPeriodsReply = z.object({ link: link.nullable() });
export type MoonPeriods = Wire<typeof moonPeriodsReply>;
