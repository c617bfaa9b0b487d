import { PAST_EVENTS, type PastEvent } from '#contract/event/event.schemas.ts';
import { readableThreads } from '#server/features/circle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { EventDeps } from '../event-deps.ts';
import { eventSeals } from '../event-seals.ts';
import { eventStore, type PastRow } from '../event.store.ts';
import { told } from '../read-events.ts';
import { daysAgo } from './open-threads.ts';

/** What the member had a seat at or hosted lately. A thread the member may not read is not told of. */
export async function pastEvents(deps: EventDeps, me: Me): Promise<PastEvent[]> {
  const now = deps.clock.now();
  const rows = await eventStore.past(me.tx, { from: daysAgo(now), now, most: PAST_EVENTS });
  const threads = rows.map((row) => threadOf(deps, row));
  const [events, readable] = await Promise.all([
    told(deps, { me, rows }),
    readableThreads(
      me.tx,
      threads.filter((thread) => thread !== null),
    ),
  ]);
  return events.map((event, at) => ({
    ...event,
    thread: threads[at] && readable.has(threads[at]) ? threads[at] : null,
  }));
}

function threadOf({ vault }: EventDeps, { id, thread }: PastRow): string | null {
  return thread && eventSeals.openText(vault, { id, series_id: null }, { what: 'thread', sealed: thread });
}
