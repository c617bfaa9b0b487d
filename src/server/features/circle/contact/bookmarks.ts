import type { PostsPage } from '#contract/circle/circle.schemas.ts';
import { CONTACT } from '#domain/circle/contact.ts';
import { PAGE } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { bookmarkStore } from './bookmark.store.ts';
import { readablePost } from './read-post.ts';
import { tellPostsById } from './tell-by-id.ts';

type Of = { readonly room: Room; readonly post: string };
type Marked = { readonly isBookmarked: boolean };

export async function bookmark(deps: CircleDeps, me: Me, { room, post }: Of): Promise<Marked | Refusal> {
  const [readable, many] = await Promise.all([readablePost(deps, me, { room, post }), bookmarkStore.count(me)]);
  if (readable === 'none') return refuse('not_found');
  if (many >= CONTACT.bookmarks) return refuse('list_full');
  bookmarkStore.add(me, { post, room, at: deps.clock.now() });
  return { isBookmarked: true };
}

export async function unbookmark(me: Me, post: string): Promise<Marked> {
  bookmarkStore.remove(me, post);
  return { isBookmarked: false };
}

const CURSORS = cursorsOf('circle-bookmarks', 2);

/** The posts a member saved. What she may not read any more is left out; the bookmark stays, for it may come back. */
export async function listBookmarks(
  deps: CircleDeps,
  me: Me,
  { room, after, limit = PAGE.posts }: { room: Room; after?: string | undefined; limit?: number | undefined },
): Promise<PostsPage | Refusal> {
  const from = CURSORS.open(me, after);
  if (from instanceof Refusal) return from;
  const page = await bookmarkStore.page(me, { ...(from && { after: from }), limit });
  const ids = page.items.filter((one) => one.room === room).map(({ post }) => post);
  const posts = new Map((await tellPostsById(deps, me, { room, ids })).map((post) => [post.id, post]));
  return { items: ids.flatMap((id) => posts.get(id) ?? []), next: CURSORS.seal(me, page.next) };
}
