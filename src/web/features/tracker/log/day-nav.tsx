import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { DayFieldControl } from './day-field.tsx';
import { log } from './log.copy.ts';
import styles from './log.module.css';

type Props = { readonly date: LocalDate; readonly today: LocalDate; readonly onDate: (date: LocalDate) => void };

/** Steps to the neighbouring days and a field for any other. A day that has not come yet cannot be chosen. */
export function DayNav({ date, today, onDate }: Props) {
  return (
    <div className={styles.nav}>
      <IconButton label={log.before} onClick={() => onDate(addDays(date, -1))}>
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <DayFieldControl date={date} today={today} onDate={onDate} />
      <IconButton label={log.after} disabled={date >= today} onClick={() => onDate(addDays(date, 1))}>
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
