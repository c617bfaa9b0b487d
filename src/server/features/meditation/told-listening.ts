import type { Listening } from '#contract/meditation/meditation.schemas.ts';
import { minutesOf, type ListeningDocument } from '#domain/meditation/listening.ts';

/** What the member listens to, of what exists for the member now: what is hidden is kept and not told. */
export function toldListening(
  { favorites, queue, places, months }: ListeningDocument,
  shelf: ReadonlySet<string>,
): Listening {
  const isThere = (id: string) => shelf.has(id);
  return {
    favorites: favorites.filter(isThere),
    queue: queue.filter(isThere),
    places: places.filter(({ id }) => isThere(id)),
    months: months.map(({ month, seconds, finished }) => ({ month, minutes: minutesOf(seconds), finished })),
  };
}
