import type { HomeData } from '#contract/home/home.schemas.ts';
import { cutForCard } from '#domain/circle/home-card.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { Room } from '#domain/circle/limits.ts';
import type { CircleDeps } from './circle-deps.ts';
import { unheardIn } from './contact/unheard.ts';
import { openName } from './names.ts';
import { newIn } from './read/visit.ts';
import { wordsStore } from './read/words.store.ts';

const SHOWN = 2;

/** What the home page shows of the member's own room (§2.4): no word of one room ever reaches the other. */
export async function homePosts(
  deps: Pick<CircleDeps, 'vault'>,
  me: Me,
): Promise<Pick<HomeData, 'newPostsCount' | 'recentPosts'>> {
  const room = me.ageGroup === 'teen' ? 'teen' : 'community';
  const [rows, fresh] = await Promise.all([newestPosts(deps, me, room), newIn(deps, me, room)]);
  return {
    newPostsCount: fresh.all,
    recentPosts: rows.map((row) => ({
      id: row.id,
      content: cutForCard(row.body),
      category: row.category,
      isAnonymous: row.is_anonymous,
      ...openName(deps.vault, { table: 'post', id: row.id }, row.author_name),
    })),
  };
}

async function newestPosts({ vault }: Pick<CircleDeps, 'vault'>, me: Me, room: Room) {
  // Some more than are shown, for what a block takes away.
  const rows = await wordsStore.posts(me.tx, { room, sort: 'newest', most: 2 * SHOWN });
  const unheard = await unheardIn(
    vault,
    me,
    rows.map(({ id }) => id),
  );
  return rows.filter(({ id }) => !unheard.has(id)).slice(0, SHOWN);
}
