import { deferred } from '#web/platform/deferred.tsx';

/** Only who has limited access ever sees it. */
export const DeferredClosedDoors = deferred(async () => (await import('./closed-doors.tsx')).ClosedDoors, {
  rare: true,
});
