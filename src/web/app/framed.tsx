import { Suspense, type ReactNode } from 'react';
import { Loading } from './page/waiting.tsx';
import { PartView } from './part-view.tsx';
import { drawsMain, partsOf, type Place } from './place.ts';

/** Puts what stands around a screen, and `<main id="main">` unless the screen draws its own. */
export function Framed({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const framed = <InFrame place={place}>{children}</InFrame>;
  if (!partsOf(place).includes('queries')) return framed;
  return (
    <Suspense fallback={<Loading />}>
      <PartView name="queries">{framed}</PartView>
    </Suspense>
  );
}

function InFrame({ place: { screen, frame }, children }: { readonly place: Place; readonly children: ReactNode }) {
  if (frame === 'bare') return children;
  if (frame === 'chrome')
    return <PartView name="chrome">{drawsMain(screen) ? children : <Main>{children}</Main>}</PartView>;
  return <PartView name={frame}>{children}</PartView>;
}

function Main({ children }: { readonly children: ReactNode }) {
  return <main id="main">{children}</main>;
}
