import { dayInZone } from '#domain/calendar/local-date.ts';
import { doorOpensAt } from '#domain/event/place.ts';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { eventSeals } from './event-seals.ts';
import type { EventRow, MyPart } from './event.store.ts';

type Around = { readonly vault: Vault; readonly timeZone: string; readonly part: MyPart | undefined };

/** A circle as a member sees it: the moon is that of its day in the member's zone. */
export function toEvent(row: EventRow, { vault, timeZone, part }: Around): EventWire {
  const { title, text } = eventSeals.openWords(vault, row, row.words);
  const day = dayInZone(row.starts_at, timeZone);
  const [moon] = moonDaysFor({ from: day, to: day, timeZone });
  if (!moon) throw new Error('a day without a moon');
  const isHost = part?.hosts === true;
  return {
    id: row.id,
    title,
    text,
    hostName: row.host_name && eventSeals.openText(vault, row, { what: 'host', sealed: row.host_name }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    seats: row.seats,
    taken: row.taken,
    waiting: row.waiting,
    mine: row.held === null ? null : row.held ? 'seat' : 'line',
    line: part?.in_line ?? null,
    isHost,
    series: isHost ? row.series_id : null,
    isCancelled: row.cancelled_at !== null,
    message: row.message && eventSeals.openText(vault, row, { what: 'message', sealed: row.message }),
    doorOpensAt: doorOpensAt(row.starts_at).toISOString(),
    moon,
  };
}
