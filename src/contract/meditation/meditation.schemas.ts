import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { instant, localDateSchema, writtenText } from '#contract/kit/scalars.ts';
import { LISTENING } from '#domain/meditation/listening.ts';
import {
  BASES,
  BELLS,
  ENERGIES,
  LISTING_STATES,
  MEDITATION_KINDS,
  NEEDS,
  PHASES,
} from '#domain/meditation/meditation.ts';
import { SOUNDS } from '#domain/sound/sound.ts';
import { POSES, WAYS } from '#domain/wellness/wellness.ts';

/** The id of a meditation: a neutral word of ours, or a random id of a recording. It says nothing of a body. */
export const meditationId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'There is no such meditation');
export const meditationParams = z.object({ meditation: meditationId });

/** Whole seconds of something that lasts at most twelve hours. */
const seconds = z.int().min(0).max(43_200);

/**
 * A meditation as the shelf shows it. `cover` names its drawing; `ledBy` who leads it and `teacherId` that teacher's
 * page; `isOpen` whether it plays for the member now; `phases` none: suits any day.
 */
export const meditationSummary = z.object({
  id: z.string(),
  kind: z.enum(MEDITATION_KINDS),
  title: z.string(),
  line: z.string(),
  cover: z.string(),
  seconds: z.int(),
  phases: z.array(z.enum(PHASES)),
  needs: z.array(z.enum(NEEDS)),
  energy: z.array(z.enum(ENERGIES)),
  pain: z.boolean(),
  ledBy: z.string(),
  teacherId: z.string().nullable(),
  isOpen: z.boolean(),
  isFree: z.boolean(),
  yearlyOnly: z.boolean(),
  isNew: z.boolean(),
  isApproved: z.boolean(),
  status: z.enum(LISTING_STATES),
});
export type MeditationSummary = Wire<typeof meditationSummary>;

/** Where the member stopped in one meditation; `times`: how often it was heard to its end. */
const place = z.object({ id: z.string(), second: z.int(), at: instant, times: z.int() });
/**
 * What the member listens to: favorites newest first, what waits in the queue, where the member stopped (newest
 * first), and what was heard each month ("2026-11").
 */
export const listening = z.object({
  favorites: z.array(z.string()),
  queue: z.array(z.string()),
  places: z.array(place),
  months: z.array(z.object({ month: z.string(), minutes: z.int(), finished: z.int() })),
});
export type Listening = Wire<typeof listening>;
export type Place = Listening['places'][number];

/** GET /api/meditations: the whole shelf, in its usual order, and what the member listens to. */
export const meditationsReply = z.object({ meditations: z.array(meditationSummary), listening });
export type MeditationsReply = Wire<typeof meditationsReply>;

const breath = z.object({ in: z.int(), hold: z.int(), out: z.int(), rounds: z.int() });
/**
 * One timed sentence: `part` begins a part of that name; `breath` sets the pacer from its second on, or lets it rest;
 * `quiet`: for how many seconds nothing is said after it; `pose`: the figure that is shown from its second on.
 */
const cue = z.object({
  at: z.int(),
  say: z.string(),
  part: z.string().nullable(),
  bell: z.enum(BELLS).nullable(),
  breath: breath.or(z.literal('free')).nullable(),
  quiet: z.int().nullable(),
  pose: z.enum(POSES).optional(),
});
export type MeditationCue = Wire<typeof cue>;

const source = z.object({
  n: z.int(),
  title: z.string(),
  publisher: z.string(),
  year: z.int().nullable(),
  where: z.string(),
  seen: z.enum(['primary', 'abstract', 'mirror', 'secondary']),
});
/**
 * The whole of a meditation, which its player needs. `audio` is a recording's, null where `cues` are spoken over `bed`;
 * a recording's cues are its captions. `sequence` stands in one of /wellness alone: its way, and the figure it is shown
 * by. `basis`, and with it what is known, is null where a teacher claims nothing.
 */
export const meditationWhole = meditationSummary.extend({
  basis: z.enum(BASES).nullable(),
  posture: z.string(),
  otherPostures: z.array(z.string()),
  bed: z.object({
    layers: z.array(z.object({ sound: z.enum(SOUNDS), level: z.int() })),
    fadeSeconds: z.int(),
  }),
  before: z.array(z.object({ who: z.string(), instead: z.string() })),
  redFlags: z.array(z.string()),
  known: z.array(z.object({ text: z.string(), grade: z.int().min(0).max(4).nullable(), sources: z.array(z.int()) })),
  sources: z.array(source),
  checked: localDateSchema.nullable(),
  checkAgain: localDateSchema.nullable(),
  reviewedBy: z.string().nullable(),
  exitLine: z.string(),
  cues: z.array(cue),
  audio: z.object({ address: z.string(), type: z.string(), bytes: z.int(), gain: z.number() }).nullable(),
  sequence: z.object({ way: z.enum(WAYS), pose: z.enum(POSES) }).optional(),
});
export type MeditationWhole = Wire<typeof meditationWhole>;

/**
 * PUT /api/listening/queue: the queue as the member made it, and as this device knew it before (`was`): what another
 * device added or took out meanwhile stays so.
 */
export const queuePut = z.object({
  queue: z.array(meditationId).max(LISTENING.queue),
  was: z.array(meditationId).max(LISTENING.queue),
});

/**
 * PUT /api/listening/places/{meditation}: where the member is. `run` is a random id of this one playing, `listened` the
 * seconds heard in it so far, so that a report that comes twice, late or not at all does no harm.
 */
export const placePut = z.object({ run: z.uuid(), second: seconds, listened: seconds });

/** What an admin sees of a meditation on the list; `version` counts decisions, `place` its place on the home shelf. */
export const listedMeditation = meditationSummary.omit({ isOpen: true }).extend({
  audience: z.enum(['both', 'adult']),
  stages: z.array(z.string()),
  place: z.int().nullable(),
  version: z.int(),
});
export type ListedMeditation = Wire<typeof listedMeditation>;
/** GET /api/admin/meditations: all there are, hidden ones too, in the order of the home shelf. */
export const listedReply = z.object({ meditations: z.array(listedMeditation) });
export type ListedReply = Wire<typeof listedReply>;
/** GET /api/admin/meditations/{meditation}: the same with the whole of it, whatever its state. */
export const listedWhole = z.object({
  listed: listedMeditation,
  whole: meditationWhole,
  /** What was decided about it, the newest first. */
  decisions: z.array(
    z.object({
      at: instant,
      byMe: z.boolean(),
      status: z.enum(LISTING_STATES),
      isFree: z.boolean(),
      yearlyOnly: z.boolean(),
      place: z.int().nullable(),
      reason: z.string(),
    }),
  ),
});
export type ListedWhole = Wire<typeof listedWhole>;

/** The highest place on the home shelf. */
export const LAST_PLACE = 999;
/** PATCH /api/admin/meditations/{meditation}: a decision with its reason; `version` is the one it was made by. */
export const listingPatch = z
  .object({
    version: z.int().min(1),
    status: z.enum(LISTING_STATES).optional(),
    isFree: z.boolean().optional(),
    yearlyOnly: z.boolean().optional(),
    place: z.int().min(1).max(LAST_PLACE).nullable().optional(),
    reason: writtenText(300).refine((text) => text.trim() !== '', 'Please write a reason'),
  })
  .refine(
    ({ status, isFree, yearlyOnly, place }) => [status, isFree, yearlyOnly, place].some((part) => part !== undefined),
    'Nothing is to be changed',
  )
  .refine(({ isFree, yearlyOnly }) => !(isFree && yearlyOnly), {
    path: ['yearlyOnly'],
    message: 'What is free for everybody cannot be for Yearly alone',
  });
export type ListingPatch = Wire<typeof listingPatch>;
