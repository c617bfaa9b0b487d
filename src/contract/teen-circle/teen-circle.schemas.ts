import { z } from 'zod';
import { WATCH_HOURS } from '#domain/circle/teen/watch.ts';
import type { Wire } from '../kit/route.ts';
import { id, instant } from '../kit/scalars.ts';

/** A moderator who says that she is in the room: her first name, and until when. */
const keeper = z.object({ firstName: z.string(), until: instant, isMine: z.boolean() });
export const keeperReply = z.object({ keeper: keeper.nullable() });
/** For how many whole hours of her clock a moderator is there. */
export const watchBody = z.object({ hours: z.int().min(1).max(WATCH_HOURS) });

const answer = z.object({
  /** The moderator's; null where it no longer opens. */ firstName: z.string().nullable(),
  body: z.string(),
  at: instant,
});
/** An answered question as the teen who asked sees it. `isShared` says whether the room reads it too. */
const myQuestion = z.object({
  id,
  body: z.string(),
  at: instant,
  isShared: z.boolean(),
  answer,
});
export const myQuestionsReply = z.object({ items: z.array(myQuestion) });
export type MyQuestion = Wire<typeof myQuestion>;

/** A question as moderators see it: its words and its hour, and nothing of who asked. */
const openQuestion = z.object({ id, body: z.string(), at: instant });
export const openQuestionsReply = z.object({ items: z.array(openQuestion), more: z.boolean() });
export type OpenQuestion = Wire<typeof openQuestion>;

export const questionParams = z.object({ question: id });
/** The judge of words says what is too long; these bound what is read. */
const words = z.string().max(20_000);
export const answerBody = z.object({ body: words });

/** What adults see at /teen-circle: what the room is, for parents. */
export const aboutReply = z.object({
  title: z.string(),
  lead: z.string(),
  parts: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  honest: z.string(),
});

const source = z.object({ organisation: z.string(), title: z.string(), year: z.int(), address: z.string() });
/** What each topic opens with, written for this age; a statement about health names its source. */
const topic = z.object({
  category: z.string(),
  title: z.string(),
  opening: z.array(z.object({ text: z.string(), source: source.nullable() })),
  questions: z.array(z.string()),
});
export const topicsReply = z.object({ items: z.array(topic) });
export type TeenTopic = Wire<typeof topic>;
