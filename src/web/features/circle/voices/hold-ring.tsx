import styles from './hold.module.css';

/** As many strokes as a ring holds. */
const MOST = 24;
/** In the teen circle nobody is counted: the ring is always the same. */
const UNCOUNTED = 12;
const INSIDE = 11;
const OUTSIDE = 15.5;
const FLAME =
  'M.6-6.5c.9 3.2 4.6 4.4 4.6 8.2A5.1 5.1 0 0 1 0 6.6a5.1 5.1 0 0 1-5.2-4.9c0-2 1.3-3 2.1-4.2.5 1.2 1.1 1.7 1.8 1.9-.4-2.1.3-4.4 1.9-5.9Z';

/** The strokes of a ring as one path, the first at the top, clockwise. */
export function strokesOf(count: number, of: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / of;
    const at = (radius: number) => `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
    return `M${at(INSIDE)}L${at(OUTSIDE)}`;
  }).join('');
}

/** A stroke a person up to 24 around a flame; null counts nobody. Those who have not joined are faint dots. */
export function HoldRing({ count }: { readonly count: number | null }) {
  const strokes = count === null ? strokesOf(UNCOUNTED, UNCOUNTED) : strokesOf(Math.min(count, MOST), MOST);
  return (
    <svg className={styles.ring} width="36" height="36" viewBox="-18 -18 36 36" aria-hidden="true">
      {count !== null && count < MOST && <circle className={styles.empty} r="13.2" />}
      <path className={styles.strokes} d={strokes} />
      <path className={styles.spark} d={FLAME} />
    </svg>
  );
}
