import { useEffect, useState } from 'react';
import type { MoonMonth } from '#contract/moon/moon.schemas.ts';
import type { EclipseHere } from '#web/platform/sky/eclipse-here.ts';
import type { Observer } from './place.ts';

type Eclipse = MoonMonth['eclipses'][number];
export type Seen = { readonly eclipse: Eclipse; readonly here: EclipseHere };
type Found = { readonly place: Observer; readonly eclipses: readonly Eclipse[]; readonly seen: readonly Seen[] };

/**
 * How each eclipse is seen from the member's place, reckoned on this device; none before it is known, and none without
 * a place.
 */
export function useEclipsesHere(place: Observer | null, eclipses: readonly Eclipse[]): readonly Seen[] {
  const [found, setFound] = useState<Found | null>(null);
  const asked = place && eclipses.length > 0 ? JSON.stringify({ place, eclipses }) : '';
  useEffect(() => {
    if (asked === '') return undefined;
    let over = false;
    const tell = (told: Found) => {
      if (!over) setFound(told);
    };
    // Without the ephemeris the times above say that it did not load.
    reckon(JSON.parse(asked) as Omit<Found, 'seen'>).then(tell, () => undefined);
    return () => {
      over = true;
    };
  }, [asked]);
  return found && JSON.stringify({ place: found.place, eclipses: found.eclipses }) === asked ? found.seen : [];
}

async function reckon({ place, eclipses }: Omit<Found, 'seen'>): Promise<Found> {
  const { eclipseHere } = await import('#web/platform/sky/eclipse-here.ts');
  return {
    place,
    eclipses,
    seen: eclipses.map((eclipse) => ({
      eclipse,
      here: eclipseHere(place, { body: eclipse.body, at: new Date(eclipse.at) }),
    })),
  };
}
