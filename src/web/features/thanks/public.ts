import { deferred } from '#web/platform/deferred.tsx';

// Comes after the page: it is wanted once a recording was heard.
export const DeferredThankYou = deferred(async () => (await import('./thank-you.tsx')).ThankYou);
