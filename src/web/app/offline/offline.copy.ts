import type { User } from '#contract/account/account.schemas.ts';

export const offlineCopy = {
  line: (when: string) => `Offline. As of ${when}.`,
  keeps: 'What you log or write stays on this device until you are back.',
  ended: 'Your session has ended. What waits on this device is sent once you have signed in again.',
  signIn: 'Sign in',
  away: {
    title: 'This page needs a connection',
    happened: 'Moonhearth cannot be reached just now, and this page is not among those that this device keeps for you.',
    works: 'These open all the same, and what you put there is sent when you are back:',
    pages: {
      home: 'Home, with your wheel',
      tracker: 'The tracker, with the last months',
      journal: 'The journal, with your newest pages',
    },
    returns: 'It opens by itself as soon as there is a connection.',
    again: 'Try again',
  },
  nothing: {
    title: 'You are offline',
    happened: 'Moonhearth cannot be reached just now, and this device keeps nothing that could be shown.',
    safe: 'What you saved is safe on the server. What waits here unsent stays here, sealed, for the one who wrote it.',
    returns: 'The page opens by itself as soon as there is a connection.',
    again: 'Try again',
  },
} as const;

/** How long a weekday alone says which day is meant, in milliseconds. */
const LATELY_MS = 6 * 86_400_000;

/**
 * "Saturday, 9:12 pm" within the last days, "3 November, 9:12 pm" before; instants in milliseconds, in the member's
 * zone and by the member's clock.
 */
export function whenWords(
  at: number,
  { now, user: { timeZone, clock } }: { readonly now: number; readonly user: Pick<User, 'timeZone' | 'clock'> },
): string {
  const twelve = clock === '12';
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: twelve ? 'numeric' : '2-digit',
    minute: '2-digit',
    hour12: twelve,
    timeZone,
  }).format(at);
  const day = now - at < LATELY_MS ? { weekday: 'long' as const } : { day: 'numeric' as const, month: 'long' as const };
  return `${new Intl.DateTimeFormat('en-GB', { ...day, timeZone }).format(at)}, ${time.replace(/\s/g, ' ').toLowerCase()}`;
}
