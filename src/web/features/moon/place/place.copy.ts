import type { Seen } from './use-eclipses-here.ts';

const share = (covered: number) => (covered >= 1 ? 'all' : `${Math.min(99, Math.max(1, Math.round(covered * 100)))} %`);

/** Words of rise and set, and of the place they need. */
export const place = {
  title: 'Moonrise and moonset',
  none: 'Choose a place to see moonrise and moonset.',
  at: (name: string) => `In ${name}`,
  rise: 'Rises',
  set: 'Sets',
  never: { rise: 'not on this day', set: 'not on this day' },
  coming: 'Calculating...',
  failed: 'We couldn’t calculate the times. Check your connection, then choose the place again.',
  eclipses: (name: string) => `Eclipses, as seen from ${name}`,
  seen: ({ eclipse, here, time }: Seen & { readonly time: string }) => {
    if (!here)
      return eclipse.body === 'sun'
        ? 'You can’t see it from there.'
        : 'You can’t see it from there: the moon is below the horizon.';
    const part = here.whole ? 'All of it' : 'Part of it';
    if (eclipse.body === 'moon') return `${part} is above the horizon, best at ${time}.`;
    return here.covered > 0
      ? `${part} is above the horizon. Deepest at ${time}, with ${share(here.covered)} of the sun covered. Never look without proper glasses.`
      : `Only its edge is above the horizon, around ${time}. Never look without proper glasses.`;
  },
  choose: 'Choose a place',
  change: 'Change place',
  dialog: 'Where do you look up?',
  privacy: 'The place stays on this device, and signing out deletes it. We don’t ask your browser where you are.',
  city: 'A city near you',
  pick: 'Choose a city',
  missing: 'Choose a city first.',
  own: 'Other coordinates',
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeHint: 'In degrees, with a minus south of the equator',
  longitudeHint: 'In degrees, with a minus west of Greenwich',
  wrong: { latitude: 'Enter a number from -90 to 90.', longitude: 'Enter a number from -180 to 180.' },
  use: 'Use this place',
  forget: 'Delete this place',
  typed: (latitude: number, longitude: number) =>
    `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
} as const;
