import { useState } from 'react';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { DeferredPhaseDialog, DeferredSigns, phaseCopy, PhaseFacts } from '#web/features/cycle/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TodayFrame } from './today-frame.tsx';

/** Inside the usual length: the phase the member is in, in a few words, and the way to more of them. */
export function PhaseToday({ view }: { readonly view: CycleView }) {
  const [open, setOpen] = useState(false);
  return (
    <TodayFrame title={PHASE_INFO[view.phase].description}>
      <DeferredSigns view={view} show="phase" />
      <PhaseFacts phase={view.phase} />
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {phaseCopy.about(view.phase)}
      </TextButton>
      {open && (
        <DeferredPhaseDialog view={view} phase={view.phase} spans={view.phases} onClose={() => setOpen(false)} />
      )}
    </TodayFrame>
  );
}
