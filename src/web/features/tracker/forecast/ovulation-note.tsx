import type { LocalDate } from '#domain/calendar/local-date.ts';
import { useOvulation } from '#web/features/cycle/public.ts';
import { dayOfMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';
import { ovulation as words } from './ovulation.copy.ts';
import styles from './ovulation.module.css';

const TALLEST = 44;

/**
 * When ovulation is likely and where that comes from; fertile days only where the member's stage shows them. Says
 * nothing where there is no estimate.
 */
export function OvulationNote({ today }: { readonly today: LocalDate }) {
  const estimate = useOvulation().data?.estimate;
  if (!estimate) return null;
  return (
    <section aria-labelledby="ovulation" className={styles.note}>
      <h3 id="ovulation">{words.title}</h3>
      <p className={styles.badge} data-provenance={estimate.provenance}>
        {words.badge[estimate.provenance]}
      </p>
      <p>{words.sentence(estimate, today)}</p>
      <p className={styles.muted}>{words.why(estimate)}</p>
      {estimate.fertile.length > 0 && (
        <figure className={styles.fertile}>
          <figcaption className={styles.muted}>{words.fertile}</figcaption>
          <ol>
            {estimate.fertile.map(({ date, probability }) => (
              <li key={date} data-today={date === today || undefined}>
                <span className="vh">{words.fertileDay(longDate(date), Math.round(probability * 100))}</span>
                <svg width="100%" height={TALLEST} aria-hidden="true">
                  <rect x="0" y={TALLEST * (1 - probability)} width="100%" height={TALLEST * probability} rx="2" />
                </svg>
                <span aria-hidden="true">{dayOfMonth(date)}</span>
              </li>
            ))}
          </ol>
        </figure>
      )}
      <p className={styles.muted}>{words.guide}</p>
    </section>
  );
}
