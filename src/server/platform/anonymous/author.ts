import type { Vault } from '../vault/vault.ts';

const KEY = 'anon-author';
const placeOf = (id: string) => `author|${id}`;

/** Seals who wrote nameless words into their row, by its id: for moderators under audit, and for telling the author. */
export function sealAuthor(vault: Vault, { id, userId }: { readonly id: string; readonly userId: string }): Buffer {
  return vault.sealUnder(KEY, { place: placeOf(id), bytes: Buffer.from(userId) });
}

/** Opens it. Throws where it was sealed for another row. */
export function openAuthor(vault: Vault, { id, enc }: { readonly id: string; readonly enc: Buffer }): string {
  return vault.openUnder(KEY, { place: placeOf(id), sealed: enc }).toString();
}

/** By what a member's nameless words in one thread are known to be hers: another in each thread. */
export function authorTag(
  vault: Vault,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Buffer {
  return vault.mac(KEY, `author|${userId}|${postId}`);
}
