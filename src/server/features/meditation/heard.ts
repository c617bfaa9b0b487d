import type { Me } from '#server/platform/http/handler.ts';
import { listeningStore } from './listening.store.ts';

/** Whether the member has listened to a meditation, as far as her newest places tell. */
export async function hasHeard(me: Me, id: string): Promise<boolean> {
  const { places } = await listeningStore.read(me);
  return places.some((place) => place.id === id);
}

/** What of it the member heard to its end. */
export async function heardToTheEnd(me: Me): Promise<ReadonlySet<string>> {
  const { places } = await listeningStore.read(me);
  return new Set(places.filter(({ times }) => times > 0).map(({ id }) => id));
}
