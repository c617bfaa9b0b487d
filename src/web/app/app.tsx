import { Suspense, useRef } from 'react';
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
import { Asking, Loading, SigningIn } from './page/waiting.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { routeMatchOf, type RouteMatch } from './route-match.ts';
import { Toasts } from './toasts.tsx';
import { useRouteFocus, useLinkInterceptor, type Shown } from './link-interceptor.ts';

/** Chooses what a visit sees: the wait for who the member is, or the screen of the address in its frame. */
export function App() {
  const path = usePath();
  const search = useSearch();
  const user = useSeenUser();
  const localDefault = useAppFact('devMail');
  const signingIn = useSigningIn();
  const shown = useRef<string | null>(null);
  useLinkInterceptor();
  if (user === undefined) return <Asking />;
  const place = routeMatchOf({ path, search, user, localDefault });
  return (
    <>
      <a className="skip" href="#main">
        {appCopy.skip}
      </a>
      <Screen place={place} path={path} shown={shown} />
      {signingIn && <SigningIn />}
      <Toasts />
    </>
  );
}

function Screen({ place, path, shown }: { place: RouteMatch; path: string; shown: Shown }) {
  return (
    <Layout place={place}>
      <ErrorBoundary key={keyOf(place.screen, path)}>
        <Suspense fallback={<Loading />}>
          <LazyScreen name={place.screen} />
          <Arrived path={path} screen={place.screen} shown={shown} />
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
function Arrived({ path, screen, shown }: { path: string; screen: RouteMatch['screen']; shown: Shown }) {
  useRouteFocus({ path, title: (useAppState().titled ?? screenTitle)(screen), shown });
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
