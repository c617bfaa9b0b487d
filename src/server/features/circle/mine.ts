import { authorTag } from '#server/platform/anonymous/author.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** Words by their id and their thread. */
export type Words = { readonly id: string; readonly postId: string };
type Asked = Words & { readonly isAnonymous?: boolean };

/** By what a member's nameless words in each of these threads are known: for a function of the database to compare. */
export function tagsOf(vault: Vault, userId: string, words: readonly Words[]): Buffer[] {
  return words.map(({ postId }) => authorTag(vault, { userId, postId }));
}

/** No tag is this: of named words none is reckoned. */
const NO_TAG = Buffer.alloc(0);

/** Which of these words are the member's own. */
export async function mineAmong(vault: Vault, me: Me, words: readonly Asked[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const rows = await me.tx.callFunction<{ mine_among: string }>('mine_among', [
    words.map(({ id }) => id),
    words.map((one) =>
      one.isAnonymous === false ? NO_TAG : authorTag(vault, { userId: me.userId, postId: one.postId }),
    ),
  ]);
  return new Set(rows.map((row) => row.mine_among));
}
