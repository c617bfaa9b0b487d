import { cycleCopy } from '#web/features/cycle/public.ts';

/** Words of the home page that its first view needs at once; all others come with its late sections. */
export const homeWaiting = {
  today: 'Today',
  loading: 'Loading...',
  failed: cycleCopy.failed,
  offline: {
    title: 'We could not reach your cycle',
    text: 'Please check your connection and try again. Everything you logged is safe.',
  },
} as const;
