import { late } from '#web/platform/late.tsx';

/** What asks for the first day of all; it is drawn once in a life of an account. Put it in a Suspense. */
export const LateFirstDay = late(async () => (await import('./first-day.tsx')).FirstDay);
