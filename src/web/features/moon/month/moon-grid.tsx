import { useId, type ReactNode } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { dayFactsOf, type DayPhase } from '#web/ui/drawings/calendar/day-facts.ts';
import { weeksOf } from '#web/ui/drawings/calendar/month-grid.ts';
import { MonthHead } from '#web/ui/drawings/calendar/month-head.tsx';
import { useRovingDay } from '#web/ui/drawings/calendar/use-roving-day.ts';
import { weekdayNames } from '#web/ui/drawings/dates/date-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import type { DaySky } from '../moon-facts.ts';
import { KNOWN_YEARS } from './known-months.ts';
import { MoonCell } from './moon-cell.tsx';
import styles from './month.module.css';

export type MoonGridProps = {
  readonly month: string;
  readonly today: LocalDate;
  readonly selected: LocalDate;
  readonly sky: (date: LocalDate) => DaySky | null;
  readonly zone: string;
  readonly phases: readonly DayPhase[];
  readonly hemisphere: Hemisphere;
  /** Stands between the head and the days. */
  readonly options: ReactNode;
  readonly onMonth: (month: string) => void;
  readonly onSelect: (date: LocalDate) => void;
};

/** The month as a grid of true discs: arrow keys move, PageUp and PageDown turn the month, with Shift the year. */
export function MoonGrid({
  month,
  today,
  selected,
  sky,
  zone,
  phases,
  hemisphere,
  options,
  onMonth,
  onSelect,
}: MoonGridProps) {
  const titleId = useId();
  const { weekStart, clock } = useMember();
  const { grid, here, onKeyDown, visit } = useRovingDay({ month, today, selected, weekStart, onMonth });
  const factsFor = dayFactsOf({ today, logs: [], moon: [], phases, chances: [] });
  const select = (date: LocalDate) => {
    visit(date);
    onSelect(date);
  };
  return (
    <div className={styles.calendar}>
      <MonthHead month={month} today={today} titleId={titleId} years={KNOWN_YEARS} onMonth={onMonth} />
      {options}
      <div ref={grid} className={styles.grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <div className={styles.weekdays} role="row">
          {weekdayNames(weekStart).map((name) => (
            <span key={name} role="columnheader" aria-label={name}>
              {name.slice(0, 3)}
            </span>
          ))}
        </div>
        {weeksOf(month, weekStart).map((week) => (
          <div key={week[0]} className={styles.week} role="row">
            {week.map((date) => (
              <MoonCell
                key={date}
                date={date}
                month={month}
                sky={sky(date)}
                clocks={{ zone, clock }}
                facts={factsFor(date)}
                selected={date === selected}
                reachable={date === here}
                hemisphere={hemisphere}
                onSelect={select}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
