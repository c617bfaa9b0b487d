import { Suspense, type ReactNode } from 'react';
import { Loading } from './page/waiting.tsx';
import { PartView } from './part-view.tsx';
import { partsOf, type Place } from './place.ts';

/** Puts what stands around a screen. Chrome and bar draw `<main id="main">`; a bare screen draws its own. */
export function Framed({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  const framed = <InFrame frame={place.frame}>{children}</InFrame>;
  if (!partsOf(place).includes('queries')) return framed;
  return (
    <Suspense fallback={<Loading />}>
      <PartView name="queries">{framed}</PartView>
    </Suspense>
  );
}

function InFrame({ frame, children }: { readonly frame: Place['frame']; readonly children: ReactNode }) {
  if (frame === 'bare') return children;
  return <PartView name={frame}>{children}</PartView>;
}
