import { useId, type ReactNode } from 'react';
import type { WeekStart } from '#domain/account/units.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { weekdayNames } from '#web/ui/drawings/dates/date-words.ts';
import type { Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { CALENDAR_WORDS } from './calendar.copy.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import { DayCell } from './day-cell.tsx';
import { dayFactsOf, type CalendarData } from './day-facts.ts';
import { weeksOf } from './month-grid.ts';
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
  /** Where given, a first press chooses a day and a second one opens it; a key opens it at once. */
  readonly onOpen?: (date: LocalDate) => void;
  /** What stands above the legend, behind the same line. */
  readonly tools?: ReactNode;
  /** What stands between the days and the legend. */
  readonly below?: ReactNode;
  /** What else the legend names. */
  readonly legend?: ReactNode;
};

/**
 * A month of days: what was logged, the phases as ribbons, and the chance that the next period starts as filling
 * glasses.
 */
export function MonthCalendar({
  month,
  weekStart,
  selected,
  hemisphere,
  onSelect,
  onMonth,
  onOpen,
  tools,
  below,
  legend,
  ...data
}: MonthCalendarProps) {
  const titleId = useId();
  const factsFor = dayFactsOf(data);
  const { grid, here, onKeyDown, visit } = useRovingDay({ month, today: data.today, selected, weekStart, onMonth });
  const select = (date: LocalDate, byKey: boolean) => {
    visit(date);
    if (onOpen && (byKey || date === selected)) onOpen(date);
    else onSelect(date);
  };
  return (
    <div className={styles.calendar}>
      <MonthHead month={month} today={data.today} titleId={titleId} onMonth={onMonth} />
      <div ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={onKeyDown}>
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
              <DayCell
                key={date}
                facts={factsFor(date)}
                month={month}
                selected={date === selected}
                reachable={date === here}
                hemisphere={hemisphere}
                onSelect={select}
              />
            ))}
          </div>
        ))}
      </div>
      {below && <div className={styles.below}>{below}</div>}
      <div className={styles.marks}>
        <Fold summary={CALENDAR_WORDS.legend}>
          {tools && <div className={styles.tools}>{tools}</div>}
          <CalendarLegend phases={data.phases} chances={data.chances} event={data.event ?? null} />
          {legend}
        </Fold>
      </div>
    </div>
  );
}
