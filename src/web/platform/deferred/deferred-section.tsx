import { use, type ComponentType, type ReactNode } from 'react';
import { DeferredPart } from '#web/platform/deferred.tsx';
import { frame, useIsServersDrawing } from './frame.tsx';
import { IS_AWAITED, DeferredCode } from './deferred-code.ts';
import { registerSections } from './sections.ts';

/** What stands in its place on a way inside the app, until its code came; the document of a visit holds it drawn. */
type Wish = { readonly fallback?: ReactNode };

/**
 * A section whose code comes with the first sign of the member: for all of a page that stands below its first view, or
 * that shows and does nothing. The server draws it, its links work, and what the server drew stays until the code is
 * here; a tap on one of its buttons is kept till then (`tapped-early.ts`). It needs no Suspense. Props that change
 * before the code came ask for the code, also without a sign of the member. On a way inside the app the screen waits
 * for the code of its sections.
 *
 * The file that `load` imports is called `*-later.tsx`: by that name the build finds the styles that the document has
 * to bring. All sections of a screen stand in one such file, so that they are one request.
 */
export function deferredSection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: Wish = {},
): ComponentType<Props> {
  const code = new DeferredCode(load);
  registerSections(() => code.fetch());
  if (!IS_AWAITED) void code.onSign();
  return frame({
    code,
    fallback,
    draw: (props) => (
      <Waiting code={code}>
        <DeferredPart code={code} props={props} />
      </Waiting>
    ),
  });
}

function Waiting<Props>({ code, children }: { readonly code: DeferredCode<Props>; readonly children: ReactNode }) {
  const isServersDrawing = useIsServersDrawing();
  if (!code.outcome) use(isServersDrawing ? code.onSign() : code.fetch());
  return children;
}
