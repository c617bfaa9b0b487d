import { clockInZone } from '#domain/calendar/zone-clock.ts';

/** Zones that are offered beside the member's own, from west to east. */
const OFFERED = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Nairobi',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** The zones of the select: the member's own first. */
export function offeredZones(own: string): { readonly value: string; readonly label: string }[] {
  return [own, ...OFFERED.filter((zone) => zone !== own)].map((zone) => ({ value: zone, label: placeOf(zone) }));
}

/** "New York". Own words, not Intl: server and browser must write the same letters. */
export function placeOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}

/** "UTC−5", "UTC+5:30": how far a zone's clocks are from UTC at an instant. */
export function offsetOf(zone: string, at: Date): string {
  const second = Math.floor(at.getTime() / 1000) * 1000;
  const minutes = Math.round((Date.parse(`${clockInZone(at, zone)}Z`) - second) / 60_000);
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
