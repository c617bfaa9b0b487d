import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { addDays, localDate, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { dayOfMonth, monthName, weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { rating } from '../rating.copy.ts';
import styles from './day-strip.module.css';

type Props = {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly rated: ReadonlySet<LocalDate>;
  /** Begun and not saved. */
  readonly begun: ReadonlySet<LocalDate>;
  readonly onDate: (date: LocalDate) => void;
};

/** The days of the month: which are rated, never how. A day that has not come yet cannot be chosen. */
export function DayStrip({ date, today, rated, begun, onDate }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  const first = localDate(`${monthOf(date)}-01`);
  const days = Array.from({ length: 31 }, (_, at) => addDays(first, at)).filter(
    (day) => monthOf(day) === monthOf(date),
  );
  const next = addDays(days.at(-1) ?? date, 1);
  const stateOf = (day: LocalDate) => (begun.has(day) ? 'begun' : rated.has(day) ? 'rated' : 'open');
  useEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [date]);
  return (
    <div className={styles.month}>
      <div className={styles.head}>
        <h3>{`${monthName(date)} ${date.slice(0, 4)}`}</h3>
        <div>
          <IconButton label={rating.monthBefore} onClick={() => onDate(addDays(first, -1))}>
            <ChevronsLeft size={20} aria-hidden="true" />
          </IconButton>
          {next <= today && (
            <IconButton label={rating.monthAfter} onClick={() => onDate(next)}>
              <ChevronsRight size={20} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      </div>
      <ol ref={strip} className={styles.days} aria-label={rating.days(monthName(date))}>
        {days
          .filter((day) => day <= today)
          .map((day) => (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                data-state={stateOf(day)}
                aria-current={day === date ? 'date' : undefined}
                onClick={() => onDate(day)}
              >
                <small aria-hidden="true">{weekdayName(day).slice(0, 1)}</small>
                <span>
                  <span className="vh">{weekdayName(day)} </span>
                  {dayOfMonth(day)}
                  <span className="vh"> {rating.cell(monthName(day), stateOf(day))}</span>
                </span>
                <i aria-hidden="true" />
              </button>
            </li>
          ))}
      </ol>
      <p className={styles.key}>{rating.key}</p>
    </div>
  );
}
