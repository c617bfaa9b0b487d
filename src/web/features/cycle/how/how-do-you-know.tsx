import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { cycleCopy } from '../cycle.copy.ts';

const DeferredHowDialog = deferred(async () => (await import('./how-dialog.tsx')).HowDialog);

/** The way from every forecast to what it rests on. Nothing where there is no forecast. */
export function HowDoYouKnow({
  view,
  firstYears = false,
}: {
  readonly view: CycleView;
  readonly firstYears?: boolean;
}) {
  const [open, setOpen] = useState(false);
  if (!view.forecast) return null;
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {cycleCopy.how}
      </TextButton>
      {/* In the page's own light: a forecast stands on the night. */}
      {open &&
        createPortal(
          <DeferredHowDialog view={view} firstYears={firstYears} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
