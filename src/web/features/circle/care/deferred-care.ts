import { deferred } from '#web/platform/deferred.tsx';

// What reads words for crisis comes once there are words.
export const DeferredWriterCare = deferred(async () => (await import('./writer-care.tsx')).WriterCare);
