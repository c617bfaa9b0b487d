import type { Room } from '#domain/circle/limits.ts';
import type { LaidPost, LaidReply } from '#server/features/circle/public.ts';
import type { Chance } from './chance.ts';
import type { Writer } from './members.ts';
import { wordsOf, type Words } from './sentences.ts';

/** Who speaks about what. Each list leans to its beginning: some write much, most a little. */
export type Ground = {
  readonly adults: readonly Writer[];
  readonly teens: readonly Writer[];
  readonly categories: Readonly<Record<Room, readonly string[]>>;
  readonly plants: Readonly<Record<Room, readonly string[]>>;
  readonly count: number;
  /** The rare words, by the places of their posts. */ readonly rare: ReadonlyMap<number, string>;
  readonly now: Date;
};
type InPieces = Pick<Words, 'pieces'>;
/** A thread, with the pieces that its words are put together of. */
export type SeededThread = Omit<LaidPost, 'replies'> &
  InPieces & { readonly replies: readonly (LaidReply & InPieces)[] };

const HOUR = 3_600_000;
const SPAN = 3 * 365 * 24 * HOUR;
const ANONYMOUS = 0.3;
const TEEN_POSTS = 0.08;
/** The longest thread there is; one of the newest has it in every seed, so that seeds of any size can be compared. */
export const LONGEST_THREAD = 400;
const LONGEST_FROM_END = 60;

/** The post of a place in the row, oldest first: ever more of them toward today. */
export function threadAt(chance: Chance, { ground, index }: { ground: Ground; index: number }): SeededThread {
  const isLongest = index === Math.max(0, ground.count - LONGEST_FROM_END);
  const rare = ground.rare.get(index);
  const isTeens = ground.teens.length > 0 && chance.happens(TEEN_POSTS) && !isLongest && rare === undefined;
  const room: Room = isTeens ? 'teen' : 'community';
  const people = room === 'teen' ? ground.teens : ground.adults;
  const said = timeOf(chance, { ground, index });
  const post = {
    ...wordsOf(chance, { most: 8, rare }),
    id: chance.id(),
    writer: chance.pick(people, 2),
    isAnonymous: chance.happens(ANONYMOUS),
    ...stateOf(rare === undefined ? chance.next() : 1),
    room,
    category: chance.pick(ground.categories[room], 1.4),
  };
  const holds = chance.happens(0.4) ? chance.longTail(2, 40) : 0;
  const holders = new Set(Array.from({ length: holds }, () => chance.pick(people)));
  holders.delete(post.writer);
  const plant = post.isAnonymous ? chance.pick(ground.plants[room]) : null;
  const thread = { ...post, at: said, plant, holders: [...holders].map(({ id }) => id) };
  const most = isLongest ? LONGEST_THREAD : chance.happens(0.45) ? 0 : chance.longTail(1.8, LONGEST_THREAD);
  return { ...thread, replies: repliesTo(chance, { thread, people, most, now: ground.now }) };
}

function timeOf(chance: Chance, { ground: { count, now }, index }: { ground: Ground; index: number }): Date {
  const grown = ((index + chance.next()) / count) ** 0.6;
  return new Date(now.getTime() - SPAN + Math.floor(grown * (SPAN - 60_000)));
}

function stateOf(at: number): { readonly state: string; readonly reason: string | null } {
  if (at < 0.01) return { state: 'taken_back', reason: null };
  return at < 0.012 ? { state: 'hidden', reason: 'cruel' } : { state: 'shown', reason: null };
}

function repliesTo(
  chance: Chance,
  {
    thread,
    people,
    most,
    now,
  }: {
    thread: Omit<SeededThread, 'replies' | 'writer'> & { readonly writer: Writer };
    people: readonly Writer[];
    most: number;
    now: Date;
  },
): SeededThread['replies'] {
  const replies: SeededThread['replies'][number][] = [];
  const left = Math.max(1_000, now.getTime() - thread.at.getTime() - 1_000);
  const span = Math.min(left, HOUR * (2 + 200 * chance.next() ** 3));
  for (let seq = 1; seq <= most; seq += 1) {
    const at = new Date(thread.at.getTime() + Math.floor((span * (seq - chance.next())) / most));
    const isStarter = chance.happens(0.12);
    const isAnonymous = isStarter ? thread.isAnonymous : chance.happens(ANONYMOUS);
    replies.push({
      ...wordsOf(chance, { most: 3 }),
      id: chance.id(),
      writer: isStarter ? thread.writer : chance.pick(people, 2),
      isAnonymous,
      ...stateOf(chance.next()),
      at,
      seq,
      inAnswerTo: seq > 1 && chance.happens(0.25) ? chance.pick(replies).id : null,
    });
  }
  return replies;
}
