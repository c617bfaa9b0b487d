import type { ScreenName } from './screens.ts';

/** Public pages that say what is true of this installation at the moment: drawn for each visit, signed in or out, never ahead. */
export const DRAWN_LIVE = [
  'privacyProof',
  'privacy',
  'termsOfUse',
  'legalDisclaimer',
] as const satisfies readonly ScreenName[];
