import type { Me } from '#server/platform/http/handler.ts';
import { guideStore } from './guide.store.ts';

/** A member's way through the guide, for the member's file: where she stands, what she did, what she wrote. */
export async function exportedGuide(me: Me) {
  const { schemaVersion: _version, done, reflections, ...way } = await guideStore.read(me);
  if (way.run === 0 && !way.isPlain) return { healthGuide: [] };
  return {
    healthGuide: [
      { part: 'way', ...way },
      ...done.map((one) => ({ part: 'done', ...one })),
      ...reflections.map((one) => ({ part: 'reflection', ...one })),
    ],
  };
}
