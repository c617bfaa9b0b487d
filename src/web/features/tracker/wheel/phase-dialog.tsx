import type { Phase, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { tracker } from '#web/features/tracker/tracker.copy.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PhaseBadge } from '#web/ui/status/badge.tsx';
import styles from './wheel.module.css';

type Props = { readonly phase: Phase; readonly spans: readonly PhaseSpan[]; readonly onClose: () => void };

/** All there is to say about a phase, for her own cycle's days. */
export function PhaseDialog({ phase, spans, onClose }: Props) {
  const info = PHASE_INFO[phase];
  return (
    <Dialog open onClose={onClose} badge={<PhaseBadge phase={phase} />} title={tracker.aboutPhase(phase)} actions={<Button onClick={onClose}>{tracker.phase.close}</Button>}>
      <div className={styles.info} data-phase={phase}>
        <p className={styles.small}>{tracker.phase.days(info.range(spans))}</p>
        <p className={styles.say}>{info.description}</p>
        <p>{info.detailedDescription}</p>
        <dl>
          <div><dt>{tracker.phase.energy}</dt><dd>{info.energy}</dd></div>
          <div><dt>{tracker.phase.focus}</dt><dd>{info.focus}</dd></div>
          <div><dt>{tracker.phase.signs}</dt><dd><ul>{info.keyCharacteristics.map((sign) => <li key={sign}>{sign}</li>)}</ul></dd></div>
        </dl>
        <p className={styles.small}>{tracker.phase.guide}</p>
      </div>
    </Dialog>
  );
}
