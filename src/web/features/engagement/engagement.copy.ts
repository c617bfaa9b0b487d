import type { ReturnTier } from '#domain/engagement/return-tier.ts';

/** Headlines by days away (§4.9). None of them counts an absence against the member. */
const HEADLINES: Readonly<Record<ReturnTier, string>> = {
  first: 'Come in, take your time.',
  one: 'Good to see you again.',
  few: 'Good to see you. A few days went by.',
  week: 'Good to see you. The fire’s still warm.',
  long: 'Good to see you. Nothing has moved.',
};
const TEXTS: Readonly<Record<ReturnTier, string>> = {
  first: 'Everything here waits until you want it. You don’t have to fill in anything today.',
  one: 'Everything is where you left it.',
  few: 'Everything is where you left it. There’s nothing to catch up on.',
  week: 'Your pages and your days are as you left them. Start anywhere, or just look around.',
  long: 'Your pages and everything you logged are as you left them. Start anywhere, or just look around.',
};

/** Words of the welcome-back dialog and of the toast after it. */
export const welcome = {
  kicker: (isFirst: boolean) => (isFirst ? 'Welcome' : 'Welcome back'),
  headline: (tier: ReturnTier) => HEADLINES[tier],
  text: (tier: ReturnTier) => TEXTS[tier],
  visit: {
    label: 'Last here',
    first: 'This is your first time',
    yesterday: 'Yesterday',
    ago: (days: number) => `${days} days ago`,
  },
  intention: 'What you wrote last',
  moon: 'The moon now',
  close: 'Come in',
  points: (points: number) => ({ title: `+${points} points`, description: 'For coming back. They never expire.' }),
  pointsLine: (points: number) => `+${points} points for coming back. They never expire.`,
} as const;
