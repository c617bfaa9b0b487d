import type { MoonLinkWire } from '#contract/moon/moon.schemas.ts';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { litPath, type Hemisphere } from '#web/ui/drawings/moon/lit-path.ts';
import { periods as words } from '../moon.copy.ts';
import { curve, FOOT, HALF, placed, WIDTH } from './plot-places.ts';
import styles from './periods.module.css';

const LIGHTS = [1, 0.5, 0, 0.5, 1];
const DISCS = 198;
const DROP = 'M0-19c4 4 17 9 17 19a17 17 0 0 1-34 0c0-10 13-15 17-19Z';

type Props = { readonly turns: MoonLinkWire['turns']; readonly hemisphere: Hemisphere; readonly label: string };

/** One turn of the moon with the new moon in the middle; each first day of bleeding sits on the light of its night. */
export function PeriodsPlot({ turns, hemisphere, label }: Props) {
  const drops = placed(turns);
  const top = Math.min(60, ...drops.map(({ y }) => y - 22));
  return (
    <svg className={styles.plot} viewBox={`0 ${top} ${WIDTH} ${232 - top}`} role="img" aria-label={label}>
      <path className={styles.light} d={`${curve()}V${FOOT}H${HALF}Z`} />
      <path className={styles.edge} d={curve()} />
      {drops.map(({ date, x, y }, index) => (
        <g key={date} transform={`translate(${x} ${y})`}>
          <path className={styles.drop} data-last={index === drops.length - 1 || undefined} d={DROP} />
          <text className={styles.month} y="5">
            {monthName(date).slice(0, 3)}
          </text>
        </g>
      ))}
      {LIGHTS.map((illuminated, index) => (
        <g key={index} transform={`translate(${HALF + (index * (WIDTH - 2 * HALF)) / 4} ${DISCS})`}>
          <circle className={styles.shade} r="8" />
          <path className={styles.lit} d={litPath({ illuminated, waxing: index > 2 }, { radius: 8, hemisphere })} />
          <text
            className={styles.axis}
            data-end={index === 0 ? 'start' : index === 4 ? 'end' : undefined}
            x={index === 0 ? -8 : index === 4 ? 8 : 0}
            y="26"
          >
            {words.axis[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
