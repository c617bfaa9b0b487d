import type { GuideKeepsake } from '#contract/health-guide/health-guide.schemas.ts';
import { useUser } from '#web/platform/session.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { lanternPath } from '#web/ui/drawings/windows/places/lantern-path.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { guide as copy } from '../guide.copy.ts';
import styles from './keepsake.module.css';

/** Her twelve weeks on paper: what she did, in the words of each week, and what she wrote. Weeks without either are not there. */
export function KeepsakePaper({ keepsake: { startedOn, weeks } }: { readonly keepsake: GuideKeepsake }) {
  const name = useUser()?.firstName;
  return (
    <article className={styles.paper}>
      <header className={styles.head}>
        <Window of={lanternPath} size="small" />
        <div>
          <h1>{copy.keepsake.title}</h1>
          <p>
            {name}
            {startedOn && `. ${copy.keepsake.from(dateWithYear(startedOn))}.`}
          </p>
          <p className={styles.quiet}>{weeks.length > 0 ? copy.keepsake.lead : copy.keepsake.none}</p>
        </div>
      </header>
      {weeks.map(({ week, title, milestone, did, words, prompt }) => (
        <section key={week} className={styles.week} aria-labelledby={`week-${week}`}>
          <h2 id={`week-${week}`}>
            <em>{week}</em> {title}
          </h2>
          <p className={styles.line}>{milestone}</p>
          {did.length > 0 && <p>{did.join(', ')}.</p>}
          {words !== null && (
            <blockquote>
              <p className={styles.quiet}>{prompt}</p>
              <p className={styles.hers}>{words}</p>
            </blockquote>
          )}
        </section>
      ))}
    </article>
  );
}
