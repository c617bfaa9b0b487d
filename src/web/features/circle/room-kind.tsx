import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Room } from '#domain/circle/limits.ts';
import type { RoomWords } from './rooms.copy.ts';

/** Which room this is, what it says in its own way, and where its pages stand. */
export type RoomKind = {
  readonly room: Room;
  readonly words: RoomWords;
  readonly home: string;
  readonly thread: (post: string) => string;
  /** Whether the member speaks here with her name alone: a moderator among teens. */
  readonly namedOnly?: boolean;
  /** What the room says about words while they are written. It never stands in the way. */
  readonly Hint?: ComponentType<{ readonly text: string }>;
};

const Kind = createContext<RoomKind | null>(null);

/** Everything inside belongs to one room. */
export function InRoom({ kind, children }: { readonly kind: RoomKind; readonly children: ReactNode }) {
  return <Kind value={kind}>{children}</Kind>;
}

/** The room around this part. Throws outside of one. */
export function useRoomKind(): RoomKind {
  const kind = use(Kind);
  if (!kind) throw new Error('a part of the circle stands in no room');
  return kind;
}
