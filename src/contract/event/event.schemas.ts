import { z } from 'zod';
import { pageOf, pageQuery } from '#contract/kit/paging.ts';
import type { Wire } from '#contract/kit/route.ts';
import { clockTime, id, instant, localDateSchema, timeZone, writtenText } from '#contract/kit/scalars.ts';
import { moonDay } from '#contract/cycle/cycle.schemas.ts';
import { EVENT } from '#domain/event/limits.ts';
import { readPlace } from '#domain/event/place.ts';

/** How many circles a page of the list has, at most. */
export const EVENTS_PAGE = 5;

/**
 * One circle as a member sees it. Who else comes is told to nobody: seats are numbers. `mine` is what the member has of
 * it, `line` the member's place in line from 1 on; `moon` is that of the circle's day in the member's zone; `message`
 * is what a host said who cancelled it; `series` names what it belongs to, for its host alone.
 */
export const event = z.object({
  id,
  title: z.string(),
  text: z.string(),
  hostName: z.string().nullable(),
  startsAt: instant,
  endsAt: instant,
  seats: z.int(),
  taken: z.int(),
  waiting: z.int(),
  mine: z.enum(['seat', 'line']).nullable(),
  line: z.int().nullable(),
  isHost: z.boolean(),
  series: id.nullable(),
  isCancelled: z.boolean(),
  message: z.string().nullable(),
  doorOpensAt: instant,
  moon: moonDay,
});
export type EventWire = Wire<typeof event>;

/** GET /api/events: circles that are not over, the soonest first; `mine`: those the member has part in. */
export const eventsQuery = pageQuery(EVENTS_PAGE).extend({ which: z.enum(['all', 'mine']).optional() });
export const eventsReply = pageOf(event);
export type EventsReply = Wire<typeof eventsReply>;

/** GET /api/events/next: the next circle; null while none is planned. */
export const nextEventReply = z.object({ event: event.nullable() });

/** How many circles that are over are told of, at most. */
export const PAST_EVENTS = 20;
/**
 * GET /api/events/past: what the member had a seat at or hosted in the last days, the latest first. `thread` is the post
 * that was opened in the community room after it; null while there is none, or none that the member may read.
 */
export const pastEvent = event.extend({ thread: id.nullable() });
export const pastEventsReply = z.object({ items: z.array(pastEvent) });
export type PastEvent = Wire<typeof pastEvent>;

/** GET /api/events/sky: the moon of the coming weeks in a zone, the same for everybody there. */
export const skyQuery = z.object({ zone: timeZone });
export const skyReply = z.object({
  zone: z.string(),
  days: z.array(moonDay),
  instants: z.array(z.object({ phase: z.enum(['new', 'first_quarter', 'full', 'last_quarter']), at: instant })),
});
export type SkyReply = Wire<typeof skyReply>;

export const eventParams = z.object({ event: id });
export const seriesParams = z.object({ series: id });

/** PUT .../seat: `line` joins the waitlist where no seat is free; without it a full circle is refused. */
export const seatBody = z.object({ line: z.boolean() });

/** GET .../place: where a circle meets, and the site it leads to. */
export const placeReply = z.object({ address: z.string(), site: z.string() });

/** GET .../calendar: the file that a calendar takes in. */
export const calendarReply = z.object({ name: z.string(), text: z.string() });

const written = (max: number) => writtenText(max).refine((text) => text.trim() !== '', 'Please write a few words');
const weekday = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
]);
const nth = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal('last')]);
export const seriesRule = z.discriminatedUnion('every', [
  z.object({ every: z.literal('full_moon') }),
  z.object({ every: z.literal('new_moon') }),
  z.object({ every: z.literal('week'), weekday }),
  z.object({ every: z.literal('month'), weekday, nth }),
]);

const about = {
  title: written(EVENT.title),
  text: written(EVENT.text),
  minutes: z.int().min(EVENT.minutes.least).max(EVENT.minutes.most),
  seats: z.int().min(EVENT.seats.least).max(EVENT.seats.most),
  place: z
    .string()
    .max(EVENT.place)
    .refine((text) => readPlace(text) !== null, 'Please give an https address with a site’s name'),
};
const hour = { day: localDateSchema, time: clockTime, zone: timeZone };

/** POST /api/events: one circle, at an hour of a zone. PUT /api/events/{event}: the same, changed. */
export const eventBody = z.object({ ...about, ...hour });
export type EventBody = Wire<typeof eventBody>;
/** POST /api/event-series: circles by a rule, from a day on. */
export const seriesBody = z.object({ ...about, ...hour, rule: seriesRule });
export type SeriesBody = Wire<typeof seriesBody>;
/** POST /api/event-series/preview: when they would be. */
export const previewBody = z.object({ ...hour, rule: seriesRule });
export const previewReply = z.object({ dates: z.array(z.object({ day: localDateSchema, at: instant })) });
export type PreviewReply = Wire<typeof previewReply>;

/** What a host made: the circle, or the first of a series; null where a rule has no date in the coming weeks. */
export const madeReply = z.object({ event: event.nullable() });
/** POST .../cancel: what everybody who has a seat is told. */
export const cancelBody = z.object({ message: writtenText(EVENT.message) });

/** GET /api/events/{event}/hosting: what its host alone sees. */
export const hostingReply = z.object({ place: z.string() });
