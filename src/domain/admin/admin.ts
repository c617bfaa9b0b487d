/** What an admin may give somebody, and take again: a role, or a moderator's way into the teens' room. */
export const GIVEN_ROLES = ['teacher', 'moderator', 'teen_vetted', 'admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** Gifts of premium that an admin may give. */
export const ADMIN_GIFTS = ['month', 'year', 'lifetime'] as const;
export type AdminGift = (typeof ADMIN_GIFTS)[number];

/** How long the reason of an act is, in characters. */
export const ACT_REASON = { least: 10, longest: 300 } as const;

/** How long the removal of lost second factors waits: whoever still has one uses it meanwhile, and nothing is removed. */
export const FACTOR_WAIT_HOURS = 72;

/** What an admin does about one account. */
export const ACCOUNT_ACTS = [
  'name_seen',
  'role_given',
  'role_taken',
  'paused',
  'resumed',
  'sessions_ended',
  'gift_given',
  'factors_asked',
  'factors_kept',
] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** What the trail can be narrowed to: one act, a search, or everything about the circle or the meditations. */
export const TRAIL_ACTIONS = [
  ...ACCOUNT_ACTS,
  'account_sought',
  'circle',
  'meditation',
  'announcement',
  'shop',
  'feedback',
  'referral',
  'payout_run',
  'payout_sign',
  'payout_off',
  'payout_file',
  'payout',
] as const;
export type TrailAction = (typeof TRAIL_ACTIONS)[number];

/** How far back the trail is read, in days. */
export const TRAIL_DAYS = ['7', '30', '365'] as const;
