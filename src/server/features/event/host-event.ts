import { randomUUID } from 'node:crypto';
import { EVENT } from '#domain/event/limits.ts';
import { wallInstant } from '#domain/event/series.ts';
import type { EventBody, PreviewReply, SeriesBody } from '#contract/event/event.schemas.ts';
import { memberStore } from '#server/features/account/public.ts';
import { refuse, Refusal, type Me } from '#server/platform/http/handler.ts';
import type { EventDeps } from './event-deps.ts';
import { eventSeals, type SealedFor } from './event-seals.ts';
import { eventStore, type Outcome } from './event.store.ts';
import { oneEvent } from './read-events.ts';
import { datesAhead } from './series-dates.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Plans one circle. */
export async function createEvent(deps: EventDeps, { me, body }: { me: Me; body: EventBody }) {
  const span = spanOf(body, deps.clock.now());
  if (!span) return refuse('event_day');
  const id = randomUUID();
  const sealed = await sealedOf(deps, { me, of: { id, series_id: null }, body });
  const outcome = await eventStore.add(me.tx, { id, ...sealed, ...span, seats: body.seats }, deps.clock.now());
  return refusalOf(outcome) ?? madeOf(deps, { me, id });
}

/** Plans a series and makes its first dates. */
export async function createSeries(deps: EventDeps, { me, body }: { me: Me; body: SeriesBody }) {
  const now = deps.clock.now();
  if (isTooFar(wallInstant(body.day, body), now)) return refuse('event_day');
  const { dates, grownTo } = datesAhead({ rule: body.rule, hour: body, from: body.day, now });
  const id = randomUUID();
  const sealed = await sealedOf(deps, { me, of: { id, series_id: id }, body });
  const { rule, zone, time, minutes, seats } = body;
  const outcome = await eventStore.addSeries(
    me.tx,
    { id, rule, zone, time, minutes, seats, ...sealed },
    { dates: dates.map(({ at }) => at), grownTo, now },
  );
  const refused = refusalOf(outcome);
  if (refused) return refused;
  const first = (await eventStore.hosted(me.tx, null)).find(({ series_id }) => series_id === id);
  return first ? madeOf(deps, { me, id: first.id }) : { event: null };
}

/** When a series would be. */
export function previewSeries(
  { clock }: EventDeps,
  { rule, day, time, zone }: Pick<SeriesBody, 'rule' | 'day' | 'time' | 'zone'>,
): PreviewReply | Refusal {
  const now = clock.now();
  if (isTooFar(wallInstant(day, { time, zone }), now)) return refuse('event_day');
  const { dates } = datesAhead({ rule, hour: { time, zone }, from: day, now });
  return { dates: dates.map(({ day: on, at }) => ({ day: on, at: at.toISOString() })) };
}

/** Changes a circle of the host's. A name that the host changed since comes with it on the next one. */
export async function changeEvent(deps: EventDeps, { me, id, body }: { me: Me; id: string; body: EventBody }) {
  const [hosted] = await eventStore.hosted(me.tx, [id]);
  if (!hosted) return refuse('not_found');
  const now = deps.clock.now();
  const span = spanOf(body, now);
  // What has begun keeps its time: only what is ahead of now can be moved.
  const stays = span === null && sameSpan(hosted, body);
  if (!span && !stays) return refuse('event_day');
  const sealed = await sealedOf(deps, { me, of: hosted, body });
  const when = span ?? { startsAt: hosted.starts_at, endsAt: hosted.ends_at };
  const outcome = await eventStore.change(me.tx, { id, ...sealed, ...when, seats: body.seats }, now);
  return refusalOf(outcome) ?? madeOf(deps, { me, id });
}

/** Cancels a circle with a message to everybody who has a seat or waits for one. */
export async function cancelEvent(deps: EventDeps, { me, id, message }: { me: Me; id: string; message: string }) {
  const row = await eventStore.find(me.tx, id);
  if (!row) return refuse('not_found');
  const text = message.trim();
  const sealed = text === '' ? null : eventSeals.text(deps.vault, row, { what: 'message', text });
  const outcome = await eventStore.cancel(me.tx, id, { message: sealed, now: deps.clock.now() });
  return refusalOf(outcome) ?? { ok: true as const };
}

export async function endSeries({ clock }: EventDeps, { me, id }: { me: Me; id: string }) {
  return refusalOf(await eventStore.endSeries(me.tx, id, clock.now())) ?? { ok: true as const };
}

/** What only its host sees of a circle: where it meets. */
export async function hostingOf({ vault }: EventDeps, { me, id }: { me: Me; id: string }) {
  const [hosted] = await eventStore.hosted(me.tx, [id]);
  if (!hosted?.place) return refuse('not_found');
  return { place: eventSeals.openText(vault, hosted, { what: 'place', sealed: hosted.place }) };
}

async function madeOf(deps: EventDeps, of: { me: Me; id: string }) {
  const event = await oneEvent(deps, of);
  return event instanceof Refusal ? event : { event };
}

type Written = Pick<EventBody, 'title' | 'text' | 'place'>;

async function sealedOf({ vault }: EventDeps, { me, of, body }: { me: Me; of: SealedFor; body: Written }) {
  const { profile } = await memberStore.read(me);
  return {
    words: eventSeals.words(vault, of, { title: body.title.trim(), text: body.text.trim() }),
    hostName: eventSeals.text(vault, of, { what: 'host', text: profile.firstName }),
    place: eventSeals.text(vault, of, { what: 'place', text: body.place }),
  };
}

type Hour = Pick<EventBody, 'day' | 'time' | 'zone' | 'minutes'>;

/** From when to when a circle is; null where that is past or too far. */
function spanOf(hour: Hour, now: Date): { startsAt: Date; endsAt: Date } | null {
  const startsAt = wallInstant(hour.day, hour);
  if (startsAt <= now || isTooFar(startsAt, now)) return null;
  return { startsAt, endsAt: new Date(startsAt.getTime() + hour.minutes * MINUTE) };
}

function sameSpan(row: { starts_at: Date; ends_at: Date }, hour: Hour): boolean {
  const startsAt = wallInstant(hour.day, hour).getTime();
  return startsAt === row.starts_at.getTime() && startsAt + hour.minutes * MINUTE === row.ends_at.getTime();
}

function isTooFar(at: Date, now: Date): boolean {
  return at.getTime() - now.getTime() > EVENT.days * DAY;
}

function refusalOf(outcome: Outcome): Refusal | null {
  if (outcome === 'done') return null;
  if (outcome === 'full') return refuse('events_full');
  return refuse(outcome === 'taken' ? 'seats_taken' : 'not_found');
}
