import type { Phase, PhaseSpan } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { wheelCopy } from '../home.copy.ts';
import styles from './phases.module.css';

type Props = { readonly phase: Phase; readonly spans: readonly PhaseSpan[]; readonly onClose: () => void };

/** What a phase is usually like (§2.3, §3 Cycle phase info); open as long as it is drawn. */
export function PhaseDialog({ phase, spans, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={PHASE_INFO[phase].name} kicker={PHASE_INFO[phase].range(spans)} badge={<Word phase={phase} />} actions={<Button onClick={onClose}>{wheelCopy.close}</Button>}>
      <About phase={phase} />
    </Dialog>
  );
}

function Word({ phase }: { readonly phase: Phase }) {
  return (
    <p className={styles.word} data-phase={phase}>
      <PhaseGlyph phase={phase} size={26} />
      {PHASE_INFO[phase].word}
    </p>
  );
}

function About({ phase }: { readonly phase: Phase }) {
  const info = PHASE_INFO[phase];
  return (
    <div className={styles.about} data-phase={phase}>
      <p className={styles.lead}>{info.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{wheelCopy.energy}</dt>
          <dd>{info.energy}</dd>
        </div>
        <div>
          <dt>{wheelCopy.focus}</dt>
          <dd>{info.focus}</dd>
        </div>
      </dl>
      <p>{info.detailedDescription}</p>
      <div>
        <h3>{wheelCopy.signs}</h3>
        <ul className={styles.signs}>
          {info.keyCharacteristics.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      </div>
      <p className={styles.guide}>{wheelCopy.guide}</p>
    </div>
  );
}
