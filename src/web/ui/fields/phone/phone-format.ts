import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { plainNumber, type PhoneEntry } from './phone-number.ts';

/**
 * The entry as its country writes it, and its international number without the national prefix; empty without digits.
 */
export function formatPhone(entry: PhoneEntry): { text: string; value: string } {
  const { country, digits } = entry;
  const formatter = new AsYouType(country as CountryCode);
  const national = formatter.input(digits);
  const value = formatter.getNumberValue() ?? '';
  return { text: national === digits ? abroad(entry) : national, value: value === '+' ? '' : value };
}

/** Digits without the national prefix (20 7946 0000 in London) have a form only as part of the international number. */
function abroad(entry: PhoneEntry): string {
  if (entry.digits.startsWith('+')) return entry.digits;
  const [, ...groups] = new AsYouType().input(plainNumber(entry)).split(' ');
  return groups.length > 0 ? groups.join(' ') : entry.digits;
}
