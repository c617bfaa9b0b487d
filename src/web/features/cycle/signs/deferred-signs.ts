import { deferred } from '#web/platform/deferred.tsx';

// What few members see, and none at first: one file for all of it, which comes by itself after the page.
export const DeferredSigns = deferred(async () => (await import('./signs.tsx')).Signs);
