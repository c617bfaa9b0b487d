import { Suspense } from 'react';
import { useSearch } from 'wouter';
import type { User } from '#contract/account/account.schemas.ts';
import { isPattern } from '#contract/screen-paths.ts';
import { screens } from '#contract/screens.ts';
import { useFact, useFacts } from '#web/platform/facts.ts';
import { usePath } from '#web/platform/address/path.ts';
import { useUser } from '#web/platform/session.ts';
import { useSigningIn } from '#web/platform/sign-in-flag.ts';
import { appCopy } from './app.copy.ts';
import { Framed } from './framed.tsx';
import { ErrorBoundary } from './page/error-boundary.tsx';
import { Loading, SigningIn } from './page/waiting.tsx';
import { PartView } from './part-view.tsx';
import { placeOf, type Place } from './place.ts';
import { Toasts } from './toasts.tsx';
import { useArrival, useTrail, useTravel, type Trail } from './travel.ts';

/** Chooses what a visit sees: the wait for who she is, or the screen of the address in its frame. */
export function App() {
  const path = usePath();
  const search = useSearch();
  const user = useSeenUser();
  const localDefault = useFact('devMail');
  const signingIn = useSigningIn();
  const trail = useTrail();
  useTravel();
  if (user === undefined) return <Loading />;
  const place = placeOf({ path, search, user, localDefault });
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

function Screen({ place, path, trail }: { place: Place; path: string; trail: Trail }) {
  return (
    <Framed place={place}>
      <ErrorBoundary key={keyOf(place.screen, path)}>
        <Suspense fallback={<Loading />}>
          <PartView name={place.screen} />
          <Arrived path={path} screen={place.screen} trail={trail} />
        </Suspense>
      </ErrorBoundary>
    </Framed>
  );
}

// A screen that stands at many addresses begins anew at each of them.
function keyOf(screen: Place['screen'], path: string): string {
  return screen !== 'notFound' && isPattern(screens[screen].path) ? path : screen;
}

// Beside the screen inside its Suspense, so that it speaks only once the screen stands.
function Arrived({ path, screen, trail }: { path: string; screen: Place['screen']; trail: Trail }) {
  useArrival({ path, title: (useFacts().titled ?? titleOf)(screen), trail });
  return null;
}

/** The document's title for a screen. */
export function titleOf(screen: Place['screen']): string {
  return appCopy.title(screen === 'notFound' ? appCopy.notFoundTitle : screens[screen].title);
}

// A document drawn for a visitor stays hers until it is left: a sign-in ends in a new one (§4.3), and nothing flickers before it.
function useSeenUser(): User | null | undefined {
  const user = useUser();
  return useFacts().carried?.user === null ? null : user;
}
