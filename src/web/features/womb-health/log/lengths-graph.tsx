import type { WombFigure } from '#contract/womb-health/womb-health.schemas.ts';
import { log } from './figures.copy.ts';
import styles from './log.module.css';

type Found = NonNullable<Extract<WombFigure, { kind: 'cycle_lengths' }>['found']>;

const copy = log.lengths;
/** The newest cycles are drawn; longer ones reach the top and keep their number. */
const MOST = 12;
/** Room for so many, so that few bars don’t grow broad. */
const FEWEST = 8;
const TOP = 60;
const HEIGHT = 110;
const STEP = 26;
const BAR = 16;

/** The lengths of the newest cycles as bars, over the band that a guideline calls usual. */
export function LengthsGraph({ found: { lengths, range } }: { readonly found: Found }) {
  const shown = lengths.slice(-MOST);
  const top = Math.min(TOP, Math.max(range?.longest ?? 0, ...shown) + 4);
  const up = (days: number) => HEIGHT - (HEIGHT * Math.min(days, top)) / top;
  const width = Math.max(FEWEST, shown.length) * STEP;
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{copy.title}</b> {copy.how(range)}
      </figcaption>
      <svg className={styles.lengths} viewBox={`0 -14 ${width} ${HEIGHT + 16}`} role="img" aria-label={copy.all(shown)}>
        {range && (
          <rect
            className={styles.band}
            x="0"
            y={up(range.longest)}
            width={width}
            height={up(range.shortest) - up(range.longest)}
          />
        )}
        {shown.map((days, at) => {
          const x = at * STEP + (STEP - BAR) / 2;
          const isOutside = range !== null && (days < range.shortest || days > range.longest);
          return (
            <g key={at} data-outside={isOutside || undefined}>
              <path d={`M${x} ${HEIGHT}V${up(days) + 8}a8 8 0 0 1 ${BAR} 0V${HEIGHT}Z`} />
              <text x={x + BAR / 2} y={up(days) - 4} fontSize="10.5" textAnchor="middle">
                {days}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
