import { late } from '#web/platform/late.tsx';

/** Only who has limited access ever sees it. */
export const LateClosedDoors = late(async () => (await import('./closed-doors.tsx')).ClosedDoors, { rare: true });
