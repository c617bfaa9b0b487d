import { z } from 'zod';
import { CATEGORY_ICONS, CATEGORY_SLUG } from '#domain/circle/category.ts';
import { ROOMS } from '#domain/circle/limits.ts';
import { DECISION_REASONS } from '#domain/circle/reason.ts';
import {
  APPEAL_LONGEST,
  AUTHOR_REASON,
  NOTE_LONGEST,
  VOICE_OUTCOMES,
  WORDS_OUTCOMES,
} from '#domain/moderation/decision.ts';
import { CASE_WHYS } from '#domain/moderation/urgency.ts';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';

/** Cases on one page of the queue. */
export const QUEUE_PAGE = 6;
/** Decided cases on one page. */
export const DECIDED_PAGE = 10;
/** What a member was told, on one page. */
export const TOLD_PAGE = 10;

export const room = z.enum(ROOMS);
const reports = z.array(z.object({ reason: z.string(), label: z.string(), count: z.int() }));
const reason = z.enum(DECISION_REASONS);

/** A post or reply that waits for a moderator. Nothing in it says who wrote it. */
export const moderationCase = z.object({
  id,
  version: z.int(),
  room,
  state: z.enum(['open', 'decided']),
  isReply: z.boolean(),
  isAnonymous: z.boolean(),
  body: z.string(),
  /** The post that a reply answers. */
  thread: z.string().nullable(),
  category: z.string(),
  wordsState: z.enum(['shown', 'held', 'hidden', 'change_asked', 'taken_back']),
  saidAt: instant,
  openedAt: instant,
  whys: z.array(z.enum(CASE_WHYS)),
  reports,
  before: z
    .object({
      age: z.enum(['week', 'months', 'older']),
      troubles: z.enum(['none', 'some', 'several']),
      paused: z.boolean(),
    })
    .nullable(),
  claim: z.enum(['mine', 'other']).nullable(),
  claimedUntil: instant.nullable(),
  appeal: z.object({ words: z.string(), at: instant }).nullable(),
  /** Whether it is one's own words, or one's own decision that is appealed against: then another one decides. */
  isOwnWords: z.boolean(),
  isOwnDecision: z.boolean(),
});
export type ModerationCase = Wire<typeof moderationCase>;

export const queueQuery = pageQuery(20);
/** A reason as the moderator picks it, and as the writer reads it. */
export const reasonChoice = z.object({ id: reason, rooms: z.array(room), label: z.string(), told: z.string() });
export type ReasonChoice = Wire<typeof reasonChoice>;
export const queueReply = pageOf(moderationCase).extend({
  reasons: z.array(reasonChoice),
  waiting: z.array(z.object({ room, count: z.int() })),
});
export type QueueReply = Wire<typeof queueReply>;

const words = z.enum(WORDS_OUTCOMES);
const voice = z.enum(VOICE_OUTCOMES);

export const trailEntry = z.object({
  id,
  at: instant,
  byMe: z.boolean(),
  words,
  voice,
  days: z.int().nullable(),
  reason: reason.nullable(),
  note: z.string().nullable(),
  onAppeal: z.boolean(),
});
export type TrailEntry = Wire<typeof trailEntry>;
/** A case that was decided, with the decision in effect. */
export const decidedCase = moderationCase.extend({ decision: trailEntry });
export const decidedQuery = pageQuery(20).extend({ room: room.optional() });
export const decidedReply = pageOf(decidedCase).extend({ reasons: z.array(reasonChoice), rooms: z.array(room) });
export type DecidedReply = Wire<typeof decidedReply>;
export const caseReply = z.object({ case: moderationCase, trail: z.array(trailEntry) });
export type CaseReply = Wire<typeof caseReply>;
export const caseParams = z.object({ case: id });

export const claimReply = z.object({ mine: z.boolean(), until: instant.nullable() });

const note = writtenText(NOTE_LONGEST).nullable();
/** A decision about a case as it was at `version`. */
export const decisionPost = z.object({
  version: z.int(),
  words,
  voice: z.enum(['none', 'warn', 'pause']),
  days: z.int().nullable(),
  reason: reason.nullable(),
  note,
});
export type DecisionPost = Wire<typeof decisionPost>;
/** Closing the circle to the writer, which hides the words too. */
export const closurePost = z.object({ version: z.int(), reason, note });
export const decided = z.object({ id, outcome: z.literal('done') });

export const authorPost = z.object({
  reason: writtenText(AUTHOR_REASON.longest).refine(
    (text) => text.trim().length >= AUTHOR_REASON.least,
    'Please say in a sentence why you need to know',
  ),
});
export const authorAsked = z.object({ id, waits: z.boolean() });
export const requestParams = z.object({ request: id });
export const authorRequest = z.object({
  id,
  case: id,
  room,
  reason: z.string(),
  at: instant,
  mine: z.boolean(),
  approved: z.boolean(),
  visibleUntil: instant.nullable(),
  author: z.object({ name: z.string(), email: z.string(), since: z.string() }).nullable(),
});
export type AuthorRequest = Wire<typeof authorRequest>;
export const authorRequests = z.object({ items: z.array(authorRequest) });

export const category = z.object({
  room,
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  place: z.int(),
  closed: z.boolean(),
});
export type ModerationCategory = Wire<typeof category>;
export const categoriesReply = z.object({ items: z.array(category) });
export const categoryParams = z.object({ room, slug: z.string().regex(CATEGORY_SLUG) });
export const categoryPut = z.object({
  name: writtenText(40).refine((text) => text.trim() !== '', 'Please write a name'),
  icon: z.enum(CATEGORY_ICONS),
  place: z.int().min(0).max(99),
  closed: z.boolean(),
});

export type CategoryPut = Wire<typeof categoryPut>;

export const toldItem = z.object({
  id,
  kind: z.enum(['decision', 'appeal_received', 'appeal_decided', 'author_opened']),
  room,
  isReply: z.boolean(),
  isAnonymous: z.boolean(),
  excerpt: z.string(),
  decision: id.nullable(),
  outcome: z
    .object({ words, voice, days: z.int().nullable(), reason: reason.nullable(), note: z.string().nullable() })
    .nullable(),
  /** The reason in words. */ why: z.string().nullable(),
  at: instant,
  mayAppeal: z.boolean(),
});
export type ToldItem = Wire<typeof toldItem>;
export const toldQuery = pageQuery(TOLD_PAGE);
export const toldReply = pageOf(toldItem);
export type ToldReply = Wire<typeof toldReply>;
export const appealPost = z.object({
  decision: id,
  words: writtenText(APPEAL_LONGEST).refine((text) => text.trim() !== '', 'Please write a few words first'),
});

export const figuresQuery = z.object({ room });
export const figuresReply = z.object({
  waiting: z.int(),
  figures: z.array(z.object({ kind: z.string(), month: z.int(), year: z.int() })),
});
