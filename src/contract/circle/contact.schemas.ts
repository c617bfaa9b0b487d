import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { pageOf, pageQuery, cursor } from '#contract/kit/paging.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { PAGE } from '#domain/circle/circle.ts';
import { CONTACT } from '#domain/circle/contact.ts';
import { REPORT_REASONS } from '#domain/circle/reason.ts';
import { circlePost, circleSlug } from './circle.schemas.ts';

/** What is meant: a post, or a reply by its own id. */
const words = { post: id.optional(), reply: id.optional() };
const isOne = ({ post, reply }: { post?: string | undefined; reply?: string | undefined }) =>
  (post === undefined) !== (reply === undefined);
const ONE = 'Please name a post or a reply';

/** Whether she holds the author now, and how many do; null in the teens' room, which counts nobody. */
export const holdReply = z.object({ holding: z.boolean(), holds: z.int().nullable() });
export const bookmarkReply = z.object({ isBookmarked: z.boolean() });
export const followReply = z.object({ isFollowed: z.boolean() });

export const bookmarksQuery = pageQuery(PAGE.most);
/** The posts she wants to find again, the newest bookmark first. What she may not read any more is left out. */
export const bookmarksPage = pageOf(circlePost);

export const quietBody = z.object(words).refine(isOne, ONE);
/** The entry in her list, for taking it back. */
export const quietDone = z.object({ id });
export const quietParams = z.object({ quiet: id });
export const quietQuery = pageQuery(CONTACT.quietPage);
const quietEntry = z.object({
  id,
  kind: z.enum(['mute', 'block']),
  /** Null for a voice without a name, which is told by its day alone. */
  name: z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }).nullable(),
  isAnonymous: z.boolean(),
  at: instant,
});
export type QuietEntry = Wire<typeof quietEntry>;
export const quietPage = pageOf(quietEntry);
export type QuietPage = Wire<typeof quietPage>;

export const reportBody = z
  .object({ ...words, reason: z.enum(REPORT_REASONS), note: writtenText(CONTACT.note).optional() })
  .refine(isOne, ONE);

/** `language` as the browser says it: how the words of the query are stemmed. */
export const searchBody = z.object({
  words: writtenText(CONTACT.query),
  language: z.string().max(35).optional(),
  category: circleSlug.optional(),
  after: cursor.optional(),
});
const segment = z.object({ text: z.string(), hit: z.boolean() });
/** The post or reply that was found, the post of its thread, and the words around a hit in pieces. */
const found = z.object({ id, isReply: z.boolean(), post: circlePost, segments: z.array(segment) });
export type CircleFound = Wire<typeof found>;
export const foundPage = pageOf(found);
export type FoundPage = Wire<typeof foundPage>;

/** Where a draft belongs: a new post of the room, or the thread it answers in. */
const place = z.union([z.literal('new'), id]);
const draft = z.object({
  body: writtenText(CONTACT.draft),
  category: circleSlug.nullable().optional(),
  isAnonymous: z.boolean().optional(),
});
export const draftQuery = z.object({ for: place });
export const draftBody = z.object({ for: place, draft: draft.nullable() });
export const draftReply = z.object({ draft: draft.extend({ at: instant }).nullable() });
export type CircleDraft = Wire<typeof draft>;
