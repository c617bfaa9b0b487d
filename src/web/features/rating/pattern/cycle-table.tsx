import type { RatingPatternReply } from '#contract/rating/rating.schemas.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { pattern } from '../rating.copy.ts';
import styles from './pattern.module.css';

type Cycle = RatingPatternReply['cycles'][number];
/** The newest; who rated longer finds the rest in the report. */
const MOST = 6;

/** Which cycles count, and what is missing in those that do not. */
export function CycleTable({ cycles }: { readonly cycles: readonly Cycle[] }) {
  const words = pattern.cycles;
  return (
    <section aria-labelledby="rated-cycles">
      <h2 id="rated-cycles">{words.title}</h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {words.head.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cycles.slice(0, MOST).map((cycle) => (
              <tr key={cycle.start}>
                <th scope="row">{dateWithYear(cycle.start)}</th>
                <td>{words.of(cycle.before)}</td>
                <td>{words.of(cycle.after)}</td>
                <td>{words.counts[cycle.lacks ?? 'nothing']}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{words.note}</p>
    </section>
  );
}
