import { openAuthor } from '#server/platform/anonymous/author.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

type Sealed = { readonly id: string; readonly enc: Buffer };

function opened(vault: Vault, sealed: Sealed): string | null {
  try {
    return openAuthor(vault, sealed);
  } catch {
    return null;
  }
}

/**
 * Within the job that publishes a nameless reply: where who began the thread has blocked its author without knowing who
 * she is, the reply is shown to everybody but her. Decided once, here, so that taking the block back shows no one reply
 * and leaves no guess about whose it was.
 */
export async function hushForStarter(
  tx: Tx,
  vault: Vault,
  { reply, postId, author }: { readonly reply: string; readonly postId: string; readonly author: string },
): Promise<void> {
  const [thread] = await tx.callFunction<{ author_id: string | null; author_enc: Buffer | null }>('starter_of', [
    postId,
  ]);
  const starter =
    thread?.author_id ?? (thread?.author_enc ? opened(vault, { id: postId, enc: thread.author_enc }) : null);
  if (!starter || starter === author) return;
  const blocked = await tx.callFunction<{ item: string; other_enc: Buffer }>('nameless_blocks_of', [starter]);
  if (blocked.some(({ item, other_enc: enc }) => opened(vault, { id: item, enc }) === author))
    await tx.callFunction('hush_reply', [reply]);
}
