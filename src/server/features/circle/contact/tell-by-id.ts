import type { CirclePost } from '#contract/circle/circle.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { tellPosts } from '../read/read-posts.ts';
import { visitOf } from '../read/visit.ts';
import { wordsStore } from '../read/words.store.ts';
import { unheardIn } from './unheard.ts';

/** Those of these posts that the member reads, as a list tells them. */
export async function tellPostsById(
  deps: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, ids }: { readonly room: Room; readonly ids: readonly string[] },
): Promise<CirclePost[]> {
  if (ids.length === 0) return [];
  const [rows, unheard, visit] = await Promise.all([
    wordsStore.byIds(me.tx, { room, ids }),
    unheardIn(deps.vault, me, ids),
    visitOf(me, room),
  ]);
  return tellPosts(deps, me, { room, rows: rows.filter(({ id }) => !unheard.has(id)), visit });
}
