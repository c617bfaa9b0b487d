import type { AddressesReply } from '#contract/shop/shop.schemas.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country by its two letters, in words. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** The countries we send to, in the order of their names. */
export function countryOptions({ countries }: Pick<AddressesReply, 'countries'>) {
  return countries
    .map(({ code }) => ({ value: code, label: countryName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
