const FIRST = '1900-01';
const LAST = '2100-12';
export const KNOWN_YEARS = [1900, 2100] as const;

/** Whether the calendar reaches a month, "2026-11". */
export function isKnownMonth(month: string): boolean {
  return month >= FIRST && month <= LAST;
}

/** The month itself, or the nearest one the calendar reaches. */
export function nearestKnown(month: string): string {
  if (month < FIRST) return FIRST;
  return month > LAST ? LAST : month;
}
