import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { contactDetailsIn } from '#domain/circle/contact-details.ts';
import type { Found, HoldReason } from '#domain/circle/limits.ts';

/** The most characters of a thank-you, as a person counts them; `typed` bounds what is read at all. */
export const THANKS = { longest: 140, typed: 600, perDay: 20 } as const;
/** How many a teacher sees at once, the newest weeks first. */
export const THANKS_SHOWN = 100;

/** What the member's own thank-you is for her: `waiting` goes out with others in some minutes. */
export const THANKS_STATES = ['waiting', 'shown', 'held', 'hidden', 'change_asked'] as const;
export type ThanksState = (typeof THANKS_STATES)[number];

/** A thank-you as it is saved, or why it is not taken. */
export type ThanksVerdict =
  | { readonly ok: true; readonly body: string }
  | { readonly ok: false; readonly why: 'empty' | 'too_long' | 'contact' };

/**
 * Reads a thank-you: cleaned as everything others read, on one line. What would lead out of Moonhearth is not taken:
 * between a listener and a teacher there are no messages.
 */
export function judgeThanks(typed: string): ThanksVerdict {
  const body = cleanBody(cleanBody(typed).replaceAll('\n', ' '));
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(body)) return { ok: false, why: 'empty' };
  if (lengthOf(body) > THANKS.longest) return { ok: false, why: 'too_long' };
  return contactDetailsIn(body).length > 0 ? { ok: false, why: 'contact' } : { ok: true, body };
}

/**
 * Why a moderator reads a thank-you before its teacher, or null. Stricter than the circle: a teacher is alone with it,
 * and is nobody to be asked for help in a crisis.
 */
export function thanksHeldFor({ harm, crisis, cruel }: Omit<Found, 'contact'>): HoldReason | null {
  if (harm) return 'harm';
  if (crisis) return 'crisis';
  return cruel ? 'cruel' : null;
}
