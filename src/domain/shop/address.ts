/** Where a parcel goes. */
export type Address = {
  readonly id: string;
  readonly name: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** State or province, by its two letters, where the post asks for one. */
  readonly region: string;
  readonly postcode: string;
  /** Two letters, ISO 3166-1. */
  readonly country: string;
};
export type AddressField = Exclude<keyof Address, 'id'>;
export type AddressFault = 'missing' | 'too_long' | 'form' | 'not_served';
export type AddressBook = { readonly schemaVersion: 1; readonly addresses: readonly Address[] };
export const NO_ADDRESSES: AddressBook = { schemaVersion: 1, addresses: [] };

export const ADDRESS_LIMITS = {
  name: 80,
  line1: 100,
  line2: 100,
  city: 80,
  region: 2,
  postcode: 12,
  country: 2,
} as const;

/** Forms of postal codes where the post knows one; any other country takes what she types. */
const POSTCODES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  ES: /^\d{5}$/,
  IT: /^\d{5}$/,
  AT: /^\d{4}$/,
  CH: /^\d{4}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  AU: /^\d{4}$/,
};
/** Countries whose post and whose taxes need a state or province. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  US: [
    'AL',
    'AK',
    'AZ',
    'AR',
    'CA',
    'CO',
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'HI',
    'ID',
    'IL',
    'IN',
    'IA',
    'KS',
    'KY',
    'LA',
    'ME',
    'MD',
    'MA',
    'MI',
    'MN',
    'MS',
    'MO',
    'MT',
    'NE',
    'NV',
    'NH',
    'NJ',
    'NM',
    'NY',
    'NC',
    'ND',
    'OH',
    'OK',
    'OR',
    'PA',
    'RI',
    'SC',
    'SD',
    'TN',
    'TX',
    'UT',
    'VT',
    'VA',
    'WA',
    'WV',
    'WI',
    'WY',
  ],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
};

/** The states or provinces of a country that asks for one; empty elsewhere. */
export function regionsOf(country: string): readonly string[] {
  return REGIONS[country] ?? [];
}

/** As it is kept: edges trimmed, letters of codes large. */
export function cleanAddress(typed: Address): Address {
  const { id, name, line1, line2, city, region, postcode, country } = typed;
  const trimmed = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
  return {
    id,
    name: trimmed(name),
    line1: trimmed(line1),
    line2: trimmed(line2),
    city: trimmed(city),
    region: trimmed(region).toUpperCase(),
    postcode: trimmed(postcode).toUpperCase(),
    country: trimmed(country).toUpperCase(),
  };
}

/**
 * What is wrong with a cleaned address, by its field; empty where a parcel can find its way. `served` says whether we
 * send to a country.
 */
export function addressFaults(
  address: Address,
  served: (country: string) => boolean,
): Partial<Record<AddressField, AddressFault>> {
  const faults: Partial<Record<AddressField, AddressFault>> = {};
  for (const field of ['name', 'line1', 'city', 'country'] as const)
    if (address[field] === '') faults[field] = 'missing';
  for (const field of ['name', 'line1', 'line2', 'city', 'postcode'] as const)
    if (address[field].length > ADDRESS_LIMITS[field]) faults[field] = 'too_long';
  if (address.country !== '' && !served(address.country)) faults.country = 'not_served';
  const form = POSTCODES[address.country];
  if (form && address.postcode === '') faults.postcode = 'missing';
  else if (form && !form.test(address.postcode)) faults.postcode = 'form';
  const regions = regionsOf(address.country);
  if (regions.length > 0 && !regions.includes(address.region)) faults.region = 'missing';
  return faults;
}
