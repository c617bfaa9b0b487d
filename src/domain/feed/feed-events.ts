import { addDays } from '#domain/calendar/local-date.ts';
import { PRODUCT } from '#domain/account/product.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { CalendarEvent } from './icalendar.ts';

/** How the titles of the member's calendar speak: of nothing but the product's name, or plainly. */
export const FEED_TITLES = ['discreet', 'plain'] as const;
export type FeedTitles = (typeof FEED_TITLES)[number];

/**
 * What the member's calendar shows: the days on which the member's next period may begin, where the member's stage of
 * life speaks of one. A discreet event says nothing but the product's name. `uidOf` names an event so that a newer
 * forecast moves it instead of adding another.
 */
export function feedEvents({
  view,
  surface,
  titles,
  uidOf,
}: {
  view: CycleView;
  surface: StageSurface;
  titles: FeedTitles;
  uidOf: (key: string) => string;
}): CalendarEvent[] {
  const { forecast, startDate } = view;
  if (surface.periodForecast === 'none' || !forecast || !startDate) return [];
  const day = surface.periodForecast === 'day' ? forecast.mode : null;
  const plain = titles === 'plain';
  return [
    {
      uid: uidOf(`period after ${startDate}`),
      from: forecast.low,
      to: addDays(forecast.high, 1),
      title: plain ? 'Period may start' : PRODUCT,
      description: plain
        ? forecast.basis === 'population'
          ? 'Not enough history yet. This is usual for your age and stage.'
          : `${day ? `Most likely ${day}.` : 'Any day in this range.'} The range should be right 8 times in 10.`
        : null,
    },
  ];
}
