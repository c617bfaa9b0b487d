import type { Vault } from '#server/platform/vault/vault.ts';

const KEY = 'circle-follow';
const placeOf = (postId: string) => `follower|${postId}`;

/** Seals who follows a thread into its row, for the job that tells of replies. */
export function sealFollower(
  vault: Vault,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Buffer {
  return vault.sealUnder(KEY, { place: placeOf(postId), bytes: Buffer.from(userId) });
}

/** Opens it; null where it was sealed for another thread. */
export function openFollower(
  vault: Vault,
  { postId, sealed }: { readonly postId: string; readonly sealed: Buffer },
): string | null {
  try {
    return vault.openUnder(KEY, { place: placeOf(postId), sealed }).toString();
  } catch {
    return null;
  }
}

/** By what it is noted that a member was told of a thread within the hour. */
export function toldTag(
  vault: Vault,
  { userId, postId }: { readonly userId: string; readonly postId: string },
): Buffer {
  return vault.mac(KEY, `told|${userId}|${postId}`);
}
