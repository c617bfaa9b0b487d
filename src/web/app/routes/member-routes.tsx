import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { offlineNow } from '#web/platform/offline/offline-state.ts';
import { routeByName } from './route-by-name.ts';
import { componentOf, type ScreenRoute } from './screen-route.ts';

const moon: ScreenRoute = { file: 'moon/moon' };

/**
 * The screens of members that are not found by their own name: that share a file with another, or whose file is called
 * otherwise. Any other is `<its-name>-screen.tsx` of a feature.
 */
const elsewhere: Partial<Readonly<Record<ScreenName, ScreenRoute>>> = {
  moonCalendar: moon,
  lunarCalendar: moon,
  adminUsersToo: { file: 'admin/admin-users' },
  adminMeditationsToo: { file: 'admin/admin-meditations' },
  insights: { file: 'insight/insight' },
  ratings: { file: 'rating/ratings', component: 'RatingsScreen' },
  ratingPattern: { file: 'rating/ratings', component: 'RatingPatternScreen' },
  onboarding: { file: 'onboarding/goals' },
  privacy: { file: 'legal/legal', component: 'PrivacyScreen' },
  termsOfUse: { file: 'legal/legal', component: 'TermsOfUseScreen' },
  legalDisclaimer: { file: 'legal/legal', component: 'LegalDisclaimerScreen' },
};

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*-screen.tsx',
  '!../../features/{landing,signup,journey,password,verify,gallery,not-found}/*-screen.tsx',
  '!../../features/onboarding/progressive-onboarding-screen.tsx',
]);

/** The file of a member's screen. Throws its name where there is none. */
export function memberRoute(name: ScreenName): ScreenRoute {
  return elsewhere[name] ?? routeByName(name, modules);
}

/**
 * What a page that was opened without a line can show from the member's copy, or from what the member keeps beside it.
 */
const IN_COPY: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'home',
  'tracker',
  'journal',
  'meditations',
  'meditation',
  'wellness',
  'sequence',
  'wisdom',
  'wisdomPiece',
  'wombHealth',
  'wombHealthGuide',
  'healthGuide',
  'healthGuideWeek',
  'ambientSounds',
  'ratings',
  'mealTracker',
  'helpNow',
]);

/**
 * Fetches the component of a member's screen; without a line, where it needs one, the page that says so. Throws when
 * the build has no such file or the file no such component.
 */
export async function loadMemberScreen(name: ScreenName): Promise<ComponentType> {
  if (offlineNow() && !IN_COPY.has(name)) return (await import('../offline/away-screen.tsx')).AwayScreen;
  return componentOf(memberRoute(name), modules);
}
