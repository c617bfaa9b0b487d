import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { dayOfMonth, longDate, weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { firstDay as words } from './first-day.copy.ts';
import styles from './first-day.module.css';

type Props = {
  readonly today: LocalDate;
  readonly value: LocalDate;
  readonly onChange: (date: LocalDate) => void;
};

/** The last seven days as arches, today chosen: native radios, so arrow keys move and choose. */
export function DayRow({ today, value, onChange }: Props) {
  const days = [-6, -5, -4, -3, -2, -1, 0].map((away) => addDays(today, away));
  return (
    <fieldset id="first-date" tabIndex={-1} className={styles.days}>
      <legend className="vh">{words.days}</legend>
      {days.map((date) => (
        <label key={date} className={styles.day}>
          <input
            type="radio"
            name="first-date"
            value={date}
            checked={date === value}
            onChange={() => onChange(date)}
            aria-label={longDate(date)}
          />
          <small aria-hidden="true">{date === today ? words.today : weekdayName(date).slice(0, 3)}</small>
          <b aria-hidden="true">{dayOfMonth(date)}</b>
        </label>
      ))}
    </fieldset>
  );
}
