import { Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { screens } from '#contract/screens.ts';
import { useFact } from '#web/platform/facts.ts';
import { useUser } from '#web/platform/session.ts';
import { useSigningIn } from '#web/platform/sign-in-flag.ts';
import { appCopy } from './app.copy.ts';
import { Framed } from './framed.tsx';
import { ErrorBoundary } from './page/error-boundary.tsx';
import { Loading, SigningIn } from './page/waiting.tsx';
import { PartView } from './part-view.tsx';
import { gateOf, placeOf, type Place } from './place.ts';
import { Toasts } from './toasts.tsx';
import { useArrival, useTrail, useTravel, type Trail } from './travel.ts';

/** Chooses what a visit sees: the wait for who she is, the gate's page, or the screen of the address in its frame. */
export function App() {
  const [path] = useLocation();
  const search = useSearch();
  const user = useUser();
  const localDefault = useFact('devMail');
  const signingIn = useSigningIn();
  const trail = useTrail();
  const gate = useGate(path);
  useTravel();
  if (user === undefined) return <Loading />;
  const place = placeOf({ path, search, user, localDefault });
  return (
    <>
      <a className="skip" href="#main">
        {appCopy.skip}
      </a>
      {gate === null ? <Screen place={place} path={path} trail={trail} /> : <Loading />}
      {signingIn && <SigningIn />}
      <Toasts />
    </>
  );
}

function Screen({ place, path, trail }: { place: Place; path: string; trail: Trail }) {
  return (
    <Framed place={place}>
      <ErrorBoundary key={place.screen}>
        <Suspense fallback={<Loading />}>
          <PartView name={place.screen} />
          <Arrived path={path} screen={place.screen} trail={trail} />
        </Suspense>
      </ErrorBoundary>
    </Framed>
  );
}

// Beside the screen inside its Suspense, so that it speaks only once the screen stands.
function Arrived({ path, screen, trail }: { path: string; screen: Place['screen']; trail: Trail }) {
  useArrival({ path, title: titleOf(screen), trail });
  return null;
}

/** The document's title for a screen. */
export function titleOf(screen: Place['screen']): string {
  return appCopy.title(screen === 'notFound' ? appCopy.notFoundTitle : screens[screen].title);
}

function useGate(path: string): string | null {
  const gate = gateOf(useUser(), path);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (gate !== null) navigate(gate, { replace: true });
  }, [gate, navigate]);
  return gate;
}
