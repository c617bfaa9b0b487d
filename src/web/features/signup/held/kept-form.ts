import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { EMPTY_FORM, type SignupForm } from '../signup-form.ts';

const KEY = 'signup_form';
type Kept = Omit<SignupForm, 'password'>;

/** Keeps what was typed for this tab, so that a reload gives it back. The password is never among it. */
export function keepForm({ password: _never, ...kept }: SignupForm): void {
  keepText('sessionStorage', KEY, JSON.stringify(kept));
}

/** Forgets it: the account is made, or will not be. */
export function forgetForm(): void {
  keepText('sessionStorage', KEY, null);
}

/** What this tab kept, or null. A text of another shape counts as none. */
export function keptForm(): Kept | null {
  const text = keptText('sessionStorage', KEY);
  if (text === null) return null;
  try {
    const { password: _never, ...fields } = EMPTY_FORM;
    const value = JSON.parse(text) as Record<string, unknown>;
    const isForm = Object.entries(fields).every(([name, empty]) =>
      Array.isArray(empty) ? Array.isArray(value[name]) : typeof value[name] === 'string',
    );
    return isForm ? (value as Kept) : null;
  } catch {
    return null;
  }
}
