import { DOOR_MINUTES, EVENT } from './limits.ts';

/** Where a circle meets: the whole address, and the name of the site it belongs to. */
export type Place = { readonly address: string; readonly site: string };

const MINUTE = 60_000;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const SITE = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`);
/** Names that no public site has (RFC 6761, 6762, 8375 and what networks use at home). */
const PRIVATE = /\.(?:localhost|local|internal|lan|home|arpa|test|example|invalid|onion)$/;

/**
 * Reads an address a host entered; null unless it is https on the usual port with a public site by name. A number
 * instead of a name, a user before it, a port, spaces and control characters are refused: what the reader is told is
 * where it leads.
 */
export function readPlace(text: string): Place | null {
  if (text.length > EVENT.place || /[\s\p{Cc}\p{Cf}\p{Cs}\\]/u.test(text)) return null;
  // What stands before the first slash is the site and nothing else: an "@" or a ":" there is refused.
  const [, host = '', rest = ''] = /^https:\/\/([^/?#@:]+)((?:[/?#].*)?)$/i.exec(text) ?? [];
  const site = host.toLowerCase();
  return SITE.test(site) && !PRIVATE.test(`.${site}`) ? { address: `https://${site}${rest}`, site } : null;
}

/** From when on who has a seat may see the place. */
export function doorOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - DOOR_MINUTES * MINUTE);
}

/** Whether the place is shown: from a quarter of an hour before a circle to its end, unless it was cancelled. */
export function isDoorOpen(
  event: { readonly startsAt: Date; readonly endsAt: Date; readonly cancelled: boolean },
  now: Date,
): boolean {
  return !event.cancelled && now >= doorOpensAt(event.startsAt) && now < event.endsAt;
}
