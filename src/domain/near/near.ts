/** After how many minutes away the lock may close. */
export const LOCK_MINUTES = [1, 5, 15] as const;
export type LockMinutes = (typeof LOCK_MINUTES)[number];

/** How many wrong PINs end a session. */
export const PIN_TRIES = 5;

/** What guards her when somebody is near. `lock` is null without a lock. */
export type Near = { readonly discreet: boolean; readonly quickExit: boolean; readonly lock: LockMinutes | null };

/** What she chose; `quickExit` is null until she did. */
export type NearChoice = {
  readonly discreet: boolean;
  readonly quickExit: boolean | null;
  readonly lock: LockMinutes | null;
};

/** What holds for her: until she chooses, the quick exit is on for a teen (security.md 3) and off for an adult, for whom Esc twice means nothing yet. */
export function nearOf({ discreet, quickExit, lock }: NearChoice, band: 'teen' | 'adult'): Near {
  return { discreet, quickExit: quickExit ?? band === 'teen', lock };
}
