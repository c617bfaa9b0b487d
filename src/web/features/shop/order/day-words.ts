import { useUser } from '#web/platform/session.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';

const FORMS = {
  day: { dateStyle: 'long' },
  short: { month: 'short', day: 'numeric' },
  hour: { timeStyle: 'short' },
} as const;

/** Says an instant as a day of the member's, "November 21, 2026" or "Nov 21"; or as its hour, "12:40 PM". */
export function useDayWords(kind: keyof typeof FORMS = 'day'): (instant: string) => string {
  const timeZone = useUser()?.timeZone ?? zoneOfBrowser();
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...FORMS[kind] });
  return (instant) => format.format(new Date(instant));
}
