import type { figureRoutes } from '#contract/recording/figure.routes.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { mondayOf, toldWeeks, weeksUntil } from '#domain/recording/weeks.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import { figureStore } from './figure.store.ts';

/** What a teacher is told of the weeks: of all recordings of hers together. */
export function figureHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof figureRoutes> {
  return {
    getTeacherFigures: async ({ me }) => {
      const monday = mondayOf(clock.now());
      const from = weeksUntil(monday)[0] as LocalDate;
      return { weeks: [...toldWeeks(await figureStore.weeks(me.tx, from), monday)] };
    },
  };
}
