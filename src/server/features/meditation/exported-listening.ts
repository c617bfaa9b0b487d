import { minutesOf } from '#domain/meditation/listening.ts';
import { isMeantFor } from '#domain/meditation/meditation.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { listeningStore } from './listening.store.ts';
import type { Source } from './source.ts';

/**
 * What the member listens to, for the member's file: by ids, which say nothing, and by title where the member's age and
 * stage of life let it be shown.
 */
export async function exportedListening(sources: readonly Source[], me: Me, now: Date) {
  const [{ favorites, queue, places, months }, member, lists] = await Promise.all([
    listeningStore.read(me),
    memberStore.read(me),
    Promise.all(sources.map((source) => source.list(me, now))),
  ]);
  const listener = { ...stageOf(member, now), ageGroup: me.ageGroup };
  const shown = lists.flat().filter((listed) => isMeantFor(listed, listener));
  const named = (id: string) => ({ id, title: shown.find((listed) => listed.id === id)?.title ?? null });
  return {
    listening: [
      ...favorites.map((id) => ({ part: 'favorite', ...named(id) })),
      ...queue.map((id) => ({ part: 'queue', ...named(id) })),
      ...places.map(({ id, second, at, times }) => ({ part: 'place', ...named(id), second, at, heardToTheEnd: times })),
      ...months.map(({ month, seconds, finished }) => ({
        part: 'month',
        month,
        minutes: minutesOf(seconds),
        heardToTheEnd: finished,
      })),
    ],
  };
}
