import { z } from 'zod';
import { PAIN_PLACES } from '#domain/cycle/day-log.ts';
import { APPOINTMENT } from '#domain/womb-health/appointment.ts';
import { BASES, FIGURE_KINDS, type FigureKind } from '#domain/womb-health/figures/figure.ts';
import { GUIDE_NAMES } from '#domain/womb-health/guides.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { block, glossaryTerm, part, pieceId, readSource } from '#contract/wisdom/wisdom.schemas.ts';

/** The name of a guide in addresses: letters and digits that say nothing (see `guideAddress`). */
export const guideParams = z.object({ guide: pieceId });

/** A guide as the shelf shows it. `isKept`: the member lives with it, and said so. */
export const guideSummary = z.object({
  id: z.string(),
  name: z.enum(GUIDE_NAMES),
  title: z.string(),
  kicker: z.string(),
  window: z.string(),
  minutes: z.int(),
  isKept: z.boolean(),
});
export type GuideSummary = Wire<typeof guideSummary>;

/** GET /api/womb-health: the guides there are for the member, in the order of the shelf, and what she calls hers. */
export const wombHealthReply = z.object({ guides: z.array(guideSummary), ownWords: z.string().nullable() });
export type WombHealthReply = Wire<typeof wombHealthReply>;

/** The whole of a guide: red flags first, its text, the questions to bring, and what it rests on. */
export const guideWhole = guideSummary.extend({
  redFlags: part,
  /** The piece of the library that says what to say on the phone. */ callPiece: z.string(),
  blocks: z.array(block),
  questions: z.array(z.string()),
  /** In order of first mention. */ sources: z.array(readSource),
  /** The words that are explained in it, in the order in which they come. */ glossary: z.array(glossaryTerm),
  /** Pieces of the library, by the names they have in addresses; the library says which of them the member may read. */
  related: z.array(z.string()),
  /** The figures that bear on it, in their order. */ figures: z.array(z.enum(FIGURE_KINDS)),
  ownWords: z.string().nullable(),
  checked: localDateSchema,
  checkAgain: localDateSchema,
  reviewedBy: z.string().nullable(),
});
export type GuideWhole = Wire<typeof guideWhole>;

const days = z.object({ days: z.int() });
const share = z.object({ days: z.int(), of: z.int() });
const symptoms = z.object({ symptoms: z.array(z.object({ key: z.string(), count: z.int() })) });
const figure = <Kind extends FigureKind, Found extends z.ZodType>(kind: Kind, found: Found) =>
  z.object({ kind: z.literal(kind), basis: z.enum(BASES), behind: z.int(), least: z.int(), found: found.nullable() });
const anyFigure = z.discriminatedUnion('kind', [
  figure(
    'pain_timing',
    z.object({
      before: z.int(),
      during: z.int(),
      other: z.int(),
      rows: z.array(z.object({ start: localDateSchema, days: z.array(z.object({ at: z.int(), level: z.int() })) })),
    }),
  ),
  figure('pain_days', days),
  figure('pain_highest', z.object({ highest: z.int(), median: z.number() })),
  figure('pain_places', z.object({ places: z.array(z.object({ place: z.enum(PAIN_PLACES), days: z.int() })) })),
  figure('pain_medicine', share),
  figure(
    'period_length',
    z.object({ median: z.number(), shortest: z.int(), longest: z.int(), usual: z.int().nullable() }),
  ),
  figure('heavy_days', z.object({ days: z.int(), most: z.int() })),
  figure('soaking', days),
  figure('missed_days', days),
  figure(
    'cycle_lengths',
    z.object({
      median: z.number(),
      shortest: z.int(),
      longest: z.int(),
      lengths: z.array(z.int()),
      range: z.object({ source: z.enum(['figo', 'acog']), shortest: z.int(), longest: z.int() }).nullable(),
      outside: z.int().nullable(),
    }),
  ),
  figure('bleeding_between', days),
  figure('flushes', days),
  figure('sleep', z.object({ median: z.number().nullable(), poor: z.int() })),
  figure('moods_before', z.object({ before: share, other: share })),
  figure('symptoms_before', symptoms),
  figure('symptoms', symptoms),
  figure('signs', z.object({ tests: z.int(), fluid: z.int(), temperatures: z.int() })),
]);
export type WombFigure = Wire<typeof anyFigure>;

/**
 * GET /api/womb-health/figures: plain counts of the member's own log over the last twelve months, made when they are
 * asked for and kept nowhere. `names`: the member's own symptoms, by id.
 */
export const figuresReply = z.object({
  span: z.object({ from: localDateSchema, to: localDateSchema }),
  daysLogged: z.int(),
  figures: z.array(anyFigure),
  names: z.record(z.string(), z.string()),
});
export type FiguresReply = Wire<typeof figuresReply>;

const concern = z.object({
  text: writtenText(APPOINTMENT.concern),
  figures: z.array(z.enum(FIGURE_KINDS)).max(APPOINTMENT.figures),
});
/** Which of the three concerns, from 1. */
export const concernParams = z.object({ concern: z.enum(['1', '2', '3']) });
export const concernPut = concern;
export const questionParams = z.object({ question: id });
/** A question to bring: `own` where she wrote it herself. */
export const questionPut = z.object({
  text: writtenText(APPOINTMENT.question).refine((text) => text.trim() !== '', 'Please write the question'),
  own: z.boolean(),
});

/** What stands on the member's appointment sheet. */
export const appointmentReply = z.object({
  concerns: z.array(concern),
  questions: z.array(z.object({ id, text: z.string(), own: z.boolean() })),
});
export type AppointmentReply = Wire<typeof appointmentReply>;
