import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { monthName, MONTHS } from '#web/ui/drawings/dates/date-words.ts';
import { CALENDAR_WORDS } from './calendar.copy.ts';
import { monthsLater } from './month-grid.ts';
import styles from './month-calendar.module.css';

const YEARS_BACK = 40;

type MonthHeadProps = {
  readonly month: string;
  readonly today: LocalDate;
  readonly titleId: string;
  /** First and last year of the choice; by default forty years back and one ahead. */ readonly years?: readonly [
    number,
    number,
  ];
  readonly onMonth: (month: string) => void;
};

function yearsAround(month: string, today: LocalDate, years?: readonly [number, number]): number[] {
  const [shown, now] = [Number(month.slice(0, 4)), Number(today.slice(0, 4))];
  const [first, last] = years ?? [Math.min(shown, now - YEARS_BACK), Math.max(shown, now + 1)];
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

/** The month's name, which is also the way to any other month, and the steps to its neighbours. */
export function MonthHead({ month, today, titleId, years, onMonth }: MonthHeadProps) {
  const [year, number] = [month.slice(0, 4), month.slice(5, 7)];
  return (
    <div className={styles.head}>
      <h2 id={titleId} className={styles.spoken} aria-live="polite">{`${monthName(month)} ${year}`}</h2>
      <div className={styles.title}>
        <label>
          <span className={styles.spoken}>{CALENDAR_WORDS.month}</span>
          <select value={number} onChange={(event) => onMonth(`${year}-${event.target.value}`)}>
            {MONTHS.map((name, index) => (
              <option key={name} value={String(index + 1).padStart(2, '0')}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={styles.spoken}>{CALENDAR_WORDS.year}</span>
          <select value={year} onChange={(event) => onMonth(`${event.target.value}-${number}`)}>
            {yearsAround(month, today, years).map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.steps}>
        <IconButton label={CALENDAR_WORDS.previous} onClick={() => onMonth(monthsLater(month, -1))}>
          <ChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <Button kind="quiet" size="small" onClick={() => onMonth(monthOf(today))}>
          {CALENDAR_WORDS.today}
        </Button>
        <IconButton label={CALENDAR_WORDS.next} onClick={() => onMonth(monthsLater(month, 1))}>
          <ChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
