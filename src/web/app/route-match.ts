import type { User } from '#contract/account/account.schemas.ts';
import {
  isForAdmins,
  isForAdults,
  isForModerators,
  isForTeachers,
  screenAt,
  screens,
  type ScreenName,
} from '#contract/screens.ts';

/**
 * What stands around a screen: bar, rail, dock and footer; a bar with the wordmark and Login; or nothing, for screens
 * that draw the whole page.
 */
export type Frame = 'chrome' | 'bar' | 'bare';
export type RouteMatch = { readonly screen: ScreenName | 'notFound'; readonly frame: Frame };
/** The parts a place is made of, all to be fetched side by side. */
export type RouteChunks = readonly (RouteMatch['screen'] | 'chrome' | 'bar' | 'queries')[];
export type Visit = {
  readonly path: string;
  readonly search: string;
  readonly user: User | null;
  readonly localDefault: boolean;
};

const SIGN_IN: readonly RouteMatch['screen'][] = ['auth', 'login', 'simpleAuth'];
/** The pages of visitors that draw all of themselves; the others stand under a bar. */
const WHOLE: readonly RouteMatch['screen'][] = [...SIGN_IN, 'signup', 'customizeJourney'];

/** The screen a visit sees and its frame (§2.1, §2.3). The gallery exists on the local default only. */
export function routeMatchOf(visit: Visit): RouteMatch {
  const screen = screenOf(visit);
  return !visit.user && isDevMode(visit.search) ? { screen, frame: 'chrome' } : routeMatchOfScreen(screen);
}

/** Whether a screen draws the page's `<main>` itself: bare ones do, also where dev mode puts the menu around them. */
export function drawsMain(screen: RouteMatch['screen']): boolean {
  return routeMatchOfScreen(screen).frame === 'bare';
}

/** The frame a screen usually has. */
export function routeMatchOfScreen(screen: RouteMatch['screen']): RouteMatch {
  if (screen === 'notFound' || screens[screen].chrome) return { screen, frame: 'chrome' };
  return { screen, frame: screens[screen].signedOut && !WHOLE.includes(screen) ? 'bar' : 'bare' };
}

/** What has to be here before a place can be drawn. The sign-in page alone does without the query cache. */
export function chunksOf({ screen, frame }: RouteMatch): RouteChunks {
  if (frame !== 'bare') return [screen, frame, 'queries'];
  return SIGN_IN.includes(screen) ? [screen] : [screen, 'queries'];
}

/** Whether the address asks for menu chrome without a session (§2.3). It grants nothing. */
export function isDevMode(search: string): boolean {
  return new URLSearchParams(search).get('dev') === 'true';
}

function screenOf({ path, user, localDefault }: Visit): RouteMatch['screen'] {
  const found = screenAt(path)?.name ?? null;
  const isHidden = found !== null && ((found === 'gallery' && !localDefault) || (user && isHiddenFrom(user, found)));
  const known = isHidden ? null : found;
  if (user) return known ?? 'notFound';
  return known !== null && screens[known].signedOut ? known : 'auth';
}

/** Whether there is nothing at a page for somebody of that age and with those roles. */
function isHiddenFrom(user: User, name: ScreenName): boolean {
  return (
    (user.ageGroup === 'teen' && isForAdults(name)) ||
    (isForModerators(name) && !looksAfter(user)) ||
    (isForTeachers(name) && !teaches(user)) ||
    (isForAdmins(name) && !isAdmin(user))
  );
}

function isAdmin({ ageGroup, roles }: User): boolean {
  return ageGroup === 'adult' && roles.includes('admin');
}

function looksAfter({ ageGroup, roles }: User): boolean {
  return ageGroup === 'adult' && roles.some((role) => role === 'moderator' || role === 'admin');
}

function teaches({ ageGroup, roles }: User): boolean {
  return ageGroup === 'adult' && roles.includes('teacher');
}
