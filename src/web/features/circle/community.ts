import { href } from '#contract/screens.ts';
import type { RoomKind } from './room-kind.tsx';
import { communityWords } from './rooms.copy.ts';

/** The adults' room. */
export const COMMUNITY: RoomKind = {
  room: 'community',
  words: communityWords,
  home: href('community'),
  thread: (post) => href('communityPost', { params: { post } }),
};
