import type { Vault } from '#server/platform/vault/vault.ts';

const KEY = 'circle-name';

/** Seals who speaks in the circle into the row of that place. Among teens the first name is all that is saved. */
export function sealFirstName(
  vault: Vault,
  { place, name }: { readonly place: string; readonly name: { readonly firstName: string } },
): Buffer {
  const document = JSON.stringify({ firstName: name.firstName, lastName: '' });
  return vault.sealUnder(KEY, { place, bytes: Buffer.from(document) });
}

/** The first name of a row, null where it does not open: one unreadable name costs one name. */
export function openFirstName(
  vault: Vault,
  { place, sealed }: { readonly place: string; readonly sealed: Buffer },
): string | null {
  try {
    return (JSON.parse(vault.openUnder(KEY, { place, sealed }).toString()) as { firstName: string }).firstName;
  } catch {
    return null;
  }
}
