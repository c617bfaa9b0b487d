import { useId } from 'react';
import type { GuideReply, GuideWeekSummary } from '#contract/health-guide/health-guide.schemas.ts';
import { daysBetween, type LocalDate } from '#domain/calendar/local-date.ts';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { guide as copy } from '../guide.copy.ts';
import { hrefOf } from './week-address.ts';
import styles from './tide.module.css';

type Props = {
  readonly weeks: readonly GuideWeekSummary[];
  readonly tide: GuideReply['tide'];
  readonly week: number | null;
};

const WIDTH = 1_000;
const HEIGHT = 150;
const FOOT = 140;
/** How high the ground lies in each phase: high ground asks for more. */
const GROUND: Readonly<Record<Phase, number>> = { rest: 112, create: 78, shine: 42, reflect: 82 };

/**
 * The way over the phases expected along it, with a door for each week to come. Without phases there is a row of doors
 * alone: the weeks follow no cycle then.
 */
export function Tide({ weeks, tide, week }: Props) {
  const ground = useId();
  const [first] = tide;
  const last = tide.at(-1);
  if (!first || !last) return <Doors weeks={weeks} week={week} />;
  const days = daysBetween(first.from, last.to) + 1;
  const x = (date: LocalDate) => (daysBetween(first.from, date) / days) * WIDTH;
  const end = (date: LocalDate) => ((daysBetween(first.from, date) + 1) / days) * WIDTH;
  const peaks = tide.map((span) => ({ at: (x(span.from) + end(span.to)) / 2, y: GROUND[span.phase] }));
  const surface = lineThrough(peaks);
  return (
    <figure className={styles.tide}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={copy.tide.label} preserveAspectRatio="none">
        <clipPath id={ground}>
          <path d={`${surface} L${WIDTH} ${FOOT} L0 ${FOOT} Z`} />
        </clipPath>
        <g clipPath={`url(#${ground})`}>
          {tide.map((span) => (
            <rect
              key={span.from}
              data-phase={span.phase}
              x={x(span.from)}
              width={end(span.to) - x(span.from)}
              y={0}
              height={FOOT}
              className={span.isExpected ? styles.expected : styles.known}
            />
          ))}
        </g>
        <path className={styles.line} d={surface} />
      </svg>
      <Doors weeks={weeks} week={week} />
      <figcaption>{copy.tide.caption}</figcaption>
    </figure>
  );
}

type Point = { readonly at: number; readonly y: number };

/** A soft line through the middles of the phases, from edge to edge. */
function lineThrough(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  const all = [{ at: 0, y: first.y }, ...points, { at: WIDTH, y: last.y }];
  return all
    .map(({ at, y }, place) => {
      const before = all[place - 1];
      if (!before) return `M${round(at)} ${y}`;
      const half = round((before.at + at) / 2);
      return `C${half} ${before.y} ${half} ${y} ${round(at)} ${y}`;
    })
    .join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function Doors({ weeks, week: now }: Pick<Props, 'weeks' | 'week'>) {
  return (
    <nav className={styles.doors} aria-label={copy.tide.plain}>
      {weeks.map(({ week, title }) => (
        <a
          key={week}
          href={hrefOf(week)}
          aria-label={`${copy.week(week)}, ${title}`}
          aria-current={week === now ? 'step' : undefined}
        >
          {week}
        </a>
      ))}
    </nav>
  );
}
