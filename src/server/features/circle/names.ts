import type { Vault } from '#server/platform/vault/vault.ts';

export type DisplayName = { readonly firstName: string | null; readonly lastName: string | null };
const KEY = 'circle-name';
const NOBODY: DisplayName = { firstName: null, lastName: null };

type Place = { readonly table: 'post' | 'reply'; readonly id: string };
const placeOf = ({ table, id }: Place) => `${table}|${id}`;

/** Seals the name words are said with, for their row alone. */
export function sealName(vault: Vault, place: Place, name: DisplayName): Buffer {
  return vault.sealUnder(KEY, { place: placeOf(place), bytes: Buffer.from(JSON.stringify(name)) });
}

/** Opens it. One that does not open costs a name and nothing else. */
export function openName(vault: Vault, place: Place, sealed: Buffer | null): DisplayName {
  if (!sealed) return NOBODY;
  try {
    return JSON.parse(vault.openUnder(KEY, { place: placeOf(place), sealed }).toString()) as DisplayName;
  } catch {
    return NOBODY;
  }
}
