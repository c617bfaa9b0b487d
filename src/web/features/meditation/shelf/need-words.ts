import type { Need } from '#domain/meditation/meditation.ts';

/** What a meditation is for, as it is called on screen. */
export const needWords = {
  cramps: 'Cramps',
  pelvic_ease: 'Pelvic ease',
  sleep: 'Sleep',
  rest: 'Rest',
  breath: 'Breath',
  body: 'Body',
  before_bleeding: 'Before a period',
  after_bleeding: 'After a period',
  hot_flush: 'Hot flashes',
  waiting: 'Waiting',
  grief: 'Grief',
  birth: 'Birth',
  newborn: 'Newborn nights',
  anger: 'Anger',
  courage: 'Courage',
  walking: 'Walking',
  kindness: 'Kindness',
  worry: 'Worry',
  gratitude: 'Gratitude',
} as const satisfies Record<Need, string>;
