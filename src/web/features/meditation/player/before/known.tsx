import type { MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { player } from '#web/features/meditation/player/player.copy.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { inCitedOrder, sourceOf } from './sources-of.ts';
import styles from './before.module.css';

const copy = player.before;
const BEST = 4;
type Props = { readonly whole: Pick<MeditationWhole, 'basis' | 'known' | 'sources' | 'checked' | 'reviewedBy'> };

/**
 * What is known, each statement with how sure it is and its sources; told apart: studies, tradition, practice. What
 * nobody has tested, and what people tell, carries no grade.
 */
export function Known({ whole: { basis, known, sources, checked, reviewedBy } }: Props) {
  if (basis === null) return null;
  const inOrder = inCitedOrder({ known, sources });
  return (
    <section className={styles.part} aria-labelledby="known">
      <h2 id="known">{copy.known}</h2>
      <p className={styles.quiet}>{copy.basis[basis]}</p>
      {known.length > 0 && (
        <ul className={styles.known}>
          {known.map(({ text, grade, sources: numbers }) => (
            <li key={text}>
              {grade !== null && (
                <span className={styles.grade}>
                  <Dots grade={grade} />
                  {copy.grades[grade]}
                </span>
              )}
              <span>
                {text}
                <Cite of={inOrder.filter(({ n }) => numbers.includes(n)).map(sourceOf)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.quiet}>
        {checked && `${copy.checked(monthWords(checked))} `}
        {reviewedBy ? copy.reviewed(reviewedBy) : copy.notReviewed}
      </p>
    </section>
  );
}

function Dots({ grade }: { readonly grade: number }) {
  return (
    <svg viewBox="0 0 44 8" width="44" height="8" aria-hidden="true">
      {Array.from({ length: BEST }, (_, at) => (
        <circle key={at} className={styles.dot} data-on={at < grade || undefined} cx={4 + at * 12} cy="4" r="3.2" />
      ))}
    </svg>
  );
}

/** "2026-11-22" is "November 2026". */
function monthWords(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}
