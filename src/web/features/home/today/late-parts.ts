import { late } from '#web/platform/late.tsx';

/** What asks for a day brings a form along; most days nothing is asked. Put these in a Suspense. */
export const LateFirstDay = late(async () => (await import('./first-day.tsx')).FirstDay);
export const LatePeriodStart = late(async () => (await import('./period-start.tsx')).PeriodStart);
