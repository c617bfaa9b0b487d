const FORM = /^\d{4,8}$/;
const UP = '0123456789';
const DOWN = '9876543210';

/**
 * What speaks against a PIN: it is not 4 to 8 digits, or it is among the first that anybody tries (one digit again and
 * again, or a run). Null when nothing does.
 */
export function pinProblem(pin: string): 'form' | 'easy' | null {
  if (!FORM.test(pin)) return 'form';
  return new Set(pin).size === 1 || UP.includes(pin) || DOWN.includes(pin) ? 'easy' : null;
}
