import type { LocalDate } from '#domain/calendar/local-date.ts';

/** Decisions 10: nobody younger has an account; from ADULT_AGE on the account is an adult's. Whole years. */
export const MINIMUM_AGE = 13;
export const ADULT_AGE = 18;
const OLDEST_AGE = 120;

export type AgeGroup = 'teen' | 'adult';

/**
 * Whole years lived on `today`. A birthday of 29 February counts on 1 March in years without one. Negative for a day to
 * come.
 */
export function ageOn(birthday: LocalDate, today: LocalDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * The member's band on `today`: adult from the 18th birthday on. An account without a birthday is treated as a teen's,
 * the more protected.
 */
export function ageGroupAt(birthday: LocalDate | null, today: LocalDate): AgeGroup {
  return birthday !== null && ageOn(birthday, today) >= ADULT_AGE ? 'adult' : 'teen';
}

/** True from the 13th birthday on. */
export function isOldEnough(birthday: LocalDate, today: LocalDate): boolean {
  return ageOn(birthday, today) >= MINIMUM_AGE;
}

/** True when somebody alive on `today` can have been born on this day: not to come, and not over 120 years ago. */
export function isPlausibleBirthday(birthday: LocalDate, today: LocalDate): boolean {
  const age = ageOn(birthday, today);
  return birthday <= today && age <= OLDEST_AGE;
}
