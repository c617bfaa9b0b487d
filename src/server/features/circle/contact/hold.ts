import type { Room } from '#domain/circle/limits.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { followTag, holdTag } from '../marks.ts';
import { sealFollower } from './follower.ts';
import { readablePost } from './read-post.ts';

type Of = { readonly room: Room; readonly post: string; readonly on: boolean };
type Holding = { readonly holding: boolean; readonly holds: number | null };

/**
 * Holds the author of a post, or lets go. Written by a transaction that names nobody, under a tag that only the server
 * can make. Teens are told no count.
 */
export async function hold(deps: CircleDeps, me: Me, { room, post, on }: Of): Promise<Holding | Refusal> {
  const readable = await readablePost(deps, me, { room, post });
  if (on && readable === 'none') return refuse('not_found');
  if (on && readable === 'own') return refuse('circle_own');
  const tag = holdTag(deps.vault, { userId: me.userId, postId: post });
  const [row] = await deps.db.asVisitor((tx) =>
    tx.callFunction<{ set_hold: number | null }>('set_hold', [post, tag, on]),
  );
  const count = readable === 'none' ? 0 : (row?.set_hold ?? 0);
  return { holding: on, holds: room === 'teen' ? null : count };
}

/** Lets an adult be told of replies, or no more, in the same way. Teens get no notices (decisions 10). */
export async function follow(
  deps: CircleDeps,
  me: Me,
  { post, on }: Omit<Of, 'room'>,
): Promise<{ readonly isFollowed: boolean } | Refusal> {
  if (on && (await readablePost(deps, me, { room: 'community', post })) === 'none') return refuse('not_found');
  const who = { userId: me.userId, postId: post };
  const args = [post, followTag(deps.vault, who), sealFollower(deps.vault, who), on];
  await deps.db.asVisitor((tx) => tx.callFunction('set_follow', args));
  return { isFollowed: on };
}
