const names = new Intl.DisplayNames('en', { type: 'region' });

/** A country as it is written on a parcel. */
export function countryOf(code: string): string {
  return names.of(code) ?? code;
}
