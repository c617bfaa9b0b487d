import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { offlineNow } from '#web/platform/offline/offline-state.ts';
import { componentOf, type ScreenRoute } from './screen-route.ts';

type VisitorScreen =
  | 'auth'
  | 'login'
  | 'simpleAuth'
  | 'signup'
  | 'customizeJourney'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'progressiveOnboarding'
  | 'gallery';
type MemberScreen = Exclude<ScreenName, VisitorScreen>;

const moon: ScreenRoute = { file: 'moon/moon' };

/** The screens of members. */
export const memberRoutes: Readonly<Record<MemberScreen, ScreenRoute>> = {
  home: { file: 'home/home' },
  tracker: { file: 'tracker/tracker' },
  journal: { file: 'journal/journal' },
  moonCalendar: moon,
  lunarCalendar: moon,
  rewards: { file: 'rewards/rewards' },
  insights: { file: 'insight/insight' },
  profileSettings: { file: 'profile/profile-settings' },
  privacySettings: { file: 'privacy/privacy-settings' },
  dailyFlow: { file: 'daily-flow/daily-flow' },
  dailyQuiz: { file: 'quiz/daily-quiz' },
  archetypeQuiz: { file: 'archetype/archetype-quiz' },
  subscription: { file: 'subscription/subscription' },
  subscriptionManagement: { file: 'subscription/subscription-management' },
  subscriptionSuccess: { file: 'subscription/subscription-success' },
  subscriptionCancelled: { file: 'subscription/subscription-cancelled' },
  report: { file: 'report/report' },
  signInStep: { file: 'safety/sign-in-step' },
  onboarding: { file: 'onboarding/goals' },
  privacyProof: { file: 'privacy-proof/privacy-proof' },
  privacy: { file: 'legal/legal', component: 'PrivacyScreen' },
  termsOfUse: { file: 'legal/legal', component: 'TermsOfUseScreen' },
  legalDisclaimer: { file: 'legal/legal', component: 'LegalDisclaimerScreen' },
  enhancedOnboarding: { file: 'onboarding/enhanced-onboarding' },
};

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../../features/*/*-screen.tsx',
  '!../../features/{landing,signup,journey,password,verify,gallery,not-found}/*-screen.tsx',
  '!../../features/onboarding/progressive-onboarding-screen.tsx',
]);

/** What a page that was opened without a line can show from the member's copy. */
const IN_COPY: ReadonlySet<ScreenName> = new Set<MemberScreen>(['home', 'tracker', 'journal']);

/**
 * Fetches the component of a member's screen; without a line, where it needs one, the page that says so. Throws when
 * the build has no such file or the file no such component.
 */
export async function loadMemberScreen(name: MemberScreen): Promise<ComponentType> {
  if (offlineNow() && !IN_COPY.has(name)) return (await import('../offline/away-screen.tsx')).AwayScreen;
  return componentOf(memberRoutes[name], modules);
}
