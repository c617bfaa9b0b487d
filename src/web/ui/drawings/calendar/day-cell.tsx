import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { dayOfMonth } from '#web/ui/drawings/dates/date-words.ts';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { isPrincipal, lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { dayName } from './calendar.copy.ts';
import type { DayFacts } from './day-facts.ts';
import { DayMarks } from './day-marks.tsx';
import { shownOf } from './logged/show-only.ts';
import { ShownMark } from './logged/shown-mark.tsx';
import styles from './day-cell.module.css';

type DayCellProps = {
  readonly facts: DayFacts;
  readonly month: string;
  readonly selected: boolean;
  /** True for the one day of the grid that the Tab key reaches. */
  readonly reachable: boolean;
  readonly hemisphere?: Hemisphere | undefined;
  /** `byKey`: pressed by a key, or by what reads the screen. */
  readonly onSelect: (date: LocalDate, byKey: boolean) => void;
};

/** One day of the month. A day to come can be read, not chosen. */
export function DayCell({ facts, month, selected, reachable, hemisphere, onSelect }: DayCellProps) {
  const { date, when, log, moon, chance, ribbon, only, told } = facts;
  const shown = only === 'all' ? null : shownOf(log, { only, told });
  const ahead = when === 'future';
  return (
    <button
      type="button"
      role="gridcell"
      className={styles.cell}
      data-date={date}
      data-when={when}
      data-outside={monthOf(date) !== month || undefined}
      data-bled={isPeriod(log) || undefined}
      data-quiet={(only !== 'all' && !shown) || undefined}
      aria-selected={selected}
      aria-current={when === 'today' ? 'date' : undefined}
      aria-disabled={ahead || undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={(event) => {
        if (!ahead) onSelect(date, event.detail === 0);
      }}
    >
      {/* The name as text, what is drawn hidden: an aria-label would have to repeat the drawn letters in their order. */}
      <span className="vh">{dayName(facts)}</span>
      {chance !== null && <Glass chance={chance} />}
      <span className={styles.day} aria-hidden="true">
        {dayOfMonth(date)}
      </span>
      {moon && isPrincipal(moon) && (
        <span className={styles.moon} aria-hidden="true">
          <Disc light={lightOf(moon)} size={13} hemisphere={hemisphere} />
        </span>
      )}
      {only === 'all'
        ? log && (
            <span className={styles.marks} aria-hidden="true">
              <DayMarks log={log} />
            </span>
          )
        : shown && (
            <span className={styles.marks} aria-hidden="true">
              <ShownMark shown={shown} />
            </span>
          )}
      {ribbon && (
        <i
          className={styles.ribbon}
          data-phase={ribbon.phase}
          data-known={ribbon.known}
          data-starts={ribbon.starts || undefined}
          data-ends={ribbon.ends || undefined}
        />
      )}
    </button>
  );
}

function isPeriod(log: DayLog | undefined): boolean {
  return (
    log !== undefined &&
    !log.bleedingExcluded &&
    log.flow !== undefined &&
    log.flow !== 'none' &&
    log.flow !== 'spotting'
  );
}

/** A glass filled to the chance; drawn without a viewBox, so that its parts may be given in percent of the cell. */
function Glass({ chance }: { readonly chance: number }) {
  const full = Math.round(Math.min(0.9, 0.08 + 1.87 * chance) * 100);
  return (
    <>
      <svg className={styles.glass} aria-hidden="true">
        <rect className={styles.liquid} y={`${100 - full}%`} width="100%" height={`${full}%`} />
        <rect className={styles.rim} width="100%" height="100%" rx="8" />
      </svg>
      <span className={styles.percent} aria-hidden="true" data-chance>
        {Math.round(chance * 100)}%
      </span>
    </>
  );
}
