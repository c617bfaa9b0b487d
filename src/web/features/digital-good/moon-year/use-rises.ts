import { useEffect, useState } from 'react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { Observer } from '#web/features/moon/public.ts';
import type { RiseSet } from '#web/platform/sky/rise-set.ts';

export type Rises = ReadonlyMap<LocalDate, RiseSet> | 'coming' | 'failed' | null;
type Asked = { readonly place: Observer | null; readonly days: readonly LocalDate[]; readonly zone: string };

/** Rise and set of every day of a year at a place, reckoned on this device, a week of days at a time; null without a place. */
export function useRises({ place, days, zone }: Asked): Rises {
  const asked = place ? `${place.latitude} ${place.longitude} ${zone} ${days[0]} ${days.length}` : '';
  const [found, setFound] = useState<{ readonly asked: string; readonly rises: Rises }>({ asked: '', rises: null });
  useEffect(() => {
    if (asked === '') return undefined;
    const control = new AbortController();
    const tell = (rises: Rises) => {
      if (!control.signal.aborted) setFound({ asked, rises });
    };
    reckon(asked, control.signal).then(tell, () => tell('failed'));
    return () => control.abort();
  }, [asked]);
  if (asked === '') return null;
  return found.asked === asked ? found.rises : 'coming';
}

async function reckon(asked: string, signal: AbortSignal): Promise<Rises> {
  const [latitude, longitude, zone, first, count] = asked.split(' ') as [string, string, string, LocalDate, string];
  const { moonRiseSet } = await import('#web/platform/sky/rise-set.ts');
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const rises = new Map<LocalDate, RiseSet>();
  for (let at = 0; at < Number(count) && !signal.aborted; at += 1) {
    const date = addDays(first, at);
    rises.set(date, moonRiseSet(place, { from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) }));
    // The page stays quick while a year is reckoned.
    if (at % 7 === 6) await new Promise((resolve) => void setTimeout(resolve, 0));
  }
  return rises;
}
