import { z } from 'zod';
import {
  ANSWER_STATES,
  DEVICE_FACTS,
  FACT_LONGEST,
  FEEDBACK,
  FEEDBACK_KINDS,
  FEEDBACK_STATES,
} from '#domain/feedback/feedback.ts';
import { announcement } from '#contract/announcement/announcement.schemas.ts';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';

/** Cases on one page of the queue. */
export const FEEDBACK_PAGE = 10;

const kind = z.enum(FEEDBACK_KINDS);
const state = z.enum(FEEDBACK_STATES);
const facts = z.partialRecord(z.enum(DEVICE_FACTS), z.string().max(FACT_LONGEST));
const words = writtenText(FEEDBACK.typed);
/** A picture as base64 text: WebP, JPEG or PNG on its way here, always WebP on its way back. */
const picture = z.base64().max(Math.ceil((FEEDBACK.picture.bytes * 4) / 3) + 4);

export const feedbackParams = z.object({ feedback: id });

/** POST /api/feedback */
export const feedbackPost = z.strictObject({ kind, words, facts, picture: picture.nullable() });
export type FeedbackPost = Wire<typeof feedbackPost>;
/** POST /api/feedback/{feedback}/words */
export const feedbackWordsPost = z.strictObject({ words });
/** POST /api/feedback/{feedback}/looks: the newest answer that was on the screen. */
export const feedbackLookPost = z.strictObject({ word: id });

/**
 * One of the member's own cases, with the beginning of its first words. `announcement` is the note under What's new that
 * came of it; `hasNews`: we answered, and the member has not looked at that yet.
 */
export const feedbackItem = z.object({
  id,
  number: z.int(),
  kind,
  state,
  sentAt: instant,
  changedAt: instant,
  excerpt: z.string(),
  announcement: id.nullable(),
  hasNews: z.boolean(),
});
export type FeedbackItem = Wire<typeof feedbackItem>;

/** The member's own cases, the newest change first; whether they are answered first; what changed because members asked. */
export const feedbackReply = z.object({
  items: z.array(feedbackItem),
  isFirst: z.boolean(),
  changes: z.array(announcement),
});
export type FeedbackReply = Wire<typeof feedbackReply>;

const said = z.object({ id, byHouse: z.boolean(), words: z.string(), facts, at: instant });
export type FeedbackSaid = Wire<typeof said>;
/** One case whole, as its member reads it. */
export const feedbackThread = feedbackItem.extend({ said: z.array(said), picture: z.base64().nullable() });
export type FeedbackThread = Wire<typeof feedbackThread>;

/** A case as the queue shows it: nothing of what was written, and nothing of who wrote it. */
export const queuedFeedback = z.object({
  id,
  number: z.int(),
  kind,
  state,
  isFirst: z.boolean(),
  waitsSince: instant.nullable(),
  changedAt: instant,
  version: z.int(),
  hasPicture: z.boolean(),
  /** Who holds it. */ held: z.enum(['mine', 'other']).nullable(),
  heldUntil: instant.nullable(),
  /** The admin's own: another one answers. */ isOwn: z.boolean(),
  /** How many others get the answer too; the number of the one that it was merged into. */
  merged: z.int(),
  mergedInto: z.int().nullable(),
  announcement: id.nullable(),
  /** Its member wrote since an admin last opened or answered it. */ hasNews: z.boolean(),
});
export type QueuedFeedback = Wire<typeof queuedFeedback>;
export const feedbackQueueQuery = pageQuery(20);
export const feedbackQueueReply = pageOf(queuedFeedback).extend({ waiting: z.int() });
export type FeedbackQueueReply = Wire<typeof feedbackQueueReply>;
export const handledFeedbackQuery = pageQuery(20).extend({ state: z.enum(ANSWER_STATES).optional() });
export const handledFeedbackReply = pageOf(queuedFeedback);
export type HandledFeedbackReply = Wire<typeof handledFeedbackReply>;

export const feedbackTaken = z.object({ case: queuedFeedback });
/** A case as it is opened to the admin who took it. */
export const openedFeedback = z.object({ case: queuedFeedback, said: z.array(said), picture: z.base64().nullable() });
export type OpenedFeedback = Wire<typeof openedFeedback>;

/** An answer to a case as it was at `version`; without words it changes the state alone. */
export const feedbackAnswerPost = z.strictObject({
  version: z.int(),
  words: words.nullable(),
  state: z.enum(ANSWER_STATES),
  announcement: id.nullable(),
});
export type FeedbackAnswerPost = Wire<typeof feedbackAnswerPost>;
/** Merges a case into the one of that number: it waits there, and gets its answer. */
export const feedbackMergePost = z.strictObject({
  version: z.int(),
  into: z
    .int()
    .min(1)
    .max(2 ** 31),
});
