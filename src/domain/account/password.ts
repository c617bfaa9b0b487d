/** Shortest and longest password the spec allows (§5, §9), in characters. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** The wizard's own sentence for a password that is too short (§5). */
export const wizardPasswordTooShort = 'Password must be at least 6 characters long';
/** §5: said beside a password with quotes; it blocks nothing. */
export const passwordQuotesWarning = 'Password contains quotes which may cause issues in some systems';

type Rule = { readonly broken: (password: string, min: number) => boolean; readonly message: (min: number) => string };

const RULES: readonly Rule[] = [
  { broken: (password, min) => password.length < min, message: (min) => `Password must be at least ${min} characters` },
  { broken: (password) => password.length > PASSWORD_MAX, message: () => 'Password cannot exceed 128 characters' },
  {
    broken: (password) => password !== password.trim(),
    message: () => 'Password cannot have leading or trailing spaces',
  },
  { broken: (password) => /[\r\n]/.test(password), message: () => 'Password cannot contain line breaks' },
  {
    broken: (password) => !/^[\x20-\x7e]*$/.test(password),
    message: () => 'Password can only contain printable ASCII characters',
  },
];

/**
 * Every rule of §5 the password breaks, in the spec's order and words; empty when it is fine. `min` is the setting in
 * force.
 */
export function passwordProblems(password: string, min = PASSWORD_MIN): string[] {
  return RULES.filter((rule) => rule.broken(password, min)).map((rule) => rule.message(min));
}

/** The warning of §5 about quotes, or null. */
export function passwordWarning(password: string): string | null {
  return /["'`]/.test(password) ? passwordQuotesWarning : null;
}

/**
 * True when the password equals the member's e-mail address, the part before the @, or the member's first, last or full
 * name, in any case (decisions 2).
 */
export function resemblesIdentity(
  password: string,
  identity: { email: string; firstName: string; lastName: string },
): boolean {
  const email = identity.email.trim().toLowerCase();
  const [first, last] = [identity.firstName.trim().toLowerCase(), identity.lastName.trim().toLowerCase()];
  const taken = [email, email.split('@')[0] ?? '', first, last, `${first} ${last}`, `${first}${last}`];
  return taken.some((text) => text.trim() !== '' && text === password.toLowerCase());
}
