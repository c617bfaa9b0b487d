/** Countries by their names, as choices. */
export function countryOptions(countries: readonly string[]) {
  const names = new Intl.DisplayNames('en-US', { type: 'region' });
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en-US'));
}
