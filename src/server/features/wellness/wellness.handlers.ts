import type { wellnessRoutes } from '#contract/wellness/wellness.routes.ts';
import { sequencesFor, wholeSequence } from '#server/features/meditation/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf } from '#server/platform/http/handler.ts';

/** The answers about /wellness. Where a member stopped and what is marked is kept with the meditations. */
export function wellnessHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof wellnessRoutes> {
  return {
    getWellness: async ({ me }) => ({ sequences: await sequencesFor(me, clock.now()) }),
    getSequence: async ({ me, params }) =>
      (await wholeSequence(me, params.sequence, clock.now())) ?? refuse('not_found'),
  };
}
