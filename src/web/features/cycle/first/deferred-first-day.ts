import { deferred } from '#web/platform/deferred.tsx';

/** What asks for the first day of all; it is drawn once in a life of an account. Put it in a Suspense. */
export const DeferredFirstDay = deferred(async () => (await import('./first-day.tsx')).FirstDay);
