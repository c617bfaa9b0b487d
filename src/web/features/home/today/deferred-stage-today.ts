import { deferred } from '#web/platform/deferred.tsx';

/** What today is in a stage of its own words: few need it, so its code comes for them alone. Put it in a Suspense. */
export const StageToday = deferred(async () => (await import('./stage-today.tsx')).StageToday, { rare: true });
