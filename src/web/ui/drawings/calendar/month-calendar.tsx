import { useId } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { weekdayNames } from '#web/ui/drawings/dates/date-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { DayCell } from './day-cell.tsx';
import { factsOf, type CalendarData } from './day-facts.ts';
import { weeksOf, type WeekStart } from './month-grid.ts';
import { MonthHead } from './month-head.tsx';
import { useRovingDay } from './use-roving-day.ts';
import styles from './month-calendar.module.css';

export type MonthCalendarProps = CalendarData & {
  /** "2026-11" */
  readonly month: string;
  readonly weekStart: WeekStart;
  readonly selected: LocalDate | null;
  readonly hemisphere?: Hemisphere;
  readonly onSelect: (date: LocalDate) => void;
  readonly onMonth: (month: string) => void;
};

/** A month of days: what was logged, the phases as ribbons, and the chance that the next period starts as filling glasses. */
export function MonthCalendar({ month, weekStart, selected, hemisphere, onSelect, onMonth, ...data }: MonthCalendarProps) {
  const titleId = useId();
  const factsFor = factsOf(data);
  const { grid, here, onKeyDown, visit } = useRovingDay({ month, today: data.today, selected, weekStart, onMonth });
  const select = (date: LocalDate) => {
    visit(date);
    onSelect(date);
  };
  return (
    <div className={styles.calendar}>
      <MonthHead month={month} today={data.today} titleId={titleId} onMonth={onMonth} />
      <div ref={grid} className={styles.grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <div className={styles.weekdays} role="row">
          {weekdayNames(weekStart).map((name) => (
            <span key={name} role="columnheader" aria-label={name}>{name.slice(0, 3)}</span>
          ))}
        </div>
        {weeksOf(month, weekStart).map((week) => (
          <div key={week[0]} className={styles.week} role="row">
            {week.map((date) => (
              <DayCell key={date} facts={factsFor(date)} month={month} selected={date === selected} reachable={date === here} hemisphere={hemisphere} onSelect={select} />
            ))}
          </div>
        ))}
      </div>
      <CalendarLegend phases={data.phases} chances={data.chances} />
    </div>
  );
}
