import { PRODUCT } from '#domain/account/product.ts';

export const chromeCopy = {
  home: `${PRODUCT} home`,
  main: 'Main',
  quick: 'Quick',
  menu: 'Menu',
  devMode: 'Dev Mode',
  login: 'Login',
  theme: 'Switch between light and dark',
  lightOrNight: 'Light or night',
  offline: 'You are offline. What you see stays readable; what you save stays on this device until you are back.',
  themeNotKept: { title: 'The light is changed for now', description: 'We could not remember it. Please try again later.' },
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  windowAhead: 'a window ahead',
  groups: { today: 'Today', gather: 'Gather' },
  words: { home: 'Home', tracker: 'Tracker', moonCalendar: 'Moon Calendar', rewards: 'Rewards', archetypeQuiz: 'Archetype Quiz', moon: 'Moon', journal: 'Journal' },
  account: {
    label: 'Account menu',
    premium: 'Premium Member',
    billing: 'Subscription & Billing',
    settings: 'Profile settings',
    customize: 'Customize journey',
    privacy: 'Privacy settings',
    logOut: 'Log out',
    loggingOut: 'Logging out...',
  },
  footer: {
    claims: ['Encrypted.', 'GDPR rights built in.', 'Built to the HIPAA Security Rule technical safeguards.', 'Never sold or shared.'],
    note: `${PRODUCT} supports your care. It does not replace it.`,
  },
} as const;
