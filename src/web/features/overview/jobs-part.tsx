import { NumberTable } from '#web/ui/tables/number-table.tsx';
import { momentWords, overviewCopy, type Overview } from './overview.copy.ts';
import { Part } from './part.tsx';
import styles from './overview.module.css';

const words = overviewCopy.jobs;

/** What runs, what fails, and when each kind went well last; what fails stands first. */
export function JobsPart({ of: { jobs }, timeZone }: { readonly of: Overview; readonly timeZone: string }) {
  const weight = ({ dead, failing }: Overview['jobs'][number]) => dead + failing;
  const rows = jobs
    .toSorted((one, other) => weight(other) - weight(one))
    .map(({ name, waiting, failing, dead, doneAt }) => ({
      key: name,
      cells: [
        overviewCopy.job(name),
        String(waiting),
        String(failing),
        String(dead),
        doneAt ? momentWords(doneAt, timeZone, 'short') : overviewCopy.never,
      ],
    }));
  return (
    <Part id="overview-jobs" title={words.title} lead={words.lead}>
      {rows.length > 0 ? (
        <NumberTable caption={words.title} head={words.head} rows={rows} />
      ) : (
        <p className={styles.quiet}>{words.none}</p>
      )}
    </Part>
  );
}
