import type { Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { eventSeals } from './event-seals.ts';
import { eventStore } from './event.store.ts';

type Sealed = { readonly id: string; readonly series_id: string | null };

/** Her seats and places in line, the circles she hosts and her series, for the export. */
export async function exportedEvents(me: Me, vault: Vault) {
  const [seats, hosted, series] = await Promise.all([
    eventStore.seats(me.tx, me.userId),
    eventStore.hosted(me.tx, null),
    eventStore.series(me.tx, me.userId),
  ]);
  const text = (of: Sealed, what: 'host' | 'place' | 'message', sealed: Buffer | null | undefined) =>
    sealed ? eventSeals.openText(vault, of, { what, sealed }) : null;
  return {
    circles: [
      ...seats.map(({ event_id, held, since, reminded_at, series_id = null, words, ...event }) => ({
        part: held ? 'seat' : 'waitlist',
        ...(words && eventSeals.openWords(vault, { id: event_id, series_id }, words)),
        startsAt: event.starts_at?.toISOString() ?? null,
        since: since.toISOString(),
        remindedAt: reminded_at?.toISOString() ?? null,
      })),
      ...hosted.map((event) => ({
        part: 'host',
        ...eventSeals.openWords(vault, event, event.words),
        startsAt: event.starts_at.toISOString(),
        endsAt: event.ends_at.toISOString(),
        seats: event.seats,
        hostName: text(event, 'host', event.host_name),
        place: text(event, 'place', event.place),
        message: text(event, 'message', event.message),
      })),
      ...series.map((one) => {
        const of = { id: one.id, series_id: one.id };
        return {
          part: 'series',
          ...eventSeals.openWords(vault, of, one.words),
          rule: JSON.parse(one.rule) as object,
          time: one.wall_time,
          zone: one.zone,
          minutes: one.minutes,
          seats: one.seats,
          hostName: text(of, 'host', one.host_name),
          place: text(of, 'place', one.place),
        };
      }),
    ],
  };
}
