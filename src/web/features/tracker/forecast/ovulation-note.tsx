import type { LocalDate } from '#domain/calendar/local-date.ts';
import { FertileBars, fertileCopy, useOvulation } from '#web/features/cycle/public.ts';
import { FeverQuestion } from './fever-question.tsx';
import { ovulation as words } from './ovulation.copy.ts';
import styles from './ovulation.module.css';

/**
 * When ovulation is likely and where that comes from; fertile days only where the member's stage shows them. Says
 * nothing where there is no estimate.
 */
export function OvulationNote({ today }: { readonly today: LocalDate }) {
  const { estimate, feverish } = useOvulation().data ?? {};
  if (!estimate) return null;
  return (
    <section aria-labelledby="ovulation" className={styles.note}>
      <div className={styles.head}>
        <h3 id="ovulation">{words.title}</h3>
        <p className={styles.badge} data-provenance={estimate.provenance}>
          {estimate.waiting.length > 0 ? words.waiting : words.badge[estimate.provenance]}
        </p>
      </div>
      <p>{words.sentence(estimate, today)}</p>
      {feverish && <FeverQuestion key={feverish.date} date={feverish.date} />}
      {estimate.fertile.length > 0 && (
        <figure className={styles.fertile}>
          <figcaption className={styles.muted}>{fertileCopy.chance}</figcaption>
          <FertileBars days={estimate.fertile} today={today} />
        </figure>
      )}
    </section>
  );
}

/** What the estimate rests on, for those who ask. */
export function OvulationWhy() {
  const { estimate } = useOvulation().data ?? {};
  if (!estimate) return null;
  return (
    <>
      <p>{words.why(estimate)}</p>
      <p>{words.guide}</p>
    </>
  );
}
