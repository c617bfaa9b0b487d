import type { Clock } from '#server/platform/clock.ts';

/** What the cycle's handlers work with. */
export type CycleDeps = { readonly clock: Clock };
