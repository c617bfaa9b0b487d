import type { ReturnTier } from '#domain/engagement/return-tier.ts';

/** Headlines by days away (§4.9). None of them counts an absence against the member. */
const HEADLINES: Readonly<Record<ReturnTier, string>> = {
  first: 'Come in, take your time.',
  one: 'A night went by. Good to see you.',
  few: 'A few days went by, as days do.',
  week: 'Good to see you. The fire kept.',
  long: 'Nothing moved while you were out.',
};
const TEXTS: Readonly<Record<ReturnTier, string>> = {
  first: 'Everything here waits until you want it. Nothing has to be filled in today.',
  one: 'Everything is where you left it.',
  few: 'Everything is where you left it. There is nothing to catch up on.',
  week: 'Your pages and your days are as you left them. Begin anywhere, or only look.',
  long: 'Your pages, your days and whatever you kept are as you left them. Begin anywhere, or only look.',
};

/** Words of the welcome-back dialog and of the toast after it. */
export const welcome = {
  kicker: (isFirst: boolean) => (isFirst ? 'Welcome' : 'Welcome back'),
  headline: (tier: ReturnTier) => HEADLINES[tier],
  text: (tier: ReturnTier) => TEXTS[tier],
  visit: {
    label: 'Last here',
    first: 'This is the first time',
    yesterday: 'Yesterday',
    ago: (days: number) => `${days} days ago`,
  },
  intention: 'What you wrote last',
  moon: 'The moon now',
  close: 'Come in',
  points: (points: number) => ({ title: `+${points} points`, description: 'For coming back. They are kept for you.' }),
} as const;
