import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { LONGEST_TYPED, PAGE, POST_KINDS, SORTS, WORD_STATES } from '#domain/circle/circle.ts';
import { NEW_COUNT_MAX, ROOMS } from '#domain/circle/limits.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Please choose one of the topics');
const body = writtenText(LONGEST_TYPED);
const state = z.enum(WORD_STATES);

/** Who spoke: a name, a plant in its own thread, or neither. An id of a member never stands here. */
const voice = {
  isAnonymous: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The name of a nameless author in the thread she began, on the post and on her replies in it. */
  plant: z.string().nullable(),
  /** 'moderator' where she speaks as one, among teens. */
  staff: z.string().nullable(),
  isMine: z.boolean(),
};
/** When and how it was said. `body` is empty once it was taken back. `at` of nameless words is a whole hour. */
const words = {
  body: z.string(),
  state,
  /** Why it is held or hidden, told to its author alone. */
  reason: z.string().nullable(),
  at: instant,
  isEdited: z.boolean(),
  /** Help that is shown at once to the writer alone, by its kind. */
  care: z.string().nullable(),
};

/** A post. `holds` is null in the teens' room, which counts nobody. */
export const circlePost = z.object({
  id,
  kind: z.enum(POST_KINDS),
  category: z.string(),
  ...voice,
  ...words,
  /** When its newest reply came; null while there is none. */
  answeredAt: instant.nullable(),
  replies: z.int(),
  holds: z.int().nullable(),
  holding: z.boolean(),
  isBookmarked: z.boolean(),
  isFollowed: z.boolean(),
  isNew: z.boolean(),
});
export type CirclePost = Wire<typeof circlePost>;

/** A reply. `inAnswerTo` names another reply of the thread, which may have gone since. */
export const circleReply = z.object({ id, inAnswerTo: id.nullable(), ...voice, ...words, byStarter: z.boolean() });
export type CircleReply = Wire<typeof circleReply>;

/** Words of the member's that others do not see, or not yet: waiting, held, hidden, or asked to be changed. */
const ownWords = z.object({
  id,
  kind: z.enum(POST_KINDS),
  /** The thread; null for a post that waits. */
  postId: id.nullable(),
  isReply: z.boolean(),
  category: z.string().nullable(),
  isAnonymous: z.boolean(),
  ...words,
});
export type OwnWords = Wire<typeof ownWords>;

const category = z.object({
  slug: z.string(),
  name: z.string(),
  icon: z.string(),
  about: z.string(),
  isClosed: z.boolean(),
  newCount: z.int().max(NEW_COUNT_MAX),
});

/** Why she cannot write now, and until when where that is known. */
const writing = z.object({
  stops: z.enum(['rules_first', 'subscription', 'paused', 'closed']).nullable(),
  until: instant.nullable(),
  /** Whether a moderator reads what a teen says now before others do. */
  readFirst: z.boolean().optional(),
});

/** GET of a room. New counts stop at a hundred ("99+"). `lastVisit` is where "new" begins; null before the first. */
export const roomReply = z.object({
  room: z.enum(ROOMS),
  categories: z.array(category),
  newCount: z.int().max(NEW_COUNT_MAX),
  lastVisit: instant.nullable(),
  rules: z.object({ version: z.string(), isAccepted: z.boolean() }),
  writing,
  own: z.array(ownWords),
});
export type RoomReply = Wire<typeof roomReply>;

export const rulesBody = z.object({ version: z.string().max(20) });

export const postsQuery = pageQuery(PAGE.most).extend({ category: slug.optional(), sort: z.enum(SORTS).optional() });
export const postsPage = pageOf(circlePost);
export type PostsPage = Wire<typeof postsPage>;

export const postParams = z.object({ post: id });
export const replyParams = z.object({ reply: id });
export const repliesQuery = pageQuery(PAGE.most);
export const repliesPage = pageOf(circleReply);
export type RepliesPage = Wire<typeof repliesPage>;

/** GET of a thread: the post and its first replies, oldest first. */
export const threadReply = z.object({ post: circlePost, replies: repliesPage });
export type ThreadReply = Wire<typeof threadReply>;

/** BCP 47, as the browser says it: by what language the words are found again. */
const language = z.string().max(35).optional();
export const postBody = z.object({ category: slug, body, language });
/** A question goes to the moderators alone, among teens. */
export const namelessPostBody = postBody.extend({ kind: z.enum(['post', 'question']).optional() });
export const replyBody = z.object({ body, inAnswerTo: id.optional(), language });
export const changeBody = z.object({ body });

/** What was said, as its author sees it at once. */
export const saidPost = z.object({ post: circlePost });
export type SaidPost = Wire<typeof saidPost>;
export const saidReply = z.object({ reply: circleReply });
export type SaidReply = Wire<typeof saidReply>;
export const saidNameless = z.object({ own: ownWords });
export type SaidNameless = Wire<typeof saidNameless>;

export { slug as circleSlug };
