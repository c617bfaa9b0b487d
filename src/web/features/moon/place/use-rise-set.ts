import { useEffect, useState } from 'react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { startOfDay } from '#domain/calendar/zone-instant.ts';
import type { RiseSet } from '#web/platform/sky/rise-set.ts';
import type { Observer } from './place.ts';

type Asked = { readonly place: Observer | null; readonly date: LocalDate; readonly zone: string };
export type Reckoned = RiseSet | 'coming' | 'failed';

/** Rise and set of a day at a place. The ephemeris is fetched when the member gave a place, and for nobody else. */
export function useRiseSet({ place, date, zone }: Asked): Reckoned {
  const asked = place ? `${place.latitude} ${place.longitude} ${date} ${zone}` : '';
  const [found, setFound] = useState<{ readonly asked: string; readonly reckoned: Reckoned }>({
    asked: '',
    reckoned: 'coming',
  });
  useEffect(() => {
    if (asked === '') return undefined;
    let over = false;
    const tell = (reckoned: Reckoned) => {
      if (!over) setFound({ asked, reckoned });
    };
    reckon(asked).then(tell, () => tell('failed'));
    return () => {
      over = true;
    };
  }, [asked]);
  return found.asked === asked ? found.reckoned : 'coming';
}

async function reckon(asked: string): Promise<RiseSet> {
  const [latitude, longitude, date, zone] = asked.split(' ') as [string, string, LocalDate, string];
  const { moonRiseSet } = await import('#web/platform/sky/rise-set.ts');
  return moonRiseSet(
    { latitude: Number(latitude), longitude: Number(longitude) },
    { from: startOfDay(date, zone), to: startOfDay(addDays(date, 1), zone) },
  );
}
