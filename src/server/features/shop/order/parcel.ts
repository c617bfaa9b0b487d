import type { Address } from '#domain/shop/address.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** Who carries a parcel, and the number it can be followed by. */
export type Tracking = { readonly carrier: string; readonly number: string };

const KEY = 'parcel';
const bytes = (value: object) => Buffer.from(JSON.stringify(value));

/**
 * Where an order goes and by what number it is followed, sealed under a key of the application: whoever packs it has to
 * read it, and nobody else.
 */
export const parcelSeal = {
  address: (vault: Vault, order: string, address: Omit<Address, 'id'>) =>
    vault.sealUnder(KEY, { place: `parcel|${order}`, bytes: bytes(address) }),
  openAddress: (vault: Vault, order: string, sealed: Buffer) =>
    JSON.parse(vault.openUnder(KEY, { place: `parcel|${order}`, sealed }).toString()) as Omit<Address, 'id'>,
  tracking: (vault: Vault, order: string, tracking: Tracking) =>
    vault.sealUnder(KEY, { place: `tracking|${order}`, bytes: bytes(tracking) }),
  openTracking: (vault: Vault, order: string, sealed: Buffer) =>
    JSON.parse(vault.openUnder(KEY, { place: `tracking|${order}`, sealed }).toString()) as Tracking,
};
