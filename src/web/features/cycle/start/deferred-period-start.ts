import { deferred } from '#web/platform/deferred.tsx';

/** "My period started": most days nothing is asked, so its form comes only where it is. Put it in a Suspense. */
export const DeferredPeriodStart = deferred(async () => (await import('./period-start.tsx')).PeriodStart);
