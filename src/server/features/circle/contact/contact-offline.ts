import { named } from '#contract/circle/circle.routes.ts';

const AT_ONCE = { atOnce: 'it answers what others say now, and is pressed again' } as const;
const READS = { atOnce: 'it reads: her words stand in its body' } as const;
const DRAFT = { atOnce: 'it is saved again with the next letter' } as const;

const OFFLINE = {
  Hold: AT_ONCE,
  LetGo: AT_ONCE,
  Bookmark: AT_ONCE,
  Unbookmark: AT_ONCE,
  Search: READS,
  Mute: AT_ONCE,
  Block: AT_ONCE,
  EndQuiet: AT_ONCE,
  Report: AT_ONCE,
  PutDraft: DRAFT,
} as const;

/** What becomes of these writes without a line. */
export const CONTACT_OFFLINE = {
  ...named('community', OFFLINE),
  ...named('teen', OFFLINE),
  communityFollow: AT_ONCE,
  communityUnfollow: AT_ONCE,
} as const;
