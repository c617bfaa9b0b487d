import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import { ratings as copy } from './ratings.copy.ts';
import own from './sheet-ratings.module.css';
import styles from './sheet.module.css';

type Ratings = NonNullable<ReportReply['ratings']>;
type Props = { readonly ratings: Ratings | undefined; readonly onePage: boolean };
/** The stretches of the one page; the full report has every day. */
const STRETCHES = [
  [-14, -8],
  [-7, -1],
  [1, 3],
  [4, 10],
] as const;

/** Daily ratings of these days: how many, what they show in words, and the mean around the period. */
export function RatingsPart({ ratings, onePage }: Props) {
  if (!ratings) return null;
  const { ratedDays, judged, words, means } = ratings;
  const rows = means && (onePage ? stretchesOf(means) : means.map((one) => ({ ...one, from: one.day, to: one.day })));
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{copy.title}</h2>
      <div className={own.words}>
        <p>{copy.counted(ratedDays, judged)}</p>
        {words && (
          <p>
            <b>{words.title}.</b> {words.text}
          </p>
        )}
      </div>
      {rows && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {copy.head.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ from, to, mean, of }) => (
                <tr key={from}>
                  <th scope="row">{copy.days(from, to)}</th>
                  <td>{mean === null ? copy.none : mean.toFixed(1)}</td>
                  <td>{of}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.small}>{means ? copy.note : copy.credit}</p>
    </section>
  );
}

/** Each rated day counts the same, so a day weighs by how many cycles have it. */
function stretchesOf(means: NonNullable<Ratings['means']>) {
  return STRETCHES.map(([from, to]) => {
    const days = means.filter(({ day }) => day >= from && day <= to);
    const of = days.reduce((sum, one) => sum + one.of, 0);
    const total = days.reduce((sum, one) => sum + (one.mean ?? 0) * one.of, 0);
    return { from, to, of, mean: of === 0 ? null : total / of };
  });
}
