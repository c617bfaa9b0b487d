/**
 * What is wrong with an address typed at sign-up; `suggestion` is the whole corrected address where one click can mend
 * it.
 */
export type EmailProblem = { readonly message: string; readonly suggestion: string | null };

/** Decisions 2: slips of well-known domains, and what was meant. Real domains that look alike stand in no row. */
const TYPO_DOMAINS: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'yahooo.com': 'yahoo.com',
  'hotmial.com': 'hotmail.com',
  'hotmai.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
};

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** The pattern of the HTML standard for one address, with at least one dot in the domain. */
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`, 'i');

/** The form in which an address is sent, stored and looked up: trimmed and lower-cased (§5). */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True for one plain address of at most 254 characters, spaces around it forgiven. */
export function isEmail(email: string): boolean {
  const address = email.trim();
  return address.length <= 254 && ADDRESS.test(address);
}

/** The first check of §5 a sign-up address fails, in the spec's order; null when it passes or nothing is typed yet. */
export function signUpEmailProblem(email: string): EmailProblem | null {
  const address = email.trim();
  if (address === '') return null;
  if (address.split('@').length > 2) return { message: 'Email cannot contain multiple @ symbols', suggestion: null };
  if (address.endsWith('@')) return { message: 'Email cannot end with @', suggestion: null };
  if (!isEmail(address)) return { message: 'Please enter a valid email address', suggestion: null };
  return typoIn(address);
}

function typoIn(address: string): EmailProblem | null {
  const [local, domain] = address.split('@') as [string, string];
  const meant = Object.hasOwn(TYPO_DOMAINS, domain.toLowerCase()) ? TYPO_DOMAINS[domain.toLowerCase()] : undefined;
  if (!meant) return null;
  const suggestion = `${local}@${meant}`;
  return { message: `Did you mean ${suggestion}?`, suggestion };
}

/**
 * What the token of a link to a new address begins with, so that the page knows it from one that verifies a first
 * address. No other token holds a dot.
 */
export const NEW_ADDRESS = 'new.';
