import { clockInZone } from '#domain/calendar/zone-clock.ts';

/** A zone as it is offered: "New York", "America", "UTC-5". */
export type Zone = {
  readonly id: string;
  readonly place: string;
  readonly area: string;
  readonly offset: string;
  readonly minutes: number;
};

/** A zone's own name in words, with what its clocks show against UTC at an instant. */
export function zoneOf(id: string, now: Date): Zone {
  const minutes = Math.round(
    (Date.parse(`${clockInZone(now, id)}Z`) - Math.floor(now.getTime() / 1000) * 1000) / 60_000,
  );
  const parts = id.replaceAll('_', ' ').split('/');
  return { id, place: parts.at(-1) ?? id, area: parts.slice(0, -1).join(', '), offset: offsetWords(minutes), minutes };
}

/** "UTC", "UTC+5:30", "UTC-3" */
export function offsetWords(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Every zone this browser knows, and `also` where it knows it by another name, from west to east. */
export function allZones(now: Date, also: string): Zone[] {
  const ids = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', also]);
  return [...ids]
    .map((id) => zoneOf(id, now))
    .toSorted((a, b) => a.minutes - b.minutes || (a.place < b.place ? -1 : 1));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The zones whose place, area or offset hold every word of a search, those first whose place begins with it. */
export function findZones(zones: readonly Zone[], search: string): Zone[] {
  const words = plain(search)
    .split(/[\s,/_]+/)
    .filter(Boolean);
  const found = zones.filter(({ id, place, area, offset }) =>
    words.every((word) => plain(`${id} ${place} ${area} ${offset}`).includes(word)),
  );
  const begins = ({ place }: Zone) => Number(plain(place).startsWith(words[0] ?? ''));
  return words.length === 0 ? found : found.toSorted((a, b) => begins(b) - begins(a));
}
