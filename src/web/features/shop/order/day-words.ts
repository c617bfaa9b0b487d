import { useUser } from '#web/platform/session.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';

/** Says an instant as a day of the member's, "November 21, 2026"; or as its hour, "12:40 PM". */
export function useDayWords(kind: 'day' | 'hour' = 'day'): (instant: string) => string {
  const timeZone = useUser()?.timeZone ?? zoneOfBrowser();
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...(kind === 'day' ? { dateStyle: 'long' } : { timeStyle: 'short' }),
  });
  return (instant) => format.format(new Date(instant));
}
