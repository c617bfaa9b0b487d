import { late } from '#web/platform/late.tsx';

/** "My period started": most days nothing is asked, so its form comes only where it is. Put it in a Suspense. */
export const LatePeriodStart = late(async () => (await import('./period-start.tsx')).PeriodStart);
