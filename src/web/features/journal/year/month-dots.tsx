import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { addDays, localDate, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { pages } from '#web/features/journal/journal.copy.ts';
import { useOpenDay, useYear } from '#web/features/journal/journal.queries.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { placeInWeek } from '#web/ui/drawings/calendar/month-grid.ts';
import { dayOfMonth, monthName } from '#web/ui/drawings/dates/date-words.ts';
import { yearCopy as copy } from './year.copy.ts';
import styles from './year.module.css';

type Props = { readonly today: LocalDate; readonly onOpen: (id: string) => void };

/**
 * A month of dots, week below week: a full one is a day with pages, in the colour of its phase; pressing it opens the
 * latest page of that day.
 */
export function MonthDots({ today, onOpen }: Props) {
  const [month, setMonth] = useState(monthOf(today));
  const { data, isError, refetch } = useYear(month.slice(0, 4));
  const openDay = useOpenDay();
  const { weekStart } = useMember();
  const days = daysOf(month);
  const known = new Map(data?.days.map((day) => [day.date, day]));
  const count = days.reduce((sum, date) => sum + (known.get(date)?.entries ?? 0), 0);
  const name = `${monthName(month)}${month.slice(0, 4) === today.slice(0, 4) ? '' : ` ${month.slice(0, 4)}`}`;
  const step = (by: number) => setMonth(monthOf(addDays(localDate(`${month}-15`), by * 30)));
  const open = (date: LocalDate) =>
    void openDay(date).then(
      (id) => id && onOpen(id),
      () => undefined,
    );
  return (
    <section aria-label={copy.month(name)}>
      <div className={styles.monthHead}>
        <h2>{name}</h2>
        <span className={styles.count}>{data && pages(count)}</span>
        <span className={styles.steps}>
          <IconButton label={copy.earlierMonth} onClick={() => step(-1)}>
            <ChevronLeft size={18} />
          </IconButton>
          <IconButton label={copy.laterMonth} disabled={month >= monthOf(today)} onClick={() => step(1)}>
            <ChevronRight size={18} />
          </IconButton>
        </span>
      </div>
      {isError && (
        <p role="alert" className={styles.quiet}>
          {copy.failed}{' '}
          <Button kind="line" size="small" onClick={() => void refetch()}>
            {copy.again}
          </Button>
        </p>
      )}
      <ol className={styles.dots}>
        {days.map((date, place) => {
          const day = known.get(date);
          return (
            <li
              key={date}
              data-from={place === 0 ? placeInWeek(date, weekStart) : undefined}
              data-phase={day?.cycle?.phase ?? undefined}
              data-now={date === today || undefined}
              data-future={date > today || undefined}
            >
              {day ? (
                <button
                  type="button"
                  aria-label={copy.open(date, day.entries)}
                  title={String(dayOfMonth(date))}
                  onClick={() => open(date)}
                >
                  <i data-many={day.entries > 1 || undefined} />
                </button>
              ) : (
                <span>
                  <i className={styles.no} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function daysOf(month: string): LocalDate[] {
  const first = localDate(`${month}-01`);
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) => monthOf(date) === month);
}
