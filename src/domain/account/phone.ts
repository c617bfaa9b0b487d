/**
 * A phone number in international form, a plus and 7 to 15 digits (E.164), from whatever was typed or pasted:
 * "+1 (201) 555-0123" gives "+12015550123". Null when no calling code leads or the count of digits cannot be a number (§2.10, §5).
 */
export function cleanPhone(text: string): string | null {
  const kept = text.replaceAll(/[^\d+]/g, '');
  return /^\+[1-9]\d{6,14}$/.test(kept) ? kept : null;
}
