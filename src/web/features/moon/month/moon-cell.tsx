import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { phaseName } from '#domain/moon/phase-name.ts';
import type { DayFacts } from '#web/ui/drawings/calendar/day-facts.ts';
import { dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { PHASE_WORDS } from '#web/ui/drawings/marks/phase.copy.ts';
import { PhaseGlyph } from '#web/ui/drawings/marks/phase-glyph.tsx';
import { Disc } from '#web/ui/drawings/moon/disc.tsx';
import { lightOf, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { percentLit } from '#web/ui/drawings/moon/moon.copy.ts';
import { timeOfDay, type Clocks } from '#web/ui/drawings/moon/instant-words.ts';
import { moon as words } from '../moon.copy.ts';
import type { DaySky } from '../moon-facts.ts';
import { cellName } from './cell-name.ts';
import styles from './cell.module.css';

type Props = {
  readonly date: LocalDate;
  readonly month: string;
  readonly sky: DaySky | null;
  readonly clocks: Clocks;
  readonly facts: DayFacts;
  readonly selected: boolean;
  readonly reachable: boolean;
  readonly hemisphere: Hemisphere;
  readonly onSelect: (date: LocalDate) => void;
};

/** One night of the month: its disc, and what the two clocks say of it. */
export function MoonCell({ date, month, sky, clocks, facts, selected, reachable, hemisphere, onSelect }: Props) {
  const { ribbon, when } = facts;
  const principal = Boolean(sky?.moon.instant);
  return (
    <button
      type="button"
      role="gridcell"
      className={styles.cell}
      data-date={date}
      data-when={when}
      data-outside={monthOf(date) !== month || undefined}
      data-principal={principal || undefined}
      aria-selected={selected}
      aria-current={when === 'today' ? 'date' : undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onSelect(date)}
    >
      {/* The name as text, what is drawn hidden: an aria-label would have to repeat the drawn letters in their order. */}
      <span className="vh">{cellName({ date, sky, facts, clocks })}</span>
      <span className={styles.day} aria-hidden="true">
        {dayOfMonth(date)}
        {dayOfMonth(date) === 1 && monthOf(date) !== month && <small> {monthName(date).slice(0, 3)}</small>}
      </span>
      <span className={styles.disc} aria-hidden="true">
        {sky && <Disc light={lightOf(sky.moon)} size={58} hemisphere={hemisphere} />}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {sky && <Mark sky={sky} clocks={clocks} />}
      </span>
      {ribbon && (
        <i
          className={styles.ribbon}
          data-phase={ribbon.phase}
          data-known={ribbon.known}
          data-starts={ribbon.starts || undefined}
          data-ends={ribbon.ends || undefined}
        />
      )}
      {ribbon?.starts && (
        <span className={styles.phase} data-phase={ribbon.phase} aria-hidden="true">
          <PhaseGlyph phase={ribbon.phase} size={13} />
          {PHASE_WORDS[ribbon.phase].word}
        </span>
      )}
    </button>
  );
}

function Mark({ sky, clocks }: { readonly sky: DaySky; readonly clocks: Clocks }) {
  const { moon, eclipse } = sky;
  const name =
    moon.instant === null ? (
      <span>{`${percentLit(moon)}%`}</span>
    ) : (
      <>
        <b>{phaseName(moon.phase)}</b>
        <span>{timeOfDay(moon.instant, clocks)}</span>
      </>
    );
  return (
    <>
      {name}
      {eclipse && <em>{words.month.eclipse}</em>}
    </>
  );
}
