import { hrefOf, matchIn, type HrefArgs, type MatchIn, type ParamsOf } from './screen-paths.ts';

type Path = `/${string}`;
export type Screen = {
  readonly path: Path;
  readonly search: readonly string[];
  readonly signedOut: boolean;
  readonly gate: boolean;
  readonly chrome: boolean;
  readonly title: string;
};

// Every page names these for the sign-in page too, so each kind is written once.
const kind =
  <const Kind extends Pick<Screen, 'signedOut' | 'gate' | 'chrome'>>(of: Kind) =>
  <const P extends Path, const Search extends readonly string[]>(path: P, title: string, ...search: Search) => ({
    path,
    title,
    search,
    ...of,
  });
const hers = kind({ signedOut: false, gate: true, chrome: true });
const ungated = kind({ signedOut: false, gate: false, chrome: true });
const paper = kind({ signedOut: false, gate: true, chrome: false });
const newcomers = kind({ signedOut: false, gate: false, chrome: false });
const open = kind({ signedOut: true, gate: false, chrome: false });

/**
 * Every page path that exists. `signedOut` pages open without a session; a visitor on any other path sees the sign-in
 * page (§2.1). `gate: false` pages are left alone by the onboarding gate (§4.1). `chrome: false` pages stand without
 * rail and dock. A path may have parameters, as in `/community/:post`; what follows the title are the search parameters
 * a page reads. Neither ever says anything of health (docs/decisions/0011).
 */
export const screens = {
  home: hers('/', 'Home'),
  tracker: hers('/tracker', 'Tracker'),
  journal: hers('/journal', 'Journal'),
  moonCalendar: hers('/moon-calendar', 'Moon Calendar'),
  lunarCalendar: hers('/lunar-calendar', 'Lunar Energy Guidance'),
  community: hers('/community', 'Community'),
  communityPost: hers('/community/:post', 'Community'),
  moderation: hers('/admin/moderation', 'Moderation'),
  teenCircle: hers('/teen-circle', 'Teen Circle'),
  teenPost: hers('/teen-circle/:post', 'Teen Circle'),
  communityEvents: hers('/community-events', 'Events'),
  teacherApplication: hers('/teacher-application', 'Teach here'),
  teacherProfileSetup: hers('/teacher-profile-setup', 'Your teacher page'),
  teacherDashboard: hers('/teacher-dashboard', 'Your recordings'),
  teacher: hers('/teachers/:teacher', 'Teacher'),
  course: hers('/courses/:course', 'Course'),
  meditations: hers('/meditations', 'Meditations'),
  meditation: hers('/meditations/:meditation', 'Meditation'),
  wisdom: hers('/wisdom', 'Wisdom', 'category'),
  wisdomPiece: hers('/wisdom/:piece', 'Wisdom'),
  ratings: hers('/womb-health/ratings', 'Daily ratings', 'day'),
  ratingPattern: hers('/womb-health/ratings/pattern', 'Pattern check'),
  meals: hers('/meals', 'Meals'),
  meal: hers('/meals/:meal', 'Meals'),
  mealTracker: hers('/meal-tracker', 'Meals'),
  wombHealth: hers('/womb-health', 'Womb Health'),
  wombHealthGuide: hers('/womb-health/:guide', 'Womb Health'),
  // As the report: the title becomes the name of a file.
  appointment: paper('/womb-health/appointment', 'Summary'),
  wellness: hers('/wellness', 'Wellness'),
  sequence: hers('/wellness/:sequence', 'Wellness'),
  healthGuide: hers('/health-guide', 'Health Guide'),
  healthGuideWeek: hers('/health-guide/:week', 'Health Guide'),
  ambientSounds: hers('/ambient-sounds', 'Ambient sounds', 'mix'),
  rewards: hers('/rewards', 'Rewards'),
  shop: hers('/shop', 'Shop'),
  shopCart: hers('/shop/cart', 'Your cart'),
  shopCheckout: hers('/shop/checkout', 'Checkout'),
  shopOrders: hers('/shop/orders', 'Your orders'),
  shopOrder: hers('/shop/orders/:order', 'Your order'),
  shopReceipt: paper('/shop/orders/:order/receipt', 'Receipt'),
  downloads: hers('/shop/downloads', 'Your downloads'),
  // As the report: the titles become names of files.
  moonYear: paper('/shop/downloads/moon-year', 'Moon year', 'year'),
  guideWorkbook: paper('/shop/downloads/workbook', 'Workbook'),
  shopProduct: hers('/shop/:product', 'Shop'),
  referrals: hers('/referrals', 'Referrals'),
  referralCard: paper('/referrals/card', 'Card'),
  referralDashboard: hers('/referral-dashboard', 'Your candles'),
  insights: hers('/insights', 'Patterns'),
  profileSettings: hers('/profile-settings', 'Settings'),
  privacySettings: ungated('/privacy-settings', 'Settings'),
  dailyFlow: hers('/daily-flow', 'Daily flow'),
  dailyQuiz: hers('/daily-quiz', 'Daily quiz'),
  archetypeQuiz: hers('/archetype-quiz', 'Archetype Quiz'),
  subscription: ungated('/subscription', 'Plans', 'source'),
  subscriptionManagement: ungated('/subscription-management', 'Subscription & Billing'),
  subscriptionSuccess: ungated('/subscription-success', 'Your plan'),
  subscriptionCancelled: ungated('/subscription-cancelled', 'Nothing was charged'),
  // The title is the name of the file the member prints: it says nothing of health.
  report: paper('/report', 'Summary'),
  healthGuideKeepsake: paper('/health-guide/keepsake', 'Keepsake'),
  auth: open('/auth', 'Sign in', 'mode', 'ref', 'error'),
  login: open('/login', 'Sign in', 'mode', 'ref', 'error'),
  simpleAuth: open('/simple-auth', 'Sign in', 'mode', 'ref', 'error'),
  signup: open('/standalone-signup', 'Start your journey', 'ref'),
  customizeJourney: open('/customize-journey', 'Customize journey', 'goals'),
  forgotPassword: open('/forgot-password', 'Forgot password'),
  resetPassword: open('/reset-password', 'Reset password'),
  verifyEmail: open('/verify-email', 'Verify your email', 'email'),
  signInStep: open('/sign-in-step', 'Sign in', 'by', 'error'),
  progressiveOnboarding: newcomers('/progressive-onboarding', 'A few things first'),
  onboarding: newcomers('/onboarding', 'Your goals'),
  enhancedOnboarding: newcomers('/enhanced-onboarding', 'Make it more yours'),
  helpNow: open('/help-now', 'Help now'),
  privacyProof: open('/privacy-proof', 'Privacy proof'),
  privacy: open('/privacy', 'Privacy policy', 'version'),
  termsOfUse: open('/terms-of-use', 'Terms of use', 'version'),
  legalDisclaimer: open('/legal-disclaimer', 'Legal disclaimer', 'version'),
  adminHouse: hers('/admin', 'Keeping the house'),
  adminUsers: hers('/admin/users', 'User Management'),
  adminUsersToo: hers('/admin-users', 'User Management'),
  adminMeditations: hers('/admin/meditations', 'Meditation Management'),
  adminMeditationsToo: hers('/admin-meditation-manager', 'Meditation Management'),
  adminTeachers: hers('/admin/teachers', 'Teacher Applications'),
  feedback: hers('/feedback', 'Feedback'),
  adminFeedback: hers('/admin/feedback', 'Feedback Queue'),
  adminOverview: hers('/admin/overview', 'Overview'),
  adminShop: hers('/admin/shop', 'Looking after the shop'),
  adminPayouts: hers('/admin/payouts', 'Payouts'),
  gallery: open('/gallery', 'Gallery'),
} as const satisfies Record<string, Screen>;

type Screens = typeof screens;
export type ScreenName = keyof Screens;
/** Screens with one address each, whose path has no parameters. */
export type PlainScreenName = {
  [Name in ScreenName]: keyof ParamsOf<Screens[Name]> extends never ? Name : never;
}[ScreenName];
export type ScreenMatch = MatchIn<Screens>;

/** The address of a page. What its path needs and what its search may hold is checked by the compiler. */
export function href<N extends ScreenName>(name: N, ...to: HrefArgs<Screens[N]>): string {
  return hrefOf(screens[name], ...to);
}

/** Whether a page is for those who look after the circle: for everybody else there is nothing there. */
export function isForModerators(name: ScreenName): boolean {
  return name === 'moderation';
}

/** Whether a page is for admins: for everybody else there is nothing there. */
export function isForAdmins(name: ScreenName): boolean {
  return name.startsWith('admin');
}

/** Whether a page is for teachers: for everybody else there is nothing there. */
export function isForTeachers(name: ScreenName): boolean {
  return name === 'teacherProfileSetup' || name === 'teacherDashboard';
}

/** Whether a page is for adults alone: for a teen there is nothing behind it (decisions 9 and 10). */
export function isForAdults(name: ScreenName): boolean {
  return (
    isAboutPaying(name) ||
    name.startsWith('community') ||
    screens[name].path.startsWith(screens.shop.path) ||
    name.startsWith('referral') ||
    name === 'teacherApplication' ||
    name === 'course'
  );
}

/** Whether a page is about paying. */
export function isAboutPaying(name: ScreenName): boolean {
  return screens[name].path.startsWith(screens.subscription.path);
}

/**
 * The page a path belongs to with its path parameters, or null. Any path that starts with /customize-journey is the
 * questionnaire (§2.1).
 */
export function screenAt(path: string): ScreenMatch | null {
  return path.startsWith(screens.customizeJourney.path)
    ? { name: 'customizeJourney', params: {} }
    : matchIn(screens, path);
}
