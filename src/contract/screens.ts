type Path = `/${string}`;
export type Screen = {
  readonly path: Path;
  readonly signedOut: boolean;
  readonly gate: boolean;
  readonly chrome: boolean;
  readonly title: string;
};

// Every page names these for the sign-in page too, so each kind is written once.
const kind =
  <const Kind extends Pick<Screen, 'signedOut' | 'gate' | 'chrome'>>(of: Kind) =>
  <const P extends Path>(path: P, title: string) => ({ path, title, ...of });
const hers = kind({ signedOut: false, gate: true, chrome: true });
const ungated = kind({ signedOut: false, gate: false, chrome: true });
const paper = kind({ signedOut: false, gate: true, chrome: false });
const newcomers = kind({ signedOut: false, gate: false, chrome: false });
const open = kind({ signedOut: true, gate: false, chrome: false });

/**
 * Every page path that exists. `signedOut` pages open without a session; a visitor on any other path sees the sign-in page
 * (§2.1). `gate: false` pages are left alone by the onboarding gate (§4.1). `chrome: false` pages stand without rail and dock.
 */
export const screens = {
  home: hers('/', 'Home'),
  tracker: hers('/tracker', 'Tracker'),
  journal: hers('/journal', 'Journal'),
  moonCalendar: hers('/moon-calendar', 'Moon Calendar'),
  lunarCalendar: hers('/lunar-calendar', 'Lunar Energy Guidance'),
  rewards: hers('/rewards', 'Rewards'),
  insights: hers('/insights', 'Patterns'),
  profileSettings: hers('/profile-settings', 'Settings'),
  privacySettings: ungated('/privacy-settings', 'Settings'),
  dailyFlow: hers('/daily-flow', 'Daily flow'),
  dailyQuiz: hers('/daily-quiz', 'Daily quiz'),
  archetypeQuiz: hers('/archetype-quiz', 'Archetype Quiz'),
  subscription: ungated('/subscription', 'Plans'),
  subscriptionManagement: ungated('/subscription-management', 'Subscription & Billing'),
  subscriptionSuccess: ungated('/subscription-success', 'Your plan'),
  subscriptionCancelled: ungated('/subscription-cancelled', 'Nothing was charged'),
  // The title is the name of the file she prints: it says nothing of health.
  report: paper('/report', 'Summary'),
  auth: open('/auth', 'Sign in'),
  login: open('/login', 'Sign in'),
  simpleAuth: open('/simple-auth', 'Sign in'),
  signup: open('/standalone-signup', 'Start your journey'),
  customizeJourney: open('/customize-journey', 'Customize journey'),
  forgotPassword: open('/forgot-password', 'Forgot password'),
  resetPassword: open('/reset-password', 'Reset password'),
  verifyEmail: open('/verify-email', 'Verify your email'),
  signInStep: open('/sign-in-step', 'Sign in'),
  progressiveOnboarding: newcomers('/progressive-onboarding', 'A few things first'),
  onboarding: newcomers('/onboarding', 'Your goals'),
  enhancedOnboarding: newcomers('/enhanced-onboarding', 'Make it more yours'),
  privacyProof: open('/privacy-proof', 'Privacy proof'),
  privacy: open('/privacy', 'Privacy policy'),
  termsOfUse: open('/terms-of-use', 'Terms of use'),
  legalDisclaimer: open('/legal-disclaimer', 'Legal disclaimer'),
  gallery: open('/gallery', 'Gallery'),
} as const satisfies Record<string, Screen>;

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
