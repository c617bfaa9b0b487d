import { isShownTo } from '#domain/wisdom/wisdom.ts';
import { memberStore } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import { guidesFor } from '#server/features/womb-health/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { library } from './library.ts';
import { readingStore } from './reading.store.ts';

/**
 * What the member reads, for the member's file: by addresses, which say nothing, and by title where the member's age and
 * stage of life let it be shown.
 */
export async function exportedReading(me: Me, now: Date) {
  const [{ saved, places }, member, { byId }] = await Promise.all([
    readingStore.read(me),
    memberStore.read(me),
    library(),
  ]);
  const reader = { ...stageOf(member, now), ageGroup: me.ageGroup };
  const guides = await guidesFor(reader);
  const named = (id: string) => {
    const guide = guides.find((one) => one.id === id);
    if (guide) return { id, title: guide.title };
    const piece = byId.get(id)?.piece;
    const isShown = piece !== undefined && isShownTo({ ...piece, stagesHidden: piece.stages_hidden }, reader);
    return { id, title: isShown ? piece.title : null };
  };
  return {
    reading: [
      ...saved.map((id) => ({ part: 'saved', ...named(id) })),
      ...places.map(({ id, share, at }) => ({ part: 'place', ...named(id), share, at })),
    ],
  };
}
