import { Fragment } from 'react';
import type { DayMeans } from '#contract/rating/rating.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { pattern } from '../rating.copy.ts';
import styles from './mean-graph.module.css';

/** Days of the drawing, from -14 to 10 without a 0. */
const DAYS = 24;
const LEVELS = [6, 5, 4, 3, 2, 1] as const;
/** Days that are named below: the others are between. */
const NAMED = [-14, -7, 1, 4, 10];
/** Percent of the width for the figures of the levels, and of the height above those of the days. */
const LEFT = 6;
const BOTTOM = 90;
const xOf = (day: number) => LEFT + ((day < 0 ? day + 14.5 : day + 13.5) / DAYS) * (100 - LEFT);
const yOf = (mean: number) => 4 + ((6 - mean) / 5) * (BOTTOM - 8);
const START = LEFT + (14 / DAYS) * (100 - LEFT);
const percent = (share: number) => `${Math.round(share * 100) / 100}%`;

type Rated = { readonly day: number; readonly mean: number };
type Props = { readonly means: DayMeans; readonly cycles: number };

/** The mean by day around the period: a point for each rated day, a line between neighbors, a gap where none is. */
export function MeanGraph({ means, cycles }: Props) {
  const words = pattern.graph;
  const rated = means.flatMap(({ day, mean }): Rated[] => (mean === null ? [] : [{ day, mean }]));
  const [first, ...rest] = rated;
  if (!first) return null;
  const high = rest.reduce((most, one) => (one.mean > most.mean ? one : most), first);
  const low = rest.reduce((least, one) => (one.mean < least.mean ? one : least), first);
  return (
    <section aria-labelledby="mean-graph" className={styles.part}>
      <h2 id="mean-graph">{words.title}</h2>
      <svg
        className={styles.graph}
        width="100%"
        height="240"
        role="img"
        aria-label={words.label(words.at(high.mean, high.day), words.at(low.mean, low.day))}
      >
        <Band from={-7} to={-1} part="before" />
        <Band from={4} to={10} part="after" />
        {LEVELS.map((level) => (
          <Fragment key={level}>
            <line
              className={styles.level}
              x1={percent(LEFT)}
              x2="100%"
              y1={percent(yOf(level))}
              y2={percent(yOf(level))}
            />
            <text x="0" y={percent(yOf(level))} dy="0.35em">
              {level}
            </text>
          </Fragment>
        ))}
        <line className={styles.start} x1={percent(START)} x2={percent(START)} y1="0" y2={percent(BOTTOM)} />
        <Lines rated={rated} />
        {rated.map(({ day, mean }) => (
          <circle key={day} className={styles.point} cx={percent(xOf(day))} cy={percent(yOf(mean))} r="4" />
        ))}
        {NAMED.map((day) => (
          <text key={day} x={percent(xOf(day))} y="99%" textAnchor="middle">
            {day < 0 ? `−${-day}` : day}
          </text>
        ))}
      </svg>
      <ul className={styles.key} aria-hidden="true">
        {(['before', 'start', 'after'] as const).map((part) => (
          <li key={part} data-part={part}>
            {words[part]}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{words.note(cycles)}</p>
      <Fold summary={words.table}>
        <MeanTable means={means} />
      </Fold>
    </section>
  );
}

function Band({ from, to, part }: { readonly from: number; readonly to: number; readonly part: 'before' | 'after' }) {
  const half = (100 - LEFT) / DAYS / 2;
  return (
    <rect
      className={styles.band}
      data-part={part}
      x={percent(xOf(from) - half)}
      width={percent(xOf(to) - xOf(from) + 2 * half)}
      y="0"
      height={percent(BOTTOM)}
    />
  );
}

/** Neighboring days alone are joined: a day without ratings is a gap. */
function Lines({ rated }: { readonly rated: readonly Rated[] }) {
  const isNext = (one: number, other: number) => other - one === 1 || (one === -1 && other === 1);
  return rated.slice(1).map((to, at) => {
    const from = rated[at];
    return (
      from &&
      isNext(from.day, to.day) && (
        <line
          key={to.day}
          className={styles.line}
          x1={percent(xOf(from.day))}
          y1={percent(yOf(from.mean))}
          x2={percent(xOf(to.day))}
          y2={percent(yOf(to.mean))}
        />
      )
    );
  });
}

function MeanTable({ means }: Pick<Props, 'means'>) {
  const words = pattern.graph;
  return (
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
        {means.map(({ day, mean, of }) => (
          <tr key={day}>
            <th scope="row">{words.day(day)}</th>
            <td>{mean === null ? words.none : mean.toFixed(1)}</td>
            <td>{of}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
