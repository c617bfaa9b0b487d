import { deferred } from '#web/platform/deferred.tsx';

/** The member's periods beside the moon, for pages of other features: its code comes with it. */
export const PeriodsPanel = deferred(async () => (await import('./periods-panel.tsx')).PeriodsPanel);
