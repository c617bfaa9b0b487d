/** After how many minutes away the lock may close. */
export const LOCK_MINUTES = [1, 5, 15] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

/** How many wrong PINs end a session. */
export const PIN_TRIES = 5;

/** What guards the member when somebody is near. `lock` is null without a lock. */
export type PrivacyMode = {
  readonly discreet: boolean;
  readonly quickExit: boolean;
  readonly lock: LockMinutes | null;
};

/** What the member chose; `quickExit` is null until the member did. */
export type PrivacyModeChoice = {
  readonly discreet: boolean;
  readonly quickExit: boolean | null;
  readonly lock: LockMinutes | null;
};

/**
 * What holds for the member: until the member chooses, the quick exit is on for a teen (security.md 3) and off for an
 * adult, for whom Esc twice means nothing yet.
 */
export function privacyModeOf(
  { discreet, quickExit, lock }: PrivacyModeChoice,
  ageGroup: 'teen' | 'adult',
): PrivacyMode {
  return { discreet, quickExit: quickExit ?? ageGroup === 'teen', lock };
}
