import { useState } from 'react';
import type { CycleView, Phase } from '#domain/cycle/cycle-view.ts';
import { DeferredPhaseDialog, phaseCopy } from '#web/features/cycle/public.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { wheelCopy } from '../home.copy.ts';
import styles from './phases.module.css';

const PHASES: readonly Phase[] = ['rest', 'create', 'shine', 'reflect'];

/**
 * The four phases by word and glyph; each opens what it is usually like. Where a day is counted, the member's is
 * marked.
 */
export function PhaseButtons({ view }: { readonly view: CycleView }) {
  const [open, setOpen] = useState<Phase | null>(null);
  const here = view.state === 'within' ? view.phase : null;
  return (
    <>
      <ul className={styles.phases} aria-label={phaseCopy.list}>
        {PHASES.map((phase) => (
          <li key={phase}>
            <button
              type="button"
              className={styles.phase}
              data-phase={phase}
              data-here={phase === here || undefined}
              aria-haspopup="dialog"
              onClick={() => setOpen(phase)}
            >
              <PhaseGlyph phase={phase} size={17} />
              <span>
                {PHASE_WORDS[phase].word}
                <span className="vh">
                  {phaseCopy.aboutAfter(phase)}
                  {phase === here && wheelCopy.here}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && <DeferredPhaseDialog view={view} phase={open} spans={view.phases} onClose={() => setOpen(null)} />}
    </>
  );
}
