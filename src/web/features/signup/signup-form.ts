import { ageGroupAt, isPlausibleBirthday } from '#domain/account/age.ts';
import { normaliseEmail, signUpEmailProblem } from '#domain/account/email.ts';
import { isName, trimName } from '#domain/account/name.ts';
import { isStaffName } from '#domain/account/names/staff-names.ts';
import { PASSWORD_MIN } from '#domain/account/password.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { goalsForAgeGroup } from '#domain/goals/goals.ts';

/** What the member typed so far. `phone` is empty or begins with a plus. */
export type SignupForm = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly birthday: string;
  readonly phone: string;
  readonly sacredGoals: readonly string[];
};
export type SignupStep = 1 | 2 | 3 | 4;

export const EMPTY_FORM: SignupForm = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  birthday: '',
  phone: '',
  sacredGoals: [],
};

/**
 * True when a step may be left by Continue (§4.5, §5). Whether the member is old enough is judged at the submit
 * (decisions 10).
 */
export function isStepComplete(step: SignupStep, form: SignupForm, today: LocalDate): boolean {
  if (step === 1)
    return (
      isName(form.firstName) &&
      isName(form.lastName) &&
      !isStaffName(form.firstName, form.lastName) &&
      form.email.trim() !== '' &&
      signUpEmailProblem(form.email) === null
    );
  if (step === 2) return form.password.length >= PASSWORD_MIN;
  if (step === 3) return birthdayOf(form, today) !== null && phoneOf(form.phone) !== 'unfinished';
  return form.sacredGoals.length > 0;
}

/** The member's birthday as a day somebody alive can have, or null. */
export function birthdayOf(form: SignupForm, today: LocalDate): LocalDate | null {
  const birthday = parseLocalDate(form.birthday);
  return birthday && isPlausibleBirthday(birthday, today) ? birthday : null;
}

/** The goals open to the age the member gave (decisions 10). */
export function openGoals(form: SignupForm, today: LocalDate): readonly string[] {
  return goalsForAgeGroup(ageGroupAt(birthdayOf(form, today), today));
}

/**
 * The registration payload of §3: trimmed, without what is not open to the member's age; `ref` only when the member was
 * invited.
 */
export function registration(form: SignupForm, around: { today: LocalDate; timeZone: string; ref: string | null }) {
  const phone = phoneOf(form.phone);
  const open = openGoals(form, around.today);
  return {
    email: normaliseEmail(form.email),
    password: form.password,
    firstName: trimName(form.firstName),
    lastName: trimName(form.lastName),
    birthday: form.birthday as LocalDate,
    ...(phone && phone !== 'unfinished' ? { phone } : {}),
    sacredGoals: form.sacredGoals.filter((goal) => open.includes(goal)),
    onboardingCompleted: true,
    timeZone: around.timeZone,
    ...(around.ref ? { ref: around.ref } : {}),
  };
}
