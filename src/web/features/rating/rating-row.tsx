import { ChevronRight } from 'lucide-react';
import { href } from '#contract/screens.ts';
import { monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { ratedCount } from '#domain/rating/rated-day.ts';
import { rating } from './rating.copy.ts';
import { useRatedMonth } from './rating.queries.ts';
import styles from './rating-row.module.css';

/** The day's ratings as one line of the log: how many are there, and the way to them. */
export function RatingRow({ date, today }: { readonly date: LocalDate; readonly today: LocalDate }) {
  const { days } = useRatedMonth(monthOf(date));
  const rated = ratedCount(days?.find((day) => day.date === date)?.ratings ?? {});
  return (
    <a className={styles.row} href={href('ratings', { search: { day: date === today ? undefined : date } })}>
      <span>
        <b>{rating.row.title}</b>
        {days && <small>{rated > 0 ? rating.row.some(rated) : rating.row.open}</small>}
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </a>
  );
}
