/** The day of an instant, as it is said: "16 Nov", with its year where that is another one than today's. */
export function dayOf(iso: string, { timeZone, today }: { timeZone: string; today: string }): string {
  const at = new Date(iso);
  const parts = { day: 'numeric', month: 'short', timeZone } as const;
  const isThisYear = iso.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat('en-GB', isThisYear ? parts : { ...parts, year: 'numeric' }).format(at);
}

/** A month by its name: "2026-11" is "November 2026". */
export function monthName(month: string, length: 'long' | 'short' = 'long'): string {
  const at = new Date(`${month}-15T12:00:00Z`);
  const year = length === 'long' ? { year: 'numeric' as const } : {};
  return new Intl.DateTimeFormat('en-US', { month: length, ...year, timeZone: 'UTC' }).format(at);
}
