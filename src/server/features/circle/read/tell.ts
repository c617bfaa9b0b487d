import type { CirclePost, CircleReply } from '#contract/circle/circle.schemas.ts';
import type { PostKind, WordState } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { isNewSince, type Visit } from '#domain/circle/newness.ts';
import { careKindIn } from '#domain/crisis/care.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { NO_MARKS, type Marks } from '../marks.ts';
import { openName } from '../names.ts';
import type { PostRow, ReplyRow } from './words.store.ts';

type Said = Pick<PostRow, 'body' | 'state' | 'reason' | 'at' | 'edited_at' | 'is_anonymous' | 'staff'>;

/** Help for the writer alone, by what words tell of; null for whoever else reads them. */
export function careFor(body: string, isMine: boolean): string | null {
  return isMine ? careKindIn(body) : null;
}

function wordsOf(row: Said, isMine: boolean) {
  const isThere = row.state !== 'taken_back';
  return {
    body: isThere ? row.body : '',
    state: row.state as WordState,
    reason: isMine ? row.reason : null,
    at: row.at.toISOString(),
    isEdited: isThere && row.edited_at !== null,
    care: isThere ? careFor(row.body, isMine) : null,
    isAnonymous: row.is_anonymous,
    staff: row.staff,
    isMine,
  };
}

/** A post as the member reads it. Nothing in it depends on who wrote it but a name, and what is told to its author. */
export function tellPost(
  vault: Vault,
  row: PostRow,
  { room, isMine, marks = NO_MARKS, visit }: { room: Room; isMine: boolean; marks?: Marks; visit: Visit | null },
): CirclePost {
  const counted = { category: row.category, isAnonymous: row.is_anonymous, at: row.at, isMine };
  return {
    id: row.id,
    kind: row.kind as PostKind,
    category: row.category,
    ...openName(vault, { table: 'post', id: row.id }, row.author_name),
    plant: row.is_anonymous && row.state !== 'taken_back' ? row.plant : null,
    ...wordsOf(row, isMine),
    answeredAt: row.replies > 0 ? row.answered_at.toISOString() : null,
    replies: row.replies,
    holds: room === 'teen' ? null : row.holds,
    ...marks,
    isNew: isNewSince(counted, visit),
  };
}

/** A reply as the member reads it. `plant` is that of the post, where its nameless author speaks. */
export function tellReply(
  vault: Vault,
  row: ReplyRow,
  { isMine, plant }: { isMine: boolean; plant: string | null },
): CircleReply {
  return {
    id: row.id,
    inAnswerTo: row.in_answer_to,
    ...openName(vault, { table: 'reply', id: row.id }, row.author_name),
    plant: row.is_anonymous && row.by_starter && row.state !== 'taken_back' ? plant : null,
    ...wordsOf(row, isMine),
    byStarter: row.by_starter,
  };
}
