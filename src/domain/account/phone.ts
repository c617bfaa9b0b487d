/**
 * A phone number in international form, a plus and 7 to 15 digits (E.164), from whatever was typed or pasted: "+1 (201)
 * 555-0123" gives "+12015550123". Null when no calling code leads or the count of digits cannot be a number (§2.10,
 * §5).
 */
export function cleanPhone(text: string): string | null {
  const kept = text.replaceAll(/[^\d+]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(kept) ? kept : null;
}

/** The longest part of a phone field that is no number yet: a plus and a calling code. */
const CALLING_CODE = /^\+?\d{0,3}$/;

/** The number to send, null when the field holds none, or 'unfinished' when it holds too little of one (§5). */
export function phoneOf(phone: string): string | null | 'unfinished' {
  return cleanPhone(phone) ?? (CALLING_CODE.test(phone) ? null : 'unfinished');
}
