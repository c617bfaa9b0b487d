import { useState } from 'react';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { DeferredPhaseDialog, DeferredSigns, phaseCopy } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import styles from './wheel.module.css';

/** What today's phase is often like, with the way to read all of it. */
export function PhaseNote({ view }: { readonly view: CycleView }) {
  const { phase, phases: spans } = view;
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.body} data-phase={phase}>
      <p className={styles.mark}>
        <PhaseGlyph phase={phase} size={14} />
        {tracker.bodyToday}
      </p>
      <p className={styles.say}>
        {PHASE_INFO[phase].description}{' '}
        <TextButton inline aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {phaseCopy.about(phase)}
        </TextButton>
      </p>
      <DeferredSigns view={view} show="phase" />
      {open && <DeferredPhaseDialog view={view} phase={phase} spans={spans} onClose={() => setOpen(false)} />}
    </div>
  );
}
