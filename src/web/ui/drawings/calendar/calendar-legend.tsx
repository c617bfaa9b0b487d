import type { Phase } from '#domain/cycle/cycle-view.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { CALENDAR_WORDS } from './calendar.copy.ts';
import type { CalendarData } from './day-facts.ts';
import { AllMarks, FlowMark } from './day-marks.tsx';
import styles from './month-calendar.module.css';

const PHASES: readonly Phase[] = ['rest', 'create', 'shine', 'reflect'];
const SHOWN_MARKS = { pain: { level: 6, places: [] }, symptoms: { cramps: 1 }, moods: ['calm'], note: 'x' } as const;

/** Names the marks that need one; phases and chances only when the month has some. */
export function CalendarLegend({ phases, chances, event = null }: Pick<CalendarData, 'phases' | 'chances' | 'event'>) {
  const present = PHASES.filter((phase) => phases.some((day) => day.phase === phase));
  return (
    <ul className={styles.legend} aria-label={CALENDAR_WORDS.legend}>
      <li>
        <FlowMark flow="medium" />
        {CALENDAR_WORDS.bleeding}
      </li>
      <li>
        <span className={styles.keys}>
          <AllMarks log={SHOWN_MARKS} />
        </span>
        {CALENDAR_WORDS.marks}
      </li>
      {chances.length > 0 && (
        <li>
          <i className={styles.glassKey} />
          {CALENDAR_WORDS.chance(event)}
        </li>
      )}
      {present.map((phase) => (
        <li key={phase} data-phase={phase}>
          <span className={styles.glyph}>
            <PhaseGlyph phase={phase} size={16} />
          </span>
          {event ? CALENDAR_WORDS.ribbon(event) : PHASE_WORDS[phase].name}
        </li>
      ))}
    </ul>
  );
}
