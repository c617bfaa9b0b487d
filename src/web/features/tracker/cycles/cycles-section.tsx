import { useState, type ReactNode } from 'react';
import type { CycleWire } from '#contract/cycle/cycle.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import { asEvent, eventOf } from '#web/features/cycle/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { barParts, CycleBar, percent } from './cycle-bar.tsx';
import { cycles as words, REASON_WORDS } from './cycles.copy.ts';
import styles from './cycles.module.css';

const SHOWN = 4;
/** A very long gap must not press all other bars to nothing. */
const LONGEST_AXIS = 60;
const TICKS = [7, 14, 21, 28, 35, 42, 49, 56];

type Props = {
  readonly cycles: readonly CycleWire[];
  readonly view: CycleView;
  readonly surface: StageSurface;
  readonly onEdit: (startDate: LocalDate) => void;
  /** What stands beneath them. */ readonly children?: ReactNode;
};

/** The member's cycles on one axis of days, newest first. Each opens for editing. */
export function CyclesSection({ cycles, view, surface, onEdit, children }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? cycles : cycles.slice(0, SHOWN);
  const firstYears = !surface.phases;
  const say = (text: string) => asEvent(text, eventOf(surface));
  const parts = shown.map((cycle) => barParts(cycle, { view, firstYears }));
  const axis = Math.min(LONGEST_AXIS, Math.max(28, ...parts.map((bar) => bar.at(-1)?.to ?? 0)));
  return (
    <section aria-labelledby="cycles" className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id="cycles">{words.title}</h2>
        {cycles.length > SHOWN && (
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.all(cycles.length)}
          </TextButton>
        )}
      </div>
      <div className={styles.list}>
        <Axis axis={axis} />
        <ol>
          {shown.map((cycle, index) => (
            <li key={cycle.startDate}>
              <button
                type="button"
                className={styles.row}
                aria-haspopup="dialog"
                onClick={() => onEdit(cycle.startDate)}
              >
                <span className={styles.date}>
                  {cycle.startDate.slice(0, 4) === view.today.slice(0, 4)
                    ? dayAndMonth(cycle.startDate)
                    : dateWithYear(cycle.startDate)}
                </span>
                <CycleBar parts={parts[index] ?? []} axis={axis} />
                <span className={styles.length}>{lengthWords(cycle, view)}</span>
                <span className="vh">{say(words.more(cycle))}</span>
                {cycle.excluded && (
                  <span className={styles.out}>
                    {words.leftOut}: {say(REASON_WORDS[cycle.excluded].toLowerCase())}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

function lengthWords(cycle: CycleWire, view: CycleView): string {
  if (cycle.endDate !== null) return words.days(cycle.cycleLength);
  return view.state === 'resting' || view.unwrappedDay === null ? '' : `day ${view.unwrappedDay}`;
}

/** Day numbers above the bars. */
function Axis({ axis }: { readonly axis: number }) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <svg className={styles.ticks} width="100%" height="18">
        <text x="0" y="13">
          {words.axis}
        </text>
        {TICKS.filter((day) => day > 3 && day <= axis).map((day) => (
          <text key={day} x={percent(day, axis)} y="13" textAnchor={day > axis - 2 ? 'end' : 'middle'}>
            {day}
          </text>
        ))}
      </svg>
    </div>
  );
}
