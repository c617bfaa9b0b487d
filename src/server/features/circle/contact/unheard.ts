import { authorTag } from '#server/platform/anonymous/author.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/**
 * Ids of posts and replies in these threads that a block without a name takes away from the member, besides what the
 * policies leave out. Reckoned from the member's own voice in each thread, which only the server can tell.
 */
export async function unheardIn(
  vault: Vault,
  { tx, userId }: Pick<Me, 'tx' | 'userId'>,
  posts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (posts.length === 0) return new Set();
  const [row] = await tx.callFunction<{ unheard: string[] }>('unheard', [
    posts,
    posts.map((postId) => authorTag(vault, { userId, postId })),
  ]);
  return new Set(row?.unheard);
}
