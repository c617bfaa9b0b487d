import type { Vault } from '#server/platform/vault/vault.ts';

const KEY = 'event';

/** What a circle is called and is about. */
export type EventWords = { readonly title: string; readonly text: string };
/** Which circle a sealed thing belongs to: dates of a series share one place in the vault, so that they are copied. */
export type SealedFor = { readonly id: string; readonly series_id: string | null };

type Sealed = 'host' | 'place' | 'message' | 'thread';

const placeOf = (what: string, { id, series_id }: SealedFor) => `event|${what}|${series_id ?? id}`;

function seal(vault: Vault, place: string, text: string): Buffer {
  return vault.sealUnder(KEY, { place, bytes: Buffer.from(text) });
}

function open(vault: Vault, place: string, sealed: Buffer): string {
  return vault.openUnder(KEY, { place, sealed }).toString();
}

/** Seals what a circle is about, who hosts it, where it meets and what its host said, under the application's key. */
export const eventSeals = {
  words: (vault: Vault, of: SealedFor, { title, text }: EventWords) =>
    seal(vault, placeOf('words', of), JSON.stringify({ title, text })),
  openWords: (vault: Vault, of: SealedFor, sealed: Buffer) =>
    JSON.parse(open(vault, placeOf('words', of), sealed)) as EventWords,
  text: (vault: Vault, of: SealedFor, { what, text }: { what: Sealed; text: string }) =>
    seal(vault, placeOf(what, of), text),
  openText: (vault: Vault, of: SealedFor, { what, sealed }: { what: Sealed; sealed: Buffer }) =>
    open(vault, placeOf(what, of), sealed),
  /** The name of a circle in one member's calendar: two members' calendars share nothing. */
  uid: (vault: Vault, of: { readonly userId: string; readonly event: string }) =>
    `${vault.mac(KEY, `calendar|${of.userId}|${of.event}`).toString('hex').slice(0, 32)}@moonhearth`,
};
