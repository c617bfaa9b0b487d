import { useState } from 'react';
import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { DeferredPhaseDialog, phaseCopy } from '#web/features/cycle/public.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import styles from './phases.module.css';

const PARTS = 12;

/** The phases of this cycle with their days, each as wide as it lasts; each opens what there is to know about it. */
export function PhaseStrip({ view }: { readonly view: CycleView }) {
  const [open, setOpen] = useState<Phase | null>(null);
  return (
    <section aria-labelledby="phases">
      <h2 id="phases" className="vh">
        {phaseCopy.list}
      </h2>
      <ul className={styles.strip}>
        {view.phases.map(({ phase, from, to }) => (
          <li key={phase} data-phase={phase} data-share={shareOf(to - from + 1, view.cycleLength)}>
            <button
              type="button"
              className={styles.phase}
              aria-haspopup="dialog"
              aria-current={isHere(view, phase) ? 'true' : undefined}
              onClick={() => setOpen(phase)}
            >
              <i className={styles.bar} />
              <span className={styles.word}>
                <PhaseGlyph phase={phase} />
                {PHASE_WORDS[phase].word}
              </span>
              <span className={styles.days}>
                {PHASE_WORDS[phase].name}
                <br />
                {PHASE_INFO[phase].range(view.phases)}
              </span>
              {isHere(view, phase) && <span className={styles.here}>{tracker.here}</span>}
            </button>
          </li>
        ))}
      </ul>
      {open && <DeferredPhaseDialog view={view} phase={open} spans={view.phases} onClose={() => setOpen(null)} />}
    </section>
  );
}

function isHere(view: CycleView, phase: Phase): boolean {
  return view.state === 'within' && view.phase === phase;
}

// In twelfths, so that a width is one of a few classes; a phase of a day still has room for its word.
function shareOf(days: number, length: number): number {
  return Math.min(8, Math.max(2, Math.round((PARTS * days) / length)));
}
