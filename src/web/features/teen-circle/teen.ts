import { href } from '#contract/screens.ts';
import type { RoomKind, RoomWords } from '#web/features/circle/public.ts';
import { LeaveOut } from './leave-out.tsx';
import { teen, teenWords } from './teen.copy.ts';

type Sending = { readonly keeper: string | null; readonly readFirst: boolean; readonly namedOnly: boolean };

/** The teens' room. "Send" names who reads the words first, where somebody does. */
export function teenRoom({ keeper, readFirst, namedOnly }: Sending): RoomKind {
  const send = keeper === null ? teen.sendToModerator : teen.sendTo(keeper);
  const composer = readFirst ? { ...teenWords.composer, send } : teenWords.composer;
  const held: RoomWords['held'] = { title: (thing) => teen.held.title(thing, keeper), first: teen.held.first };
  return {
    room: 'teen',
    words: { ...teenWords, composer, held },
    home: href('teenCircle'),
    thread: (post) => href('teenPost', { params: { post } }),
    Hint: LeaveOut,
    namedOnly,
  };
}
