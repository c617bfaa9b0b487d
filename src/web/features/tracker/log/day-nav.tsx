import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { log } from './log.copy.ts';
import styles from './log.module.css';

type Props = { readonly date: LocalDate; readonly today: LocalDate; readonly onDate: (date: LocalDate) => void };

/** Steps to the neighbouring days and a field for any other. A day that has not come yet cannot be chosen. */
export function DayNav({ date, today, onDate }: Props) {
  const choose = (text: string) => {
    const chosen = parseLocalDate(text);
    if (chosen && chosen <= today) onDate(chosen);
  };
  return (
    <div className={styles.nav}>
      <IconButton label={log.before} onClick={() => onDate(addDays(date, -1))}><ChevronLeft size={20} aria-hidden="true" /></IconButton>
      <input type="date" className={styles.date} aria-label={log.date} value={date} max={today} required onChange={(event) => choose(event.target.value)} />
      <IconButton label={log.after} disabled={date >= today} onClick={() => onDate(addDays(date, 1))}><ChevronRight size={20} aria-hidden="true" /></IconButton>
    </div>
  );
}
