/**
 * Every page path that exists. `signedOut` pages open without a session; a visitor on any other path sees the sign-in page
 * (§2.1). `gate: false` pages are left alone by the onboarding gate (§4.1). `chrome: false` pages stand without rail and dock.
 */
export const screens = {
  home: { path: '/', signedOut: false, gate: true, chrome: true, title: 'Home' },
  tracker: { path: '/tracker', signedOut: false, gate: true, chrome: true, title: 'Tracker' },
  journal: { path: '/journal', signedOut: false, gate: true, chrome: true, title: 'Journal' },
  moonCalendar: { path: '/moon-calendar', signedOut: false, gate: true, chrome: true, title: 'Moon Calendar' },
  lunarCalendar: { path: '/lunar-calendar', signedOut: false, gate: true, chrome: true, title: 'Lunar Energy Guidance' },
  rewards: { path: '/rewards', signedOut: false, gate: true, chrome: true, title: 'Rewards' },
  insights: { path: '/insights', signedOut: false, gate: true, chrome: true, title: 'Patterns' },
  profileSettings: { path: '/profile-settings', signedOut: false, gate: true, chrome: true, title: 'Settings' },
  privacySettings: { path: '/privacy-settings', signedOut: false, gate: false, chrome: true, title: 'Settings' },
  dailyFlow: { path: '/daily-flow', signedOut: false, gate: true, chrome: true, title: 'Daily flow' },
  dailyQuiz: { path: '/daily-quiz', signedOut: false, gate: true, chrome: true, title: 'Daily quiz' },
  archetypeQuiz: { path: '/archetype-quiz', signedOut: false, gate: true, chrome: true, title: 'Archetype Quiz' },
  subscription: { path: '/subscription', signedOut: false, gate: false, chrome: true, title: 'Plans' },
  subscriptionManagement: { path: '/subscription-management', signedOut: false, gate: false, chrome: true, title: 'Subscription & Billing' },
  subscriptionSuccess: { path: '/subscription-success', signedOut: false, gate: false, chrome: true, title: 'Your plan' },
  subscriptionCancelled: { path: '/subscription-cancelled', signedOut: false, gate: false, chrome: true, title: 'Nothing was charged' },
  // The title is the name of the file she prints: it says nothing of health.
  report: { path: '/report', signedOut: false, gate: true, chrome: false, title: 'Summary' },
  auth: { path: '/auth', signedOut: true, gate: false, chrome: false, title: 'Sign in' },
  login: { path: '/login', signedOut: true, gate: false, chrome: false, title: 'Sign in' },
  simpleAuth: { path: '/simple-auth', signedOut: true, gate: false, chrome: false, title: 'Sign in' },
  signup: { path: '/standalone-signup', signedOut: true, gate: false, chrome: false, title: 'Start your journey' },
  customizeJourney: { path: '/customize-journey', signedOut: true, gate: false, chrome: false, title: 'Customize journey' },
  forgotPassword: { path: '/forgot-password', signedOut: true, gate: false, chrome: false, title: 'Forgot password' },
  resetPassword: { path: '/reset-password', signedOut: true, gate: false, chrome: false, title: 'Reset password' },
  verifyEmail: { path: '/verify-email', signedOut: true, gate: false, chrome: false, title: 'Verify your email' },
  progressiveOnboarding: { path: '/progressive-onboarding', signedOut: false, gate: false, chrome: false, title: 'A few things first' },
  onboarding: { path: '/onboarding', signedOut: false, gate: false, chrome: false, title: 'Your goals' },
  enhancedOnboarding: { path: '/enhanced-onboarding', signedOut: false, gate: false, chrome: false, title: 'Make it more yours' },
  gallery: { path: '/gallery', signedOut: true, gate: false, chrome: false, title: 'Gallery' },
} as const satisfies Record<string, Screen>;

export type Screen = { readonly path: `/${string}`; readonly signedOut: boolean; readonly gate: boolean; readonly chrome: boolean; readonly title: string };
export type ScreenName = keyof typeof screens;

/** The address of a page, with its query. Undefined and empty values are left out. */
export function href(name: ScreenName, query: Readonly<Record<string, string | undefined>> = {}): string {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = filled.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return search ? `${screens[name].path}?${search}` : screens[name].path;
}

/** Whether a page is about paying: for a teen there is nothing behind it (decisions 9). */
export function isForAdults(name: ScreenName): boolean {
  return screens[name].path.startsWith(screens.subscription.path);
}

/** The page a path belongs to, or null. Any path that starts with /customize-journey is the questionnaire (§2.1). */
export function screenAt(path: string): ScreenName | null {
  if (path.startsWith(screens.customizeJourney.path)) return 'customizeJourney';
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const found = Object.entries(screens).find(([, screen]) => screen.path === bare);
  return found ? (found[0] as ScreenName) : null;
}
