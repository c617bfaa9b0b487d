import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';

/** A screen's file under `features/` (without `-screen.tsx`) and its component. */
export type ScreenRoute = { readonly file: string; readonly component: string };

const moon: ScreenRoute = { file: 'moon/moon', component: 'MoonScreen' };
const landing: ScreenRoute = { file: 'landing/landing', component: 'LandingScreen' };

/** Every screen of the product, and the page of an address that leads nowhere. */
export const routes: Readonly<Record<ScreenName | 'notFound', ScreenRoute>> = {
  home: { file: 'home/home', component: 'HomeScreen' },
  tracker: { file: 'tracker/tracker', component: 'TrackerScreen' },
  journal: { file: 'journal/journal', component: 'JournalScreen' },
  moonCalendar: moon,
  lunarCalendar: moon,
  rewards: { file: 'rewards/rewards', component: 'RewardsScreen' },
  insights: { file: 'insight/insight', component: 'InsightScreen' },
  profileSettings: { file: 'profile/profile-settings', component: 'ProfileSettingsScreen' },
  dailyFlow: { file: 'daily-flow/daily-flow', component: 'DailyFlowScreen' },
  dailyQuiz: { file: 'quiz/daily-quiz', component: 'DailyQuizScreen' },
  archetypeQuiz: { file: 'archetype/archetype-quiz', component: 'ArchetypeQuizScreen' },
  report: { file: 'report/report', component: 'ReportScreen' },
  auth: landing,
  login: landing,
  simpleAuth: landing,
  signup: { file: 'signup/signup', component: 'SignupScreen' },
  customizeJourney: { file: 'journey/customize-journey', component: 'CustomizeJourneyScreen' },
  forgotPassword: { file: 'password/forgot-password', component: 'ForgotPasswordScreen' },
  resetPassword: { file: 'password/reset-password', component: 'ResetPasswordScreen' },
  verifyEmail: { file: 'verify/verify-email', component: 'VerifyEmailScreen' },
  progressiveOnboarding: { file: 'onboarding/progressive-onboarding', component: 'ProgressiveOnboardingScreen' },
  onboarding: { file: 'onboarding/goals', component: 'GoalsScreen' },
  enhancedOnboarding: { file: 'onboarding/enhanced-onboarding', component: 'EnhancedOnboardingScreen' },
  gallery: { file: 'gallery/gallery', component: 'GalleryScreen' },
  notFound: { file: 'not-found/not-found', component: 'NotFoundScreen' },
};

const modules = import.meta.glob<Record<string, ComponentType>>('../features/*/*-screen.tsx');

/** Fetches the component of a screen. Throws when the build has no such file or the file no such component. */
export async function loadScreen(name: keyof typeof routes): Promise<ComponentType> {
  const { file, component } = routes[name];
  const found = (await modules[`../features/${file}-screen.tsx`]?.())?.[component];
  if (!found) throw new Error(`there is no ${component} in ${file}`);
  return found;
}
