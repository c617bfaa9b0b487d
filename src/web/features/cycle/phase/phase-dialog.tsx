import type { CycleView, Phase, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PhaseBadge } from '#web/ui/status/badge.tsx';
import { phaseCopy } from '../cycle.copy.ts';
import { SignsReason } from '../signs/signs-reason.tsx';
import { aboutCopy } from './phase-dialog.copy.ts';
import { PhaseFacts } from './phase-facts.tsx';
import styles from './phase-dialog.module.css';

type Props = {
  readonly phase: Phase;
  readonly spans: readonly PhaseSpan[];
  /** Where the member is: the signs of this cycle may say otherwise than the calendar. */
  readonly view?: CycleView;
  readonly onClose: () => void;
};

/**
 * What a phase is usually like (§2.3, §3 Cycle phase info), for the member's own cycle's days; open as long as it is
 * drawn.
 */
export function PhaseDialog({ phase, spans, view, onClose }: Props) {
  const info = PHASE_INFO[phase];
  return (
    <Dialog
      open
      onClose={onClose}
      badge={<PhaseBadge phase={phase} />}
      kicker={info.range(spans)}
      title={phaseCopy.about(phase)}
      actions={<Button onClick={onClose}>{aboutCopy.close}</Button>}
    >
      <div className={styles.about} data-phase={phase}>
        <p className={styles.lead}>{info.description}</p>
        {view && (phase === 'shine' || phase === view.phase) && <SignsReason view={view} about="phase" />}
        <PhaseFacts phase={phase} />
        <p>{info.detailedDescription}</p>
        <div>
          <h3>{aboutCopy.signs}</h3>
          <ul className={styles.signs}>
            {info.keyCharacteristics.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </div>
        <p className={styles.guide}>
          {aboutCopy.guide} {info.source}
        </p>
      </div>
    </Dialog>
  );
}
