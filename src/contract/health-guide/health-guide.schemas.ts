import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { PACES } from '#domain/health-guide/progress.ts';
import { GUIDE } from '#domain/health-guide/week.ts';
import { PHASES } from '#domain/meditation/meditation.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { CONDITION_NAMES } from '#domain/wisdom/wisdom.ts';
import { pieceWhole } from '#contract/wisdom/wisdom.schemas.ts';

const phase = z.enum(PHASES);
const week = z.int().min(1).max(GUIDE.weeks);

const reason = z.discriminatedUnion('of', [
  z.object({ of: z.literal('stage'), stage: z.enum(LIFE_STAGES), line: z.string() }),
  z.object({ of: z.literal('teen'), line: z.string() }),
  z.object({ of: z.literal('phase'), phase, chip: z.string(), line: z.string().nullable() }),
  z.object({ of: z.enum(['low_energy', 'pain', 'high_energy']), line: z.string().nullable() }),
  z.object({ of: z.literal('condition'), condition: z.enum(CONDITION_NAMES), line: z.string() }),
]);
export type GuideReason = Wire<typeof reason>;

/** A thing as it is asked of the member: minutes, and why they and the words are what they are. */
const bent = z.object({ text: z.string(), minutes: z.int(), reasons: z.array(reason) });
export type BentThing = Wire<typeof bent>;

/** A thing of a week, as written for the member's stage and as it bends to the day it is planned for. */
const thing = z.object({
  n: z.int(),
  title: z.string(),
  /** The day it is planned for; null in a week that is not hers now. */ on: localDateSchema.nullable(),
  /** The minutes it takes on usual energy. */ usual: z.int(),
  plain: bent,
  bent,
});
export type GuideThingTold = Wire<typeof thing>;

/**
 * Where the member is in the guide: `where` is null before a beginning. `catchUp` is the week before, where it may be
 * gone back to or let go.
 */
export const guideProgress = z.object({
  run: z.int(),
  startedOn: localDateSchema.nullable(),
  pace: z.union([z.literal(PACES[0]), z.literal(PACES[1])]),
  isPlain: z.boolean(),
  where: z
    .object({ week: z.int(), day: z.int(), weekBegan: localDateSchema, isPaused: z.boolean(), isOver: z.boolean() })
    .nullable(),
  done: z.array(z.object({ week: z.int(), n: z.int(), on: localDateSchema })),
  reflections: z.array(z.object({ week: z.int(), text: z.string(), on: localDateSchema, isInJournal: z.boolean() })),
  catchUp: z.int().nullable(),
});
export type GuideProgress = Wire<typeof guideProgress>;

/** A week as the overview shows it. `phases` are those expected in it, in order; none where the stage names none. */
const weekSummary = z.object({
  week: z.int(),
  title: z.string(),
  kicker: z.string(),
  lead: z.string(),
  window: z.string(),
  isOpen: z.boolean(),
  isFree: z.boolean(),
  from: localDateSchema.nullable(),
  phases: z.array(phase),
});
export type GuideWeekSummary = Wire<typeof weekSummary>;

/** GET /api/health-guide: the twelve weeks, where the member is, the phases expected along the way, today's part. */
export const guideReply = z.object({
  weeks: z.array(weekSummary),
  progress: guideProgress,
  /** Stretches of days with one phase, from the first day of the guide, or from today, to its last. */
  tide: z.array(z.object({ from: localDateSchema, to: localDateSchema, phase, isExpected: z.boolean() })),
  today: z.object({ week: z.int(), thing: thing.extend({ isDone: z.boolean() }) }).nullable(),
});
export type GuideReply = Wire<typeof guideReply>;

export const guideWeekParams = z.object({ week: z.string().regex(/^(?:[1-9]|1[0-2])$/, 'There is no such week') });
export const guideThingParams = guideWeekParams.extend({ n: z.string().regex(/^[1-7]$/, 'There is no such thing') });

/** What a week leads to. `when` says when it suits better than the one before it. */
const lead = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.int(),
  isOpen: z.boolean(),
  line: z.string().nullable(),
  when: z.string().nullable(),
});
export type GuideLead = Wire<typeof lead>;

/** GET /api/health-guide/weeks/:week: one week, whole. */
export const guideWeek = weekSummary.omit({ from: true, phases: true, isOpen: true }).extend({
  before: z.string(),
  things: z.array(thing),
  reflection: z.object({ prompt: z.string(), instead: z.string(), minutes: z.int() }),
  readings: z.array(lead),
  sittings: z.array(lead),
  plate: z.object({ title: z.string(), why: z.string() }),
  milestone: z.string(),
  blocks: pieceWhole.shape.blocks,
  sources: pieceWhole.shape.sources,
  glossary: pieceWhole.shape.glossary,
  checked: localDateSchema,
  checkAgain: localDateSchema,
  reviewedBy: z.string().nullable(),
});
export type GuideWeekWhole = Wire<typeof guideWeek>;

/** PUT /api/health-guide/steps: one step on the way. `run` is the beginning it belongs to. */
export const guideStep = z.discriminatedUnion('do', [
  z.object({ do: z.literal('begin'), run: z.int().min(0).max(10_000) }),
  z.object({ do: z.enum(['pause', 'go_on']) }),
  z.object({ do: z.literal('pace'), pace: z.union([z.literal(PACES[0]), z.literal(PACES[1])]) }),
  z.object({ do: z.enum(['go_to', 'let_go']), week }),
  z.object({ do: z.literal('plain'), isPlain: z.boolean() }),
]);
export type GuideStepSent = Wire<typeof guideStep>;

/** How long what she writes to a week's question may be. */
export const REFLECTION_LENGTH = 2_000;
/** Words to a week's question; none take them away. `journal`: they become a page of the journal too, once. */
export const reflectionPut = z.object({ text: writtenText(REFLECTION_LENGTH), journal: z.boolean() });

/**
 * GET /api/health-guide/keepsake: the weeks in which the member did or wrote something, with what; others are not told.
 */
export const guideKeepsake = z.object({
  startedOn: localDateSchema.nullable(),
  weeks: z.array(
    z.object({
      week: z.int(),
      title: z.string(),
      milestone: z.string(),
      did: z.array(z.string()),
      prompt: z.string(),
      words: z.string().nullable(),
    }),
  ),
});
export type GuideKeepsake = Wire<typeof guideKeepsake>;
