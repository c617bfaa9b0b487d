import { ANONYMOUS_WAIT_MINUTES, type HoldReason, type Room } from '#domain/circle/limits.ts';

/** The kinds of letters of the circle, by name and by how long the first of a batch waits. */
export const POST_LETTER = { name: 'circle_post', waitMinutes: ANONYMOUS_WAIT_MINUTES.post } as const;
export const REPLY_LETTER = { name: 'circle_reply', waitMinutes: ANONYMOUS_WAIT_MINUTES.reply } as const;
export const CHANGE_LETTER = { name: 'circle_change', waitMinutes: ANONYMOUS_WAIT_MINUTES.reply } as const;
/** Taken back is taken back: it waits for no company but that of its minute. */
export const TAKE_BACK_LETTER = { name: 'circle_take_back', waitMinutes: 0 } as const;
/** What stood is reckoned to its author apart from it: another batch, another time. */
export const STOOD_LETTER = { name: 'circle_stood', waitMinutes: 60 } as const;

/**
 * That somebody answered a nameless author: told in company and much later, so that no line under her name stands beside
 * the reply.
 */
export const TELL_LETTER = { name: 'circle_tell', waitMinutes: 60 } as const;

/** Nameless words on their way. `postId` is null for a post. */
export type SaidLetter = {
  readonly room: Room;
  readonly postId: string | null;
  readonly inAnswerTo: string | null;
  readonly category: string | null;
  readonly kind?: 'post' | 'question';
  readonly body: string;
  readonly state: 'shown' | 'held';
  readonly reason: string | null;
  readonly language: string;
};
/** A change of nameless words that are published; taken back where `body` is null. */
export type ChangeLetter = {
  readonly room: Room;
  readonly id: string;
  readonly postId: string;
  readonly body: string | null;
  readonly reason: HoldReason | null;
  readonly state: 'shown' | 'held';
};
