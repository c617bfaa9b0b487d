import type { Room } from '#domain/circle/limits.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { mineAmong } from '../mine.ts';
import { wordsStore } from '../read/words.store.ts';
import { unheardIn } from './unheard.ts';

/** Whether the member reads a post of this room now, and whether it is the member's own. One that is not there and one that is hidden from her are told alike. */
export async function readablePost(
  { vault }: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, post }: { readonly room: Room; readonly post: string },
): Promise<'none' | 'own' | 'of another'> {
  const [row, mine, unheard] = await Promise.all([
    wordsStore.post(me.tx, { room, id: post }),
    mineAmong(vault, me, [{ id: post, postId: post }]),
    unheardIn(vault, me, [post]),
  ]);
  if (row?.state !== 'shown' || unheard.has(post)) return 'none';
  return mine.has(post) ? 'own' : 'of another';
}
