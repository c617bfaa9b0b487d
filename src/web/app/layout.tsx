import { Suspense, type ReactNode } from 'react';
import { Loading } from './page/waiting.tsx';
import { LazyScreen } from './lazy-screen.tsx';
import { drawsMain, chunksOf, type RouteMatch } from './route-match.ts';

/** Puts what stands around a screen, and `<main id="main">` unless the screen draws its own. */
export function Layout({ place, children }: { readonly place: RouteMatch; readonly children: ReactNode }) {
  const framed = <LayoutFrame place={place}>{children}</LayoutFrame>;
  if (!chunksOf(place).includes('queries')) return framed;
  return (
    <Suspense fallback={<Loading />}>
      <LazyScreen name="queries">{framed}</LazyScreen>
    </Suspense>
  );
}

function LayoutFrame({
  place: { screen, frame },
  children,
}: {
  readonly place: RouteMatch;
  readonly children: ReactNode;
}) {
  if (frame === 'bare') return children;
  if (frame === 'chrome')
    return <LazyScreen name="chrome">{drawsMain(screen) ? children : <Main>{children}</Main>}</LazyScreen>;
  return <LazyScreen name={frame}>{children}</LazyScreen>;
}

function Main({ children }: { readonly children: ReactNode }) {
  return <main id="main">{children}</main>;
}
