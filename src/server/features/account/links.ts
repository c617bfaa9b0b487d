import { createHash } from 'node:crypto';
import { normaliseEmail } from '#domain/account/email.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** What a link that anybody may ask for by an address is good for. */
export type Purpose = 'verify' | 'reset';
/** Besides these, the link that goes to a new address, and that of a registration. */
export type LinkPurpose = Purpose | 'email' | 'registration';

/**
 * The token of a mailed link: made from the link's id, so that a mail sent again carries the same one and none is
 * stored.
 */
export function linkToken(vault: Vault, purpose: LinkPurpose, linkId: string): string {
  return vault.mac('link-token', `${purpose}|${linkId}`).toString('base64url');
}

/** What is stored of a link. */
export function linkHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The look-up value of an address. */
export function emailIndex(vault: Vault, email: string): Buffer {
  return vault.mac('email-index', normaliseEmail(email));
}
