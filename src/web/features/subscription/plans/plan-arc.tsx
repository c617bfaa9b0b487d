import { discPath, litPath } from '#web/ui/drawings/moon/lit-path.ts';
import styles from './plan-card.module.css';

const RADIUS = 8;
/** Thirteen moons of one round, from new to new, on an arc. */
const MOONS = Array.from({ length: 13 }, (_, index) => {
  const turn = index / 12;
  const place = { x: 20 + 30 * index, y: 26 + 58 * (2 * turn - 1) ** 2, radius: RADIUS };
  return {
    index,
    whole: discPath(place),
    lit: litPath({ illuminated: (1 - Math.cos(2 * Math.PI * turn)) / 2, waxing: turn < 0.5 }, place),
  };
});

/** What a year holds: thirteen moons. */
export function PlanArc() {
  return (
    <svg className={styles.arc} viewBox="0 0 400 120" aria-hidden="true">
      {MOONS.map(({ index, whole, lit }) => (
        <g key={index}>
          <path className={styles.shade} d={whole} />
          {lit && <path className={styles.lit} d={lit} />}
        </g>
      ))}
    </svg>
  );
}
