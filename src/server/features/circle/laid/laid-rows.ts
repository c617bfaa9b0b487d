import type { Room } from '#domain/circle/limits.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { holdTag } from '../marks.ts';
import { sealName } from '../names.ts';

type Cell = string | number | boolean | Date | Buffer | null;
type Voice = { readonly id: string; readonly firstName: string; readonly lastName: string };

/** Words that nobody typed here: those of the demo accounts, and of a circle that was filled for development. */
type LaidWords = {
  readonly id: string;
  readonly writer: Voice;
  readonly isAnonymous: boolean;
  readonly state: string;
  readonly reason: string | null;
  readonly body: string;
  readonly language: string;
  readonly at: Date;
};
export type LaidReply = LaidWords & { readonly seq: number; readonly inAnswerTo: string | null };
export type LaidPost = LaidWords & {
  readonly room: Room;
  readonly category: string;
  readonly plant: string | null;
  /** Ids of those who hold the author. */ readonly holders: readonly string[];
  readonly replies: readonly LaidReply[];
};

const VOICE = ['author_id', 'author_enc', 'author_tag', 'author_name'] as const;
const HOUR = 3_600_000;

/** The tables that laid words fill, with the columns in the order of the cells of `laidRows`. */
export const LAID = {
  posts: {
    table: 'app.circle_post',
    columns: [
      ...['id', 'room', 'category', 'body', 'is_anonymous', ...VOICE, 'plant', 'state', 'reason', 'at', 'edited_at'],
      ...['answered_at', 'touched_at', 'replies', 'last_seq', 'holds', 'language'],
    ],
  },
  replies: {
    table: 'app.circle_reply',
    columns: [
      ...['id', 'post_id', 'room', 'in_answer_to', 'seq', 'body', 'is_anonymous', ...VOICE, 'by_starter', 'state'],
      ...['reason', 'at', 'edited_at', 'touched_at', 'language'],
    ],
  },
  holds: { table: 'auth.circle_hold', columns: ['post_id', 'tag'] },
} as const;

export type LaidRows = { readonly [Table in keyof typeof LAID]: readonly (readonly Cell[])[] };

/**
 * A thread as rows: what saying, answering and holding would have written, nameless words at the hour alone. The counts
 * of the post are in it, so the triggers that count must stand still meanwhile.
 */
export function laidRows(vault: Vault, post: LaidPost): LaidRows {
  const at = timeOf(post);
  const shown = post.replies.filter(({ state }) => state === 'shown');
  const answered = Math.max(at.getTime(), ...shown.map((reply) => timeOf(reply).getTime()));
  return {
    posts: [
      [
        ...[post.id, post.room, post.category, bodyOf(post), post.isAnonymous],
        ...voiceOf(vault, post, { table: 'post', postId: post.id, room: post.room }),
        ...[post.isAnonymous ? post.plant : null, post.state, post.reason, at, editedAt(post)],
        ...[new Date(answered), at, shown.length, post.replies.length, post.holders.length, post.language],
      ],
    ],
    replies: post.replies.map((reply) => replyCells(vault, post, reply)),
    holds: post.holders.map((userId) => [post.id, holdTag(vault, { userId, postId: post.id })]),
  };
}

function replyCells(vault: Vault, post: LaidPost, reply: LaidReply): Cell[] {
  const byStarter = reply.writer.id === post.writer.id && reply.isAnonymous === post.isAnonymous;
  return [
    ...[reply.id, post.id, post.room, reply.inAnswerTo, reply.seq, bodyOf(reply), reply.isAnonymous],
    ...voiceOf(vault, reply, { table: 'reply', postId: post.id, room: post.room }),
    ...[byStarter, reply.state, reply.reason, timeOf(reply), editedAt(reply), timeOf(reply), reply.language],
  ];
}

function voiceOf(
  vault: Vault,
  { id, writer, isAnonymous, state }: LaidWords,
  { table, postId, room }: { table: 'post' | 'reply'; postId: string; room: LaidPost['room'] },
): Cell[] {
  const userId = writer.id;
  if (isAnonymous) return [null, sealAuthor(vault, { id, userId }), authorTag(vault, { userId, postId }), null];
  const { firstName } = writer;
  const lastName = room === 'teen' ? null : writer.lastName;
  return [userId, null, null, state === 'taken_back' ? null : sealName(vault, { table, id }, { firstName, lastName })];
}

const timeOf = ({ at, isAnonymous }: LaidWords) =>
  isAnonymous ? new Date(Math.floor(at.getTime() / HOUR) * HOUR) : at;
const bodyOf = ({ state, body }: LaidWords) => (state === 'taken_back' ? '' : body);
const editedAt = (words: LaidWords) => (words.state === 'taken_back' ? timeOf(words) : null);
