import { useState } from 'react';
import type { CirclePost } from '#contract/circle/circle.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import { call } from '#web/platform/api.ts';
import { toastUnsaved } from '#web/platform/outbox/kept-toast.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { circle } from '../circle.copy.ts';
import { routeIn, useRefresh } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';

/** What the member can put on a post for herself and take off again. */
export type Mark = 'hold' | 'bookmark' | 'follow';
const FIELD = { hold: 'holding', bookmark: 'isBookmarked', follow: 'isFollowed' } as const;
type Set = (room: Room, input: { readonly params: { readonly post: string } }) => Promise<unknown>;
const SET: Readonly<Record<Mark, readonly [off: Set, on: Set]>> = {
  hold: [(room, at) => call(routeIn(room, 'LetGo'), at), (room, at) => call(routeIn(room, 'Hold'), at)],
  bookmark: [(room, at) => call(routeIn(room, 'Unbookmark'), at), (room, at) => call(routeIn(room, 'Bookmark'), at)],
  // Teens are told of nothing, so only the adults' room has it.
  follow: [(_, at) => call('communityUnfollow', at), (_, at) => call('communityFollow', at)],
};

/** A mark that shows at once and is sent behind it; one that does not arrive goes off again and says so. */
export function useMark(post: CirclePost, mark: Mark) {
  const { room } = useRoomKind();
  const [choice, setChoice] = useState<boolean | null>(null);
  const on = choice ?? post[FIELD[mark]];
  const toggle = async () => {
    const next = !on;
    setChoice(next);
    if (mark === 'follow') toast({ title: next ? circle.thread.following : circle.thread.unfollowed });
    try {
      await SET[mark][next ? 1 : 0](room, { params: { post: post.id } });
    } catch (error) {
      setChoice(on);
      toastUnsaved(error, circle.acts.failed);
    }
  };
  return { on, toggle: () => void toggle() };
}

/** Words to turn away from: a post, or a reply. */
export type About = { readonly post: string } | { readonly reply: string };

/** The same as the body of a call. */
export function aboutBody(about: About): { post: string } | { reply: string } {
  return 'post' in about ? { post: about.post } : { reply: about.reply };
}

/** Reports words by one tap, without a reason: that can be given after it. What is known is known at once. */
export function useReport(about: About) {
  const { room } = useRoomKind();
  const [isReported, setReported] = useState(false);
  const report = async () => {
    setReported(true);
    try {
      await call(routeIn(room, 'Report'), { body: { ...aboutBody(about), reason: 'other' } });
      const { title, text } = circle.acts.reported;
      toast({ title, description: text });
    } catch (error) {
      setReported(false);
      toastUnsaved(error, circle.acts.failed);
    }
  };
  return { isReported, report: () => void report() };
}

/** Mutes a voice: done at once, and the toast says what happened. */
export function useMute({ id, isAnonymous }: Pick<CirclePost, 'id' | 'isAnonymous'>, of: 'post' | 'reply' = 'post') {
  const { room } = useRoomKind();
  const refresh = useRefresh();
  const mute = async () => {
    try {
      await call(routeIn(room, 'Mute'), { body: of === 'post' ? { post: id } : { reply: id } });
      const { title, named, nameless } = circle.acts.muted;
      toast({ title, description: isAnonymous ? nameless : named });
      await refresh();
    } catch (error) {
      toastUnsaved(error, circle.acts.failed);
    }
  };
  return () => void mute();
}
