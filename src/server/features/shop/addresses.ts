import type { AddressesReply, AddressPut } from '#contract/shop/shop.schemas.ts';
import { addressFaults, cleanAddress, type AddressBook, type AddressFault } from '#domain/shop/address.ts';
import { SHOP } from '#domain/shop/product.ts';
import { zoneOf } from '#domain/shop/shipping.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { shopTables } from './shelves/shop-content.ts';
import { addressStore } from './shop.store.ts';

const WHY: Readonly<Record<AddressFault, string>> = {
  missing: 'Please fill this in.',
  too_long: 'Please make this shorter.',
  form: 'This doesn’t look like a postal code of that country.',
  not_served: 'We don’t ship to this country yet.',
};

/** Whether a parcel can be sent to a country. */
export const isServed = (country: string): boolean => zoneOf(shopTables.shipping, country) !== null;

function told({ addresses }: AddressBook): AddressesReply {
  return {
    addresses: [...addresses],
    countries: shopTables.shipping.zones.flatMap(({ countries, days }) =>
      countries.map((code) => ({ code, days: [days[0], days[1]] as [number, number] })),
    ),
  };
}

export async function addressesOf(me: Me): Promise<AddressesReply> {
  return told(await addressStore.read(me));
}

/** Saves an address in its place, or as a new one, the newest first. */
export async function saveAddress(
  me: Me,
  { id, typed, now }: { id: string; typed: AddressPut; now: Date },
): Promise<AddressesReply | Refusal> {
  const address = cleanAddress({ id, ...typed });
  const faults = Object.entries(addressFaults(address, isServed));
  if (faults.length > 0)
    return refuse('address_refused', { fields: Object.fromEntries(faults.map(([field, why]) => [field, WHY[why]])) });
  const book = await addressStore.readForUpdate(me);
  const others = book.addresses.filter((one) => one.id !== id);
  if (others.length >= SHOP.addresses) return refuse('list_full');
  const changed = { ...book, addresses: [address, ...others] };
  addressStore.write(me, { document: changed, now });
  return told(changed);
}

/** Deletes an address; deleting what is not there is done. */
export async function removeAddress(me: Me, { id, now }: { id: string; now: Date }): Promise<AddressesReply> {
  const book = await addressStore.readForUpdate(me);
  const changed = { ...book, addresses: book.addresses.filter((one) => one.id !== id) };
  addressStore.write(me, { document: changed, now });
  return told(changed);
}
