/** Cents of a sum as somebody types it ("12", "12.5", "$12.50"); null for anything else. */
export function centsOf(typed: string): number | null {
  const found = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null;
}

/** A sum as it stands in a field. */
export function typedDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
