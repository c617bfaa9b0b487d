import type { AppointmentReply } from '#contract/womb-health/womb-health.schemas.ts';
import { useToday } from '#web/platform/today.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { useWombFigures } from '../womb-health.queries.ts';
import { appointment } from './appointment.copy.ts';
import { SheetParts } from './sheet-parts.tsx';
import styles from './paper.module.css';

const copy = appointment.paper;

/** The paper: black on white in every theme. */
export function Paper({ sheet }: { readonly sheet: AppointmentReply }) {
  const { data } = useWombFigures();
  const today = useToday();
  return (
    <article className={styles.sheet} aria-label={copy.title}>
      <header>
        <p className={styles.title}>{copy.title}</p>
        <p>
          {copy.prepared} {dateWithYear(today)}
        </p>
      </header>
      <SheetParts sheet={sheet} reply={data} />
      <footer>{copy.facts}</footer>
    </article>
  );
}
