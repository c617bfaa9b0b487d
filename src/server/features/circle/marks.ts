import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { bookmarkedAmong } from './marks.store.ts';

/** What a member did with a post, besides reading it. */
export type Marks = { readonly holding: boolean; readonly isFollowed: boolean; readonly isBookmarked: boolean };
export const NO_MARKS: Marks = { holding: false, isFollowed: false, isBookmarked: false };

type Of = { readonly userId: string; readonly postId: string };

/** The tag under which a member holds the author of a post: it says nobody's name. */
export function holdTag(vault: Vault, { userId, postId }: Of): Buffer {
  return vault.mac('circle-hold', `${userId}|${postId}`);
}
/** The same of following it. */
export function followTag(vault: Vault, { userId, postId }: Of): Buffer {
  return vault.mac('circle-follow', `${userId}|${postId}`);
}
/** The id under which a member's bookmark of a post lies. */
export function bookmarkId({ keys }: Pick<Me, 'keys'>, postId: string): string {
  return keys.blindId('circle-bookmark', postId);
}

/** The member's marks on a page of posts. */
export async function marksOn(vault: Vault, me: Me, ids: readonly string[]): Promise<ReadonlyMap<string, Marks>> {
  if (ids.length === 0) return new Map();
  const [rows, bookmarks] = await Promise.all([
    me.tx.callFunction<{ id: string; holding: boolean; followed: boolean }>('my_marks', [
      ids,
      ids.map((postId) => holdTag(vault, { userId: me.userId, postId })),
      ids.map((postId) => followTag(vault, { userId: me.userId, postId })),
    ]),
    bookmarkedAmong(
      me,
      ids.map((postId) => bookmarkId(me, postId)),
    ),
  ]);
  const kept = new Set(bookmarks);
  return new Map(
    rows.map(({ id, holding, followed }) => [
      id,
      { holding, isFollowed: followed, isBookmarked: kept.has(bookmarkId(me, id)) },
    ]),
  );
}
