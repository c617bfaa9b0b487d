import { countNew, hourOf, ofTheHour, type Counted, type Visit } from '#domain/circle/newness.ts';
import { NEW_COUNT_MAX, type Room } from '#domain/circle/limits.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { mineAmong } from '../mine.ts';
import { visitStore } from './visit.store.ts';
import { wordsStore } from './words.store.ts';

// The member's own and those of the hour of the visit are passed over: some more than are told.
const LOOKED_AT = NEW_COUNT_MAX * 2;

/** The member's last visit to a room; null before the first. */
export async function visitOf(me: Me, room: Room): Promise<Visit | null> {
  const row = await visitStore.read(me, room);
  return row?.at ? { at: row.at, hourSeen: row.hour_seen } : null;
}

async function counted(
  { vault }: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, from }: { room: Room; from: Date | null },
): Promise<Counted[]> {
  const rows = await wordsStore.since(me.tx, { room, from, most: LOOKED_AT });
  const mine = await mineAmong(
    vault,
    me,
    rows.map(({ id, is_anonymous: isAnonymous }) => ({ id, postId: id, isAnonymous })),
  );
  return rows.map(({ id, category, is_anonymous: isAnonymous, at }) => ({
    category,
    isAnonymous,
    at,
    isMine: mine.has(id),
  }));
}

/** How much is new in a room since the member's last visit. */
export async function newIn(deps: Pick<CircleDeps, 'vault'>, me: Me, room: Room) {
  const visit = await visitOf(me, room);
  const words = await counted(deps, me, { room, from: visit && hourOf(visit.at) });
  return { visit, ...countNew(words, visit) };
}

/** What is here now is new no more. */
export async function markVisit(deps: CircleDeps, me: Me, room: Room): Promise<void> {
  const at = deps.clock.now();
  const words = await counted(deps, me, { room, from: hourOf(at) });
  visitStore.mark(me, { room, at, hourSeen: ofTheHour(words, at) });
}
