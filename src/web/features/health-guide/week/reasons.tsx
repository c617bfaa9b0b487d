import type { BentThing, GuideReason } from '#contract/health-guide/health-guide.schemas.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { conditionNames, guide as copy, stageNames } from '../guide.copy.ts';
import styles from './reasons.module.css';

/** Why a thing is as it is: a chip that says what bent it, and one line. */
export function Reasons({ of: { text, reasons } }: { readonly of: BentThing }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason, at) => (
        <li key={at}>
          <span className={styles.chip} data-phase={reason.of === 'phase' ? reason.phase : undefined}>
            {reason.of === 'phase' && <PhaseGlyph phase={reason.phase} size={14} />}
            {chipOf(reason)}
          </span>{' '}
          {lineOf(reason) === text ? null : lineOf(reason)}
        </li>
      ))}
    </ul>
  );
}

function chipOf(reason: GuideReason): string {
  switch (reason.of) {
    case 'phase':
      return reason.chip;
    case 'stage':
      return copy.because.stage(stageNames[reason.stage]);
    case 'condition':
      return copy.because.condition(conditionNames[reason.condition]);
    default:
      return copy.because[reason.of];
  }
}

function lineOf(reason: GuideReason): string {
  switch (reason.of) {
    case 'phase':
      return reason.line ?? copy.because.phase_line(PHASE_WORDS[reason.phase].word);
    case 'low_energy':
      return reason.line ?? copy.because.low_energy_line;
    case 'pain':
      return reason.line ?? copy.because.pain_line;
    case 'high_energy':
      return reason.line ?? copy.because.high_energy_line;
    default:
      return reason.line;
  }
}
