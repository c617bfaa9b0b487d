import type { ComponentType } from 'react';
import { screens, type ScreenName } from '#contract/screens.ts';
import { componentOf, type ScreenRoute } from './screen-route.ts';

const landing: ScreenRoute = { file: 'landing/landing' };

/**
 * The screens of visitors and newcomers, each alone in its file: every byte here weighs on the sign-in page. And the
 * page of an address that leads nowhere. A member's screens stand in `member-routes.tsx`.
 */
const visitorRoutes = {
  auth: landing,
  login: landing,
  simpleAuth: landing,
  signup: { file: 'signup/signup' },
  customizeJourney: { file: 'journey/customize-journey' },
  forgotPassword: { file: 'password/forgot-password' },
  resetPassword: { file: 'password/reset-password' },
  verifyEmail: { file: 'verify/verify-email' },
  progressiveOnboarding: { file: 'onboarding/progressive-onboarding' },
  notFound: { file: 'not-found/not-found' },
} as const satisfies Partial<Record<ScreenName | 'notFound', ScreenRoute>>;

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../../features/{landing,signup,journey,password,verify,not-found}/*-screen.tsx',
  '../../features/onboarding/progressive-onboarding-screen.tsx',
]);

/**
 * Every screen with its file. The members' come with the members' code, so that a new page weighs nothing on the
 * sign-in page.
 */
export async function allRoutes(): Promise<Readonly<Record<ScreenName | 'notFound', ScreenRoute>>> {
  const { galleryRoute } = await import('./gallery-route.tsx');
  const { memberRoute } = await import('./member-routes.tsx');
  const known: Partial<Record<ScreenName | 'notFound', ScreenRoute>> = { ...visitorRoutes, gallery: galleryRoute };
  const names = [...(Object.keys(screens) as ScreenName[]), 'notFound' as const];
  const routes = names.map((name) => [name, known[name] ?? memberRoute(name as ScreenName)] as const);
  return Object.fromEntries(routes) as Record<ScreenName | 'notFound', ScreenRoute>;
}

/** Fetches the component of a screen. Throws when the build has no such file or the file no such component. */
export async function loadScreen(name: ScreenName | 'notFound'): Promise<ComponentType> {
  if (name === 'gallery') return (await import('./gallery-route.tsx')).loadGallery();
  return isVisitors(name)
    ? componentOf(visitorRoutes[name], modules)
    : (await import('./member-routes.tsx')).loadMemberScreen(name);
}

function isVisitors(name: ScreenName | 'notFound'): name is keyof typeof visitorRoutes {
  return name in visitorRoutes;
}
