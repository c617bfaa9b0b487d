import { cleanBody, lengthOf } from '#domain/circle/body.ts';

/** What a member writes to the house about. */
export const FEEDBACK_KINDS = ['idea', 'problem', 'praise', 'question'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

/**
 * Where a case stands: `open` waits for an answer, `planned` and `done` say what becomes of it, `closed` ends it. Words
 * of the member open it again, whatever it was.
 */
export const FEEDBACK_STATES = ['open', 'answered', 'planned', 'done', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
/** What an admin can make of a case; open it becomes by words of its member alone. */
export const ANSWER_STATES = ['answered', 'planned', 'done', 'closed'] as const satisfies readonly FeedbackState[];
export type AnswerState = (typeof ANSWER_STATES)[number];

/**
 * Every limit of feedback. `longest` are characters as a person counts them, `typed` bounds what is read at all;
 * `cases` those of one member, `words` those of one case, `perDay` what one member may write in a day; the picture in
 * bytes as it leaves the browser and the longer of its sides in pixels, and how many are made at once in one process; `body` bytes of a whole request;
 * `heldMinutes` for how long a case that an admin took is that admin's.
 */
export const FEEDBACK = {
  longest: 4000,
  typed: 16_000,
  cases: 100,
  words: 100,
  perDay: 20,
  picture: { bytes: 720 * 1024, side: 1600 },
  picturesAtOnce: 2,
  body: 1024 * 1024,
  heldMinutes: 30,
  changesShown: 20,
} as const;

/** What may stand beside a case about the device: each is shown to the member first, and left out where she strikes it. */
export const DEVICE_FACTS = ['device', 'window', 'screen', 'language', 'look', 'connection'] as const;
export type DeviceFact = (typeof DEVICE_FACTS)[number];
/** Facts as they are sent. */
export type DeviceFacts = { readonly [Fact in DeviceFact]?: string };
/** The most characters of one fact. */
export const FACT_LONGEST = 80;

/** How the member's list names a case: the beginning of its first words, on one line. */
export function feedbackExcerpt(words: string): string {
  const line = [...words.replaceAll(/\s+/g, ' ').trim()];
  return line.length > EXCERPT
    ? `${line
        .slice(0, EXCERPT - 1)
        .join('')
        .trimEnd()}…`
    : line.join('');
}
const EXCERPT = 90;

/** Words as they are saved, or why they are not taken. */
export type FeedbackVerdict =
  | { readonly ok: true; readonly words: string }
  | { readonly ok: false; readonly why: 'empty' | 'too_long' };

/**
 * Reads what was written: cleaned as everything that somebody else reads. Links and addresses stay: they may be what it
 * is about.
 */
export function judgeFeedback(typed: string): FeedbackVerdict {
  const words = cleanBody(typed);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(words)) return { ok: false, why: 'empty' };
  return lengthOf(words) > FEEDBACK.longest ? { ok: false, why: 'too_long' } : { ok: true, words };
}

/** A case as the queue orders it. `waitsSince` is when the oldest of its words that has no answer came, ISO. */
export type QueuedFeedback = { readonly id: string; readonly isFirst: boolean; readonly waitsSince: string };

/**
 * The order of the queue (§9, VIP support priority): whoever is answered first before all others, then whoever has
 * waited longest, then by id. As auth.feedback_queue orders it; a test holds the two together.
 */
export function inQueueOrder<Case extends QueuedFeedback>(all: readonly Case[]): Case[] {
  const order = ({ isFirst, waitsSince, id }: Case) => `${isFirst ? 0 : 1} ${waitsSince} ${id}`;
  return all.toSorted((a, b) => (order(a) < order(b) ? -1 : Number(order(a) > order(b))));
}
