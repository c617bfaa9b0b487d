import { deferred } from '#web/platform/deferred.tsx';

/** One line of the day log, for who keeps ratings: its code comes after the page. */
export const DeferredRatingRow = deferred(async () => (await import('./rating-row.tsx')).RatingRow);
