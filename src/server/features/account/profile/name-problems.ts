import { isName } from '#domain/account/name.ts';
import { isStaffName } from '#domain/account/names/staff-names.ts';

type Names = { readonly firstName?: string | undefined; readonly lastName?: string | undefined };

/** What keeps names from being taken, by field: those that are sent, beside the ones that stay. */
export function nameProblems(sent: Names, stays: Names = {}): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const part of ['firstName', 'lastName'] as const) {
    const name = sent[part];
    if (name === undefined || name === stays[part]) continue;
    if (!isName(name)) problems[part] = 'Please enter a name of up to 80 characters';
    else if (isStaffName(name)) problems[part] = STAFF;
  }
  const { firstName = stays.firstName ?? '', lastName = stays.lastName ?? '' } = sent;
  const isNew = firstName !== stays.firstName || lastName !== stays.lastName;
  if (isNew && Object.keys(problems).length === 0 && isStaffName(firstName, lastName)) problems.lastName = STAFF;
  return problems;
}

const STAFF = 'Please choose a name without words our team goes by, such as “admin” or “teacher”';
