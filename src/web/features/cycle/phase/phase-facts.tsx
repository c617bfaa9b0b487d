import type { Phase } from '#domain/cycle/cycle-view.ts';
import { PHASE_INFO } from '#domain/cycle/phase-info.ts';
import { phaseCopy } from '../cycle.copy.ts';
import styles from './phase-facts.module.css';

/** Energy and what suits the days of a phase, in two lines. */
export function PhaseFacts({ phase }: { readonly phase: Phase }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{phaseCopy.energy}</dt>
        <dd>{PHASE_INFO[phase].energy}</dd>
      </div>
      <div>
        <dt>{phaseCopy.focus}</dt>
        <dd>{PHASE_INFO[phase].focus}</dd>
      </div>
    </dl>
  );
}
