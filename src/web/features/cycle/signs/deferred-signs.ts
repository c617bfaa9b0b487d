import { deferred } from '#web/platform/deferred.tsx';

// What few members see, and none at first: it comes by itself, after the page.
export const DeferredSignsReason = deferred(async () => (await import('./signs-reason.tsx')).SignsReason);
export const DeferredTestHint = deferred(async () => (await import('./test-hint.tsx')).TestHint);
export const DeferredFertileCard = deferred(async () => (await import('./fertile-card.tsx')).FertileCard);
