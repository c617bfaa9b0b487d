import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { monthOf } from '#domain/calendar/local-date.ts';
import type { FactStore } from '#web/platform/facts.ts';
import { read } from '#web/platform/queries.ts';
import { todayOf } from '#web/platform/today.ts';

/** A screen's file under `features/` (without `-screen.tsx`), its component, and the data it opens with. Code and data are fetched side by side. */
export type ScreenRoute = { readonly file: string; readonly component: string; readonly prefetch?: (facts: FactStore) => void };

const landing: ScreenRoute = { file: 'landing/landing', component: 'LandingScreen' };

/** Every screen of the product, and the page of an address that leads nowhere. */
export const routes: Readonly<Record<ScreenName | 'notFound', ScreenRoute>> = {
  home: { file: 'home/home', component: 'HomeScreen', prefetch: prefetchHome },
  tracker: { file: 'tracker/tracker', component: 'TrackerScreen', prefetch: prefetchTracker },
  auth: landing,
  login: landing,
  simpleAuth: landing,
  signup: { file: 'signup/signup', component: 'SignupScreen' },
  customizeJourney: { file: 'journey/customize-journey', component: 'CustomizeJourneyScreen' },
  forgotPassword: { file: 'password/forgot-password', component: 'ForgotPasswordScreen' },
  resetPassword: { file: 'password/reset-password', component: 'ResetPasswordScreen' },
  verifyEmail: { file: 'verify/verify-email', component: 'VerifyEmailScreen' },
  progressiveOnboarding: { file: 'onboarding/progressive-onboarding', component: 'ProgressiveOnboardingScreen' },
  gallery: { file: 'gallery/gallery', component: 'GalleryScreen' },
  notFound: { file: 'not-found/not-found', component: 'NotFoundScreen' },
};

const modules = import.meta.glob<Record<string, ComponentType>>('../features/*/*-screen.tsx');

/** Whether the build has the file of a screen. */
export function isBuilt(name: keyof typeof routes): boolean {
  return `../features/${routes[name].file}-screen.tsx` in modules;
}

/** Fetches the component of a screen. Throws when the build has no such file or the file no such component. */
export async function loadScreen(name: keyof typeof routes): Promise<ComponentType> {
  const { file, component } = routes[name];
  const found = (await modules[`../features/${file}-screen.tsx`]?.())?.[component];
  if (!found) throw new Error(`there is no ${component} in ${file}`);
  return found;
}

function prefetchHome({ client }: FactStore): void {
  void client?.prefetchQuery(read('getCycleView'));
  void client?.prefetchQuery(read('getHomeData'));
}

function prefetchTracker(facts: FactStore): void {
  void facts.client?.prefetchQuery(read('getCycleView'));
  void facts.client?.prefetchQuery(read('getMonth', { query: { month: monthOf(todayOf(facts)) } }));
}
