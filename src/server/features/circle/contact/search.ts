import type { FoundPage } from '#contract/circle/contact.schemas.ts';
import { CONTACT, segmentsOf } from '#domain/circle/contact.ts';
import type { Room } from '#domain/circle/limits.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { tellPostsById } from './tell-by-id.ts';
import { unheardIn } from './unheard.ts';

type Asked = {
  readonly room: Room;
  readonly words: string;
  readonly language?: string | undefined;
  readonly category?: string | undefined;
  readonly after?: string | undefined;
};
type Hit = { readonly id: string; readonly post_id: string; readonly at: Date; readonly around: string };

const CURSORS = cursorsOf('circle-search', 2);
const NEWEST = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/**
 * Looks for words in the posts and replies of a room, newest first: stemmed by the language of who looks, and as they
 * are. What the member does not read elsewhere is not found either.
 */
export async function search(
  deps: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, words, language = 'en', category, after }: Asked,
): Promise<FoundPage | Refusal> {
  const from = CURSORS.open(me, after);
  if (from instanceof Refusal) return from;
  const [at, id] = from ?? NEWEST;
  const most = CONTACT.page + 1;
  const hits = await me.tx.callFunction<Hit>('search_circle', [room, words, language, category ?? null, at, id, most]);
  const page = hits.slice(0, CONTACT.page);
  const last = hits.length > page.length ? page.at(-1) : undefined;
  const threads = [...new Set(page.map((hit) => hit.post_id))];
  const [posts, unheard] = await Promise.all([
    tellPostsById(deps, me, { room, ids: threads }),
    unheardIn(deps.vault, me, threads),
  ]);
  const shown = new Map(posts.map((post) => [post.id, post]));
  return {
    items: page.flatMap((hit) => {
      const post = shown.get(hit.post_id);
      if (post?.state !== 'shown' || unheard.has(hit.id)) return [];
      return [{ id: hit.id, isReply: hit.id !== hit.post_id, post, segments: segmentsOf(hit.around) }];
    }),
    next: CURSORS.seal(me, last ? [last.at.toISOString(), last.id] : null),
  };
}
