import { useState } from 'react';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { cycleCopy } from '../cycle.copy.ts';

const DeferredHowDialog = deferred(async () => (await import('./how-dialog.tsx')).HowDialog);

/** Stands beside every forecast and opens what it rests on. Nothing where nothing is foretold. */
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
      {open && <DeferredHowDialog view={view} firstYears={firstYears} onClose={() => setOpen(false)} />}
    </>
  );
}
