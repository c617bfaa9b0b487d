/** A day and a time of day as an admin reads them. */
export function momentOf(instant: string, timeZone: string): string {
  const parts = { timeZone, day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(instant));
}
