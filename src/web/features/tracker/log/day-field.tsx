import { useRef, useState, type MouseEvent } from 'react';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { log } from './log.copy.ts';
import styles from './log.module.css';

type Props = { readonly date: LocalDate; readonly today: LocalDate; readonly onDate: (date: LocalDate) => void };

/**
 * The day in words, and beneath them the platform's date field. A picked day counts at once, a typed one when the
 * member is done typing.
 */
export function DayFieldControl({ date, today, onDate }: Props) {
  const [text, setText] = useState<string | null>(null);
  const typing = useRef(false);
  const take = (next: string | null) => {
    const chosen = next === null ? null : parseLocalDate(next);
    typing.current = false;
    setText(null);
    if (chosen && chosen <= today && chosen !== date) onDate(chosen);
  };
  return (
    <span className={styles.day}>
      <span aria-hidden="true">{shortDate(date)}</span>
      <input
        type="date"
        className={styles.date}
        aria-label={log.date}
        value={text ?? date}
        max={today}
        required
        onClick={openPicker}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take(text);
          else typing.current = true;
        }}
        onChange={({ target }) => (typing.current ? setText(target.value) : take(target.value))}
        onBlur={() => take(text)}
      />
    </span>
  );
}

// A press anywhere on the words opens the calendar of the platform; some browsers have none to open.
function openPicker({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker();
  } catch {
    currentTarget.focus();
  }
}
