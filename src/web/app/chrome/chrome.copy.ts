import { PRODUCT } from '#domain/account/product.ts';

export const chromeCopy = {
  home: `${PRODUCT} home`,
  main: 'Main',
  quick: 'Quick',
  menu: 'Menu',
  devMode: 'Dev Mode',
  theme: 'Switch between light and dark',
  lightOrNight: 'Light or night',
  offline: 'You’re offline. You can still read what you see. What you save stays on this device until you’re back.',
  themeNotKept: {
    title: 'The light is changed for now',
    description: 'We could not remember it. Please try again later.',
  },
  daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  windowAhead: 'a window ahead',
  groups: { today: 'Today', tend: 'Tend', gather: 'Gather' },
  /** In the dock, where there is little room. */ moon: 'Moon',
  account: {
    label: 'Account menu',
    premium: 'Premium Member',
    billing: 'Subscription & Billing',
    settings: 'Profile settings',
    customize: 'Customize journey',
    privacy: 'Privacy settings',
    logOut: 'Log out',
    loggingOut: 'Signing out...',
  },
  footer: {
    privacy: 'Privacy',
    newTab: '(opens in a new tab)',
    terms: 'Terms',
    disclaimer: 'Legal disclaimer',
    helpNow: 'Help now',
    note: `${PRODUCT} supports your care. It does not replace it.`,
  },
} as const;
