import type { eventRoutes } from '#contract/event/event.routes.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { EventDeps } from './event-deps.ts';
import { eventStore } from './event.store.ts';
import {
  cancelEvent,
  changeEvent,
  createEvent,
  createSeries,
  endSeries,
  hostingOf,
  previewSeries,
} from './host-event.ts';
import { calendarOf, listEvents, nextEvent, oneEvent, placeOf, skyFor } from './read-events.ts';
import { pastEvents } from './threads/past-events.ts';

export function eventHandlers(deps: EventDeps): HandlersOf<typeof eventRoutes> {
  return {
    getEvents: ({ me, query }) => listEvents(deps, { me, query }),
    getNextEvent: async ({ me }) => ({ event: await nextEvent(deps, me) }),
    getPastEvents: async ({ me }) => ({ items: await pastEvents(deps, me) }),
    getEventSky: async ({ query }) => skyFor(query.zone, deps.clock.now()),
    getEvent: ({ me, params }) => oneEvent(deps, { me, id: params.event }),
    takeSeat: ({ me, params, body }) => takeSeat(deps, { me, id: params.event, line: body.line }),
    leaveSeat: ({ me, params }) => leaveSeat(deps, { me, id: params.event }),
    getEventPlace: ({ me, params }) => placeOf(deps, { me, id: params.event }),
    getEventCalendar: ({ me, params }) => calendarOf(deps, { me, id: params.event }),
    previewSeries: async ({ body }) => previewSeries(deps, body),
    createEvent: ({ me, body }) => createEvent(deps, { me, body }),
    createSeries: ({ me, body }) => createSeries(deps, { me, body }),
    getEventHosting: ({ me, params }) => hostingOf(deps, { me, id: params.event }),
    changeEvent: ({ me, params, body }) => changeEvent(deps, { me, id: params.event, body }),
    cancelEvent: ({ me, params, body }) => cancelEvent(deps, { me, id: params.event, message: body.message }),
    endSeries: ({ me, params }) => endSeries(deps, { me, id: params.series }),
  };
}

async function takeSeat(deps: EventDeps, { me, id, line }: { me: Me; id: string; line: boolean }) {
  const outcome = await eventStore.take(me.tx, id, { line, now: deps.clock.now() });
  if (outcome === 'gone') return refuse('not_found');
  return outcome === 'full' ? refuse('seats_full') : oneEvent(deps, { me, id });
}

/** Leaving twice is once. What she sees of it is asked before: with her seat a circle may be none of hers any more. */
async function leaveSeat(deps: EventDeps, { me, id }: { me: Me; id: string }) {
  const before = await oneEvent(deps, { me, id });
  if (before instanceof Refusal) return before;
  await eventStore.leave(me.tx, id);
  const after = await oneEvent(deps, { me, id });
  return after instanceof Refusal ? { ...before, mine: null, line: null } : after;
}
