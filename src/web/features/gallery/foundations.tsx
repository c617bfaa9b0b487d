import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Wordmark } from '#web/ui/drawings/marks/wordmark.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

const ROLES = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'ink',
  'ink-muted',
  'line-strong',
  'accent',
  'moon',
  'danger',
  'success',
  'warning',
  'night',
  'hearth',
];
const PHASES = ['rest', 'create', 'shine', 'reflect'] as const;

export function Foundations() {
  return (
    <>
      <Specimen id="colour" title="Colour" note="Roles, never raw values. The four phases own their hues.">
        <ul className={styles.swatches}>
          {ROLES.map((role) => (
            <li key={role} data-role={role}>
              <i />
              {role}
            </li>
          ))}
        </ul>
        <div className={styles.phases}>
          {PHASES.map((phase) => (
            <div key={phase} data-phase={phase}>
              <b>
                <PhaseGlyph phase={phase} size={22} />
                {PHASE_WORDS[phase].word}
              </b>
              <span>{PHASE_WORDS[phase].name}</span>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen id="type" title="Type">
        <Wordmark />
        <p className={styles.display}>Two lights</p>
        <p className={styles.title}>Your body keeps its own calendar</p>
        <p className={styles.heading}>Nearly full, and asking to be seen</p>
        <p className={styles.quote}>I can rest before I am tired.</p>
        <p className={styles.small}>Understand my sacred menstrual cycle</p>
        <Kicker>Kicker, italic, never capitals</Kicker>
        <p>Body. Progesterone leads now. Many people run warmer, sleep lighter and want fewer people.</p>
        <p className={styles.caption}>Caption. Worked out from your last seven cycles. Zoë, Sofía, Łucja.</p>
      </Specimen>
    </>
  );
}
