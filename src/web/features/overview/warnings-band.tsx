import { momentWords, overviewCopy as words, type Overview } from './overview.copy.ts';
import styles from './overview.module.css';

/** What somebody should act on, first and in plain sentences; or that nothing is. */
export function WarningsBand({ of, timeZone }: { readonly of: Overview; readonly timeZone: string }) {
  const { warnings, lookedAt } = of;
  return (
    <section className={styles.band} aria-label={words.warnings}>
      {warnings.length > 0 ? (
        <ol>
          {warnings.map(({ kind, count, since }) => {
            const facts = { count: count ?? 0, since: since && momentWords(since, timeZone) };
            const { what, todo } = words.warning(kind, facts);
            return (
              <li key={kind}>
                <p className={styles.what}>{what}</p>
                <p>{todo}</p>
              </li>
            );
          })}
        </ol>
      ) : (
        <p className={styles.what}>{lookedAt === null ? words.notLooked : words.well}</p>
      )}
      {lookedAt !== null && <p className={styles.looked}>{words.lookedAt(momentWords(lookedAt, timeZone))}</p>}
    </section>
  );
}
