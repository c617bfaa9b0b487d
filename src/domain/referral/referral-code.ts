/** Letters and digits that are not taken for another one when they are read aloud or typed from a card. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/**
 * The code in what was typed or stands in an address: without spaces, dashes and dots, in capitals. Null when that is
 * no code.
 */
export function referralCode(typed: string): string | null {
  const bare = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}.·_]/gu, '')
    .toUpperCase();
  return bare.length === LENGTH && [...bare].every((letter) => ALPHABET.includes(letter)) ? bare : null;
}

/** A code of eight random bytes. */
export function codeOf(bytes: Uint8Array): string {
  return [...bytes.slice(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A code as it is shown: in two groups of four. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** How long the first code that a browser met counts, in days. */
export const FIRST_TOUCH_DAYS = 30;

/**
 * The code that a sign-up counts for: the first one that its browser met, while that is not older than thirty days, else
 * the one that it brings itself. `at` is when the browser met it.
 */
export function firstTouch(
  met: { readonly code: string; readonly at: Date } | null,
  { brought, now }: { brought: string | null; now: Date },
): string | null {
  const isFresh = met !== null && met.at <= now && now.getTime() - met.at.getTime() <= FIRST_TOUCH_DAYS * 86_400_000;
  return (isFresh && referralCode(met.code)) || (brought === null ? null : referralCode(brought));
}
