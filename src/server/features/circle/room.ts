import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { isHeldFor, writingOf, type Room, type Standing } from '#domain/circle/limits.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import { isOpen } from '#domain/membership/is-open.ts';
import { memberStore } from '#server/features/account/public.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { circleContent, type CircleDeps } from './circle-deps.ts';
import { ownWordsIn } from './own-words.ts';
import { newIn } from './read/visit.ts';
import { visitStore } from './read/visit.store.ts';
import { wordsStore } from './read/words.store.ts';
import { hasAcceptedRules, standingOf } from './speak/admit.ts';

/** A room as the member enters it. */
export async function readRoom(deps: CircleDeps, me: Me, room: Room): Promise<RoomReply> {
  const [topics, fresh, accepted, stops, own] = await Promise.all([
    wordsStore.categories(me.tx, room),
    newIn(deps, me, room),
    hasAcceptedRules(me, room),
    stopOf(deps, me, room),
    ownWordsIn(deps, me, room),
  ]);
  return {
    room,
    categories: topics.map(({ slug, name, icon, about, closed_at: closedAt }) => ({
      slug,
      name,
      icon,
      about,
      isClosed: closedAt !== null,
      newCount: fresh.of(slug),
    })),
    newCount: fresh.all,
    lastVisit: fresh.visit?.at.toISOString() ?? null,
    rules: { version: circleContent().houseRules[room].version, isAccepted: accepted },
    writing: stops.stops === null && !accepted ? { ...stops, stops: 'rules_first' } : stops,
    own,
  };
}

/** Why the member cannot write here, the rules apart. A teen's plan is always full. */
async function stopOf({ clock }: CircleDeps, me: Me, room: Room): Promise<RoomReply['writing']> {
  const [standing, { membership }] = await Promise.all([standingOf(me), memberStore.read(me)]);
  const now = clock.now();
  const writing = writingOf(standing, now);
  if (!writing.open) return { stops: writing.why, until: writing.until };
  const { access } = entitlement({ ...membership, now, ageGroup: me.ageGroup, roles: me.roles });
  if (room === 'teen')
    return { stops: null, until: null, readFirst: !me.isTeenModerator && isReadFirst(standing, now) };
  return { stops: isOpen('circle_writing', access) ? null : 'subscription', until: null };
}

/** Whether words of a teen in which nothing was found wait for a moderator all the same. */
function isReadFirst(standing: Standing, now: Date): boolean {
  const found = { contact: false, crisis: false, cruel: false, harm: false };
  return isHeldFor(found, { room: 'teen', standing, now });
}

/** Accepts the house rules as they stand; an older text is no longer theirs to accept. */
export function acceptRules(
  { clock }: CircleDeps,
  me: Me,
  { room, version }: { room: Room; version: string },
): { ok: true } | Refusal {
  if (version !== circleContent().houseRules[room].version) return refuse('rules_first');
  visitStore.accept(me, { room, version, at: clock.now() });
  return { ok: true };
}
