import type { EventsReply, EventWire, SkyReply } from '#contract/event/event.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';

/** A circle on the full moon of November 2026, as a member without a part in it sees it. */
export function sampleEvent(changes: Partial<EventWire> = {}): EventWire {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Full moon release',
    text: 'Bring one sentence you no longer agree with.',
    hostName: 'Ilse',
    startsAt: '2026-11-24T19:00:00.000Z',
    endsAt: '2026-11-24T20:00:00.000Z',
    seats: 14,
    taken: 9,
    waiting: 0,
    mine: null,
    line: null,
    isHost: false,
    series: null,
    isCancelled: false,
    message: null,
    doorOpensAt: '2026-11-24T18:45:00.000Z',
    moon: {
      date: localDate('2026-11-24'),
      phase: 'full',
      illuminated: 1,
      waxing: false,
      instant: '2026-11-24T14:53:10.000Z',
    },
    ...changes,
  };
}

/** Another circle on a plain evening. */
export const eveningOf = (number: number, changes: Partial<EventWire> = {}): EventWire =>
  sampleEvent({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    title: `Circle ${number}`,
    startsAt: '2026-11-29T18:00:00.000Z',
    endsAt: '2026-11-29T19:00:00.000Z',
    doorOpensAt: '2026-11-29T17:45:00.000Z',
    moon: { date: localDate('2026-11-29'), phase: 'waning_gibbous', illuminated: 0.63, waxing: false, instant: null },
    ...changes,
  });

export const pageOf = (items: readonly EventWire[], next: string | null = null): EventsReply => ({ items, next });

export const SKY: SkyReply = {
  zone: 'Europe/Berlin',
  days: Array.from({ length: 48 }, (_, index) => ({
    date: addDays(localDate('2026-11-21'), index),
    phase: 'waxing_gibbous',
    illuminated: 0.5 + 0.5 * Math.cos(((index - 3) / 29.5) * 2 * Math.PI),
    waxing: true,
    instant: null,
  })),
  instants: [
    { phase: 'full', at: '2026-11-24T14:53:10.000Z' },
    { phase: 'last_quarter', at: '2026-12-01T06:08:40.000Z' },
    { phase: 'new', at: '2026-12-09T00:51:50.000Z' },
    { phase: 'full', at: '2026-12-24T01:28:10.000Z' },
  ],
};
