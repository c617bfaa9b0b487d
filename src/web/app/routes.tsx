import type { ComponentType } from 'react';
import type { ScreenName } from '#contract/screens.ts';
import { monthOf } from '#domain/calendar/local-date.ts';
import type { FactStore } from '#web/platform/facts.ts';
import { read } from '#web/platform/queries.ts';
import { todayOf } from '#web/platform/today.ts';

type Load = () => Promise<ComponentType>;
/** How a screen is fetched, and the data it opens with. Both start at once, on intent or on the way there. */
export type ScreenRoute = { readonly load: Load; readonly prefetch?: (facts: FactStore) => void };

const found = import.meta.glob<Record<string, ComponentType>>('../features/*/*-screen.tsx');

function screen(path: string, component: string): Load {
  return async () => {
    const load = found[`../features/${path}-screen.tsx`];
    const part = (await load?.())?.[component];
    if (!part) throw new Error(`no ${component} in ${path}`);
    return part;
  };
}

const landing: ScreenRoute = { load: screen('landing/landing', 'LandingScreen') };

/** Every screen of the product and the page nobody asked for. */
export const routes: Readonly<Record<ScreenName | 'notFound', ScreenRoute>> = {
  home: { load: screen('home/home', 'HomeScreen'), prefetch: (facts) => void [facts.client?.prefetchQuery(read('getCycleView')), facts.client?.prefetchQuery(read('getHomeData'))] },
  tracker: { load: screen('tracker/tracker', 'TrackerScreen'), prefetch: (facts) => void [facts.client?.prefetchQuery(read('getCycleView')), facts.client?.prefetchQuery(read('getMonth', { query: { month: monthOf(todayOf(facts)) } }))] },
  auth: landing,
  login: landing,
  simpleAuth: landing,
  signup: { load: screen('signup/signup', 'SignupScreen') },
  customizeJourney: { load: screen('journey/customize-journey', 'CustomizeJourneyScreen') },
  forgotPassword: { load: screen('password/forgot-password', 'ForgotPasswordScreen') },
  resetPassword: { load: screen('password/reset-password', 'ResetPasswordScreen') },
  verifyEmail: { load: screen('verify/verify-email', 'VerifyEmailScreen') },
  progressiveOnboarding: { load: screen('onboarding/progressive-onboarding', 'ProgressiveOnboardingScreen') },
  gallery: { load: screen('gallery/gallery', 'GalleryScreen') },
  notFound: { load: async () => (await import('#web/features/not-found/not-found-screen.tsx')).NotFoundScreen },
};
