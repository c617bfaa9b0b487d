import { Suspense } from 'react';
import { useSearch } from '#web/platform/address/path.tsx';
import type { User } from '#contract/account/account.schemas.ts';
import { isPattern } from '#contract/screen-paths.ts';
import { screens } from '#contract/screens.ts';
import { useAppFact, useAppState } from '#web/platform/app-state.ts';
import { usePath } from '#web/platform/address/path.tsx';
import { useUser } from '#web/platform/session.ts';
import { useSigningIn } from '#web/platform/sign-in-flag.ts';
import { appCopy } from './app.copy.ts';
import { Layout } from './layout.tsx';
import { ErrorBoundary } from './page/error-boundary.tsx';
import { Loading, SigningIn } from './page/waiting.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { routeMatchOf, type RouteMatch } from './route-match.ts';
import { Toasts } from './toasts.tsx';
import { useRouteFocus, useHistoryStep, useLinkInterceptor, type HistoryStep } from './link-interceptor.ts';

/** Chooses what a visit sees: the wait for who the member is, or the screen of the address in its frame. */
export function App() {
  const path = usePath();
  const search = useSearch();
  const user = useSeenUser();
  const localDefault = useAppFact('devMail');
  const signingIn = useSigningIn();
  const trail = useHistoryStep();
  useLinkInterceptor();
  if (user === undefined) return <Loading />;
  const place = routeMatchOf({ path, search, user, localDefault });
  return (
    <>
      <a className="skip" href="#main">
        {appCopy.skip}
      </a>
      <Screen place={place} path={path} trail={trail} />
      {signingIn && <SigningIn />}
      <Toasts />
    </>
  );
}

function Screen({ place, path, trail }: { place: RouteMatch; path: string; trail: HistoryStep }) {
  return (
    <Layout place={place}>
      <ErrorBoundary key={keyOf(place.screen, path)}>
        <Suspense fallback={<Loading />}>
          <LazyScreen name={place.screen} />
          <Arrived path={path} screen={place.screen} trail={trail} />
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

// A screen that stands at many addresses begins anew at each of them.
function keyOf(screen: RouteMatch['screen'], path: string): string {
  return screen !== 'notFound' && isPattern(screens[screen].path) ? path : screen;
}

// Beside the screen inside its Suspense, so that it speaks only once the screen stands.
function Arrived({ path, screen, trail }: { path: string; screen: RouteMatch['screen']; trail: HistoryStep }) {
  useRouteFocus({ path, title: (useAppState().titled ?? screenTitle)(screen), trail });
  return null;
}

/** The document's title for a screen. */
export function screenTitle(screen: RouteMatch['screen']): string {
  return appCopy.title(screen === 'notFound' ? appCopy.notFoundTitle : screens[screen].title);
}

// A document drawn for a visitor stays the member's until it is left: a sign-in ends in a new one (§4.3), and nothing
// flickers before it.
function useSeenUser(): User | null | undefined {
  const user = useUser();
  return useAppState().carried?.user === null ? null : user;
}
