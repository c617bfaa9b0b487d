import { addDays, dayInZone } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import { EVENING_CALL, eveningCall } from '#domain/event/evening-call.ts';
import { SKY_DAYS } from '#domain/event/limits.ts';
import { readPlace } from '#domain/event/place.ts';
import { EVENTS_PAGE, type EventWire, type SkyReply } from '#contract/event/event.schemas.ts';
import { memberStore } from '#server/features/account/public.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import { principalInstants } from '#server/platform/sky/sky.ts';
import type { EventDeps } from './event-deps.ts';
import { eventSeals } from './event-seals.ts';
import { eventStore, type EventRow } from './event.store.ts';
import { toEvent } from './tell-event.ts';

const cursors = cursorsOf('events', 2);
type Asked = { after?: string | undefined; limit?: number | undefined; which?: 'all' | 'mine' | undefined };

/** A page of the circles to come. */
export async function listEvents(deps: EventDeps, { me, query }: { me: Me; query: Asked }) {
  const after = cursors.open(me, query.after);
  if (after instanceof Refusal) return after;
  const { rows, next } = await eventStore.list(me.tx, {
    now: deps.clock.now(),
    limit: query.limit ?? EVENTS_PAGE,
    mine: query.which === 'mine',
    ...(after && { after }),
  });
  return { items: await told(deps, { me, rows }), next: cursors.seal(me, next) };
}

/** The next circle that takes place; null where none is planned. */
export async function nextEvent(deps: EventDeps, me: Me): Promise<EventWire | null> {
  // Beyond cancelled ones of hers, which stand in her own list.
  const { rows } = await eventStore.list(me.tx, { now: deps.clock.now(), limit: EVENTS_PAGE, mine: false });
  const going = rows.filter(({ cancelled_at }) => cancelled_at === null);
  return (await told(deps, { me, rows: going.slice(0, 1) }))[0] ?? null;
}

/** One circle; a refusal where there is none for her. */
export async function oneEvent(deps: EventDeps, { me, id }: { me: Me; id: string }): Promise<EventWire | Refusal> {
  const row = await eventStore.find(me.tx, id);
  if (!row) return refuse('not_found');
  const [event] = await told(deps, { me, rows: [row] });
  return event && (!event.isCancelled || event.mine || event.isHost) ? event : refuse('not_found');
}

/** Rows as the member sees them. */
export async function told(
  { vault }: EventDeps,
  { me, rows }: { me: Me; rows: readonly EventRow[] },
): Promise<EventWire[]> {
  const [{ timeZone }, parts] = await Promise.all([
    memberStore.read(me),
    eventStore.parts(
      me.tx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => toEvent(row, { vault, timeZone, part: parts.get(row.id) }));
}

/** The moon of the coming weeks, from today on in a zone. */
export function skyFor(zone: string, now: Date): SkyReply {
  const from = dayInZone(now, zone);
  const to = addDays(from, SKY_DAYS - 1);
  const instants = principalInstants(startOfDay(from, zone), startOfDay(addDays(to, 1), zone));
  return {
    zone,
    days: moonDaysFor({ from, to, timeZone: zone }),
    instants: instants.map(({ phase, at }) => ({ phase, at: at.toISOString() })),
  };
}

/** Where a circle meets; there is nothing here before its time, after it, or without a seat. */
export async function placeOf({ vault, clock }: EventDeps, { me, id }: { me: Me; id: string }) {
  const found = await eventStore.place(me.tx, id, clock.now());
  if (!found?.place) return refuse('not_found');
  const { place: sealed, series_id } = found;
  return readPlace(eventSeals.openText(vault, { id, series_id }, { what: 'place', sealed })) ?? refuse('not_found');
}

/** The calendar file of a circle. */
export async function calendarOf({ vault, clock }: EventDeps, { me, id }: { me: Me; id: string }) {
  const row = await eventStore.find(me.tx, id);
  if (!row || (row.cancelled_at !== null && row.held === null)) return refuse('not_found');
  const text = eveningCall({
    uid: eventSeals.uid(vault, { userId: me.userId, event: id }),
    sequence: row.sequence,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.cancelled_at !== null,
    stamp: clock.now(),
  });
  return { name: `${EVENING_CALL.toLowerCase().replace(' ', '-')}.ics`, text };
}
