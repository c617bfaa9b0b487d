import type { User } from '#contract/account/account.schemas.ts';

export const offlineCopy = {
  line: (when: string) => `Offline. As of ${when}.`,
  keeps: 'What you log or write stays on this device until you’re back.',
  ended: 'Your session has ended. Sign in again to send what’s waiting on this device.',
  signIn: 'Sign in',
  away: {
    title: 'This page needs a connection',
    happened: 'You’re offline, and this page isn’t saved on this device.',
    works: 'These still open. We’ll send what you add there when you’re back:',
    pages: {
      home: 'Home, with your wheel',
      tracker: 'The tracker, with the last months',
      journal: 'The journal, with your newest pages',
    },
    kept: 'These meditations play here:',
    returns: 'It opens as soon as you’re connected.',
    again: 'Try again',
  },
  nothing: {
    title: 'You’re offline',
    happened: 'We can’t reach Moonhearth, and nothing is saved on this device to show you.',
    safe: 'What you saved is safe on the server. What hasn’t been sent stays here, encrypted.',
    returns: 'The page opens as soon as you’re connected.',
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
