import type { PayoutPlace } from '#domain/referral/payout-place.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

type Sealed = { readonly party: string; readonly sealed: Buffer };
const placeOf = (party: string) => `payout|${party}`;

/** Seals where a member's payouts go, for her party alone; an admin's payout run opens it. */
export function sealPlace(vault: Vault, { party, place }: { party: string; place: PayoutPlace }): Buffer {
  return vault.sealUnder('referral', { place: placeOf(party), bytes: Buffer.from(JSON.stringify(place)) });
}

/** Opens it. Throws when it was sealed for somebody else, or changed. */
export function openPlace(vault: Vault, { party, sealed }: Sealed): PayoutPlace {
  return JSON.parse(vault.openUnder('referral', { place: placeOf(party), sealed }).toString()) as PayoutPlace;
}

/** As far as it is shown: whose account, in which country, and its last four signs. */
export function shownPlace({ holder, country, account }: PayoutPlace) {
  return { holder, country, last: account.slice(-4) };
}
