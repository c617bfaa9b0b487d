import type { ScreenName } from '#contract/screens.ts';

/**
 * What a page that was opened without a line can show from the member's copy, or from what the member keeps beside it.
 * Each is `<its-name>-screen.tsx` of a feature; what other pages alone need is not kept on a device.
 */
export const IN_COPY: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'home',
  'tracker',
  'journal',
  'meditations',
  'meditation',
  'wellness',
  'sequence',
  'wisdom',
  'wisdomPiece',
  'wombHealth',
  'wombHealthGuide',
  'healthGuide',
  'healthGuideWeek',
  'ambientSounds',
  'ratings',
  'mealTracker',
  'helpNow',
  'feedback',
]);
