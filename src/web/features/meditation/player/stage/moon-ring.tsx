import { useId } from 'react';
import { coordinate } from '#web/ui/drawings/marks/coordinate.ts';
import { litPath } from '#web/ui/drawings/moon/lit-path.ts';
import styles from './moon-ring.module.css';

/** About so many marks stand around the disc, a whole number in each minute. */
const MARKS = 60;
const CENTER = 200;
const RADIUS = 112;

type Props = { readonly second: number; readonly seconds: number; readonly label: string; readonly isStill: boolean };

/** A disc that fills like a waxing moon, in a ring whose long marks are the minutes. */
export function MoonRing({ second, seconds, label, isStill }: Props) {
  const id = useId();
  const share = seconds > 0 ? second / seconds : 0;
  const lit = litPath({ illuminated: share, waxing: true }, { x: CENTER, y: CENTER, radius: RADIUS });
  return (
    <svg className={styles.moon} viewBox="0 0 400 400" role="img" aria-label={label} data-still={isStill || undefined}>
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glow} offset="0" stopOpacity=".5" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className={styles.halo} cx={CENTER} cy={CENTER} r="176" fill={`url(#${id}glow)`} />
      <Ring share={share} seconds={seconds} />
      <circle className={styles.dark} cx={CENTER} cy={CENTER} r={RADIUS} />
      {lit && <path className={styles.lit} d={lit} />}
      <circle className={styles.rim} cx={CENTER} cy={CENTER} r="146" />
    </svg>
  );
}

/** The marks alone: those that are passed shine. */
export function Ring({ share, seconds }: { readonly share: number; readonly seconds: number }) {
  const between = Math.max(1, Math.round(MARKS / (seconds / 60)));
  const each = 60 / between;
  const count = Math.max(1, Math.round(seconds / each));
  return (
    <g>
      {Array.from({ length: count }, (_, at) => {
        const isMinute = at % between === 0;
        const angle = (at / count) * 2 * Math.PI;
        const [across, up] = [Math.sin(angle), -Math.cos(angle)];
        const [from, to] = [178, isMinute ? 189 : 184];
        return (
          <line
            key={at}
            className={styles.mark}
            data-minute={isMinute || undefined}
            data-past={(share > 0 && at / count <= share) || undefined}
            x1={coordinate(CENTER + across * from)}
            y1={coordinate(CENTER + up * from)}
            x2={coordinate(CENTER + across * to)}
            y2={coordinate(CENTER + up * to)}
          />
        );
      })}
    </g>
  );
}
