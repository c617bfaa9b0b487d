import type { Me } from '#server/platform/http/handler.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Leaving } from '#server/platform/erasures/erasures.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { tagsOf, type Words } from './mine.ts';
import { ownRows } from './own-words.ts';

const AT_ONCE = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Author = { readonly tx: Tx; readonly userId: string };

/**
 * All nameless words of a member: every row without a name is gone through, and the member's own are told by tags that
 * only the server can make. Nothing in the database leads from the member to them.
 */
export async function namelessOf(vault: Vault, { tx, userId }: Author): Promise<Words[]> {
  const found: Words[] = [];
  for (const kind of ['post', 'reply'] as const) {
    let after = FIRST;
    for (;;) {
      const rows = await tx.callFunction<{ id: string; post_id: string }>('nameless_ids', [kind, after, AT_ONCE]);
      const words = rows.map(({ id, post_id: postId }) => ({ id, postId }));
      const mine = await tx.callFunction<{ mine_among: string }>('mine_among', [
        words.map(({ id }) => id),
        tagsOf(vault, userId, words),
      ]);
      const ids = new Set(mine.map((row) => row.mine_among));
      found.push(...words.filter(({ id }) => ids.has(id)));
      if (rows.length < AT_ONCE) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
  return found;
}

/** What the member said, for the member's own file: with a name and without. */
export async function exportedWords(vault: Vault, me: Me) {
  const rows = await ownRows(vault, me, await namelessOf(vault, me));
  return rows.map((row) => ({
    room: row.room,
    topic: row.category,
    is: row.is_reply ? 'reply' : row.kind,
    withoutName: row.is_anonymous,
    spokeAs: row.plant,
    words: row.body,
    state: row.state,
    reason: row.reason,
    at: row.at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  }));
}

/** Takes a member's words, or the member out of them, as she chose with her deletion; without a choice they go. */
export const leaveCircle: Leaving = async (vault, { tx, userId }) => {
  const [row] = await tx.callFunction<{ words_stay: boolean }>('words_stay');
  const nameless = await namelessOf(vault, { tx, userId });
  await tx.callFunction('leave_circle', [
    nameless.map(({ id }) => id),
    tagsOf(vault, userId, nameless),
    row?.words_stay === true,
  ]);
};
