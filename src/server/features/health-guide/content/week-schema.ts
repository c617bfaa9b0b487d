import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { DEEDS } from '#domain/health-guide/forbidden.ts';
import { GUIDE, THING_LINES } from '#domain/health-guide/week.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { CONDITION_NAMES, SEEN } from '#domain/wisdom/wisdom.ts';

const words = (most: number) => z.string().trim().min(2).max(most);
const line = words(260);
const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);
const day = z.union([localDateSchema, z.date().transform((date) => localDateSchema.parse(date.toISOString().slice(0, 10)))]);
const minutes = z.int().min(1).max(40);
const three = z.strictObject({ low: minutes, usual: minutes, high: minutes });

const thing = z.strictObject({
  n: z.int().min(1).max(GUIDE.things),
  title: words(48),
  do: line,
  minutes: three,
  low: line,
  high: line.optional(),
  phases: z.partialRecord(
    z.enum(PHASES),
    z.strictObject({ chip: words(24), minutes: minutes.optional(), do: line.optional() }),
  ),
  conditions: z.partialRecord(z.enum(CONDITION_NAMES), line),
  stages: z.partialRecord(z.enum(LIFE_STAGES), line).default({}),
  teen: line.optional(),
  asks: z.partialRecord(z.enum(DEEDS), z.array(z.enum(THING_LINES)).min(1)).default({}),
  sources: z.array(z.int().min(1)),
});

/** What leads on to a second one: the stages in which it takes the first one's place, and in words, when it suits better. */
const other = { or: slug.optional(), or_when: words(120).optional(), or_for: z.array(z.enum(LIFE_STAGES)).optional() };

/** The front matter of a file of content/health-guide. What a week must keep beyond its shape: `week-rules.ts`. */
export const weekHead = z.strictObject({
  id: z.string().regex(/^week-\d\d-[a-z-]+$/),
  type: z.literal('guide_week'),
  week: z.int().min(1).max(GUIDE.weeks),
  of: z.literal(GUIDE.weeks),
  title: words(48),
  kicker: words(80),
  lead: words(200),
  kind: z.literal('evidence'),
  categories: z.tuple([z.literal('guide')]),
  audience: z.literal('both'),
  stages: z.array(z.enum(LIFE_STAGES)),
  phases: z.array(z.enum(PHASES)),
  conditions: z.array(z.enum(CONDITION_NAMES)),
  free: z.boolean(),
  yearly_only: z.literal(false),
  checked: day,
  check_again: day,
  reviewed_by: words(160).nullable(),
  before_you_start: words(420),
  minutes_total: z.strictObject({ low: z.int(), usual: z.int(), high: z.int() }),
  rules: z.strictObject({
    order: z.literal('any'),
    minimum: z.literal('one thing counts as the week'),
    adapt: words(120),
    no_cycle: words(160),
    skipping: z.literal('never mentioned, counted or colored'),
  }),
  things: z.array(thing).length(GUIDE.things),
  reflection: z.strictObject({ prompt: line, instead: line, minutes, goes_to: z.literal('journal') }),
  reading: z.strictObject({ id: slug, minutes, free: z.boolean(), line: words(120), ...other }),
  sitting: z.strictObject({ id: slug, minutes, ...other }),
  plate: z.strictObject({ title: words(100), why: words(260) }),
  milestone_line: line,
  sources: z.array(
    z.strictObject({
      n: z.int().min(1),
      title: words(300),
      publisher: words(200),
      year: z.union([z.int().min(1800).max(2100), words(60)]).transform(String),
      where: words(240),
      seen: z.enum(SEEN),
    }),
  ),
  glossary: z.array(z.strictObject({ term: words(60), means: words(240) })).default([]),
});
export type WeekHead = z.output<typeof weekHead>;
