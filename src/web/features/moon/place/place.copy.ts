import type { Seen } from './use-eclipses-here.ts';

const share = (covered: number) => (covered >= 1 ? 'all' : `${Math.min(99, Math.max(1, Math.round(covered * 100)))} %`);

/** Words of rise and set, and of the place they need. */
export const place = {
  title: 'Rise and set',
  none: 'Give a place, and each day tells when the moon comes up and goes down there.',
  at: (name: string) => `In ${name}`,
  rise: 'Rises',
  set: 'Sets',
  never: { rise: 'not this day', set: 'not this day' },
  coming: 'Looking up...',
  failed: 'The reckoning did not load. Please check your connection and choose the place again.',
  eclipses: (name: string) => `Eclipses, as seen from ${name}`,
  seen: ({ eclipse, here, time }: Seen & { readonly time: string }) => {
    if (!here)
      return eclipse.body === 'sun'
        ? 'Not seen from there: its shadow passes elsewhere, or the sun is down.'
        : 'Not seen from there: the moon is below the horizon.';
    const part = here.whole ? 'All of it' : 'A part of it';
    if (eclipse.body === 'moon') return `${part} stands above the horizon, best at ${time}.`;
    return here.covered > 0
      ? `${part} stands above the horizon. Deepest at ${time}, with ${share(here.covered)} of the sun covered. Never look without proper glasses.`
      : `Only its edge stands above the horizon, about ${time}. Never look without proper glasses.`;
  },
  choose: 'Choose a place',
  change: 'Change place',
  dialog: 'Where do you look up?',
  privacy:
    'The place stays on this device and is forgotten when you sign out. We do not ask your browser where you are.',
  city: 'A city near you',
  pick: 'Choose a city',
  own: 'Other coordinates',
  latitude: 'Latitude',
  longitude: 'Longitude',
  latitudeHint: 'Degrees; south of the equator with a minus',
  longitudeHint: 'Degrees; west of Greenwich with a minus',
  wrong: { latitude: 'A number from -90 to 90', longitude: 'A number from -180 to 180' },
  use: 'Use this place',
  forget: 'Forget this place',
  typed: (latitude: number, longitude: number) =>
    `${Math.abs(latitude)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude)}° ${longitude < 0 ? 'W' : 'E'}`,
} as const;
