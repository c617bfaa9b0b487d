import styles from './night.module.css';

/** At the edges, where no words stand: each across, down, and its radius. */
const STARS = [
  ['9%', '10', 1.1],
  ['23%', '16', 0.7],
  ['36%', '7', 0.8],
  ['47%', '14', 0.7],
  ['58%', '9', 1.2],
  ['9', '41%', 0.7],
  ['97.8%', '46%', 0.8],
  ['8', '72%', 0.9],
  ['97.6%', '64%', 1.1],
] as const;

/** Stars over two hills, and the one lit door that is the hearth's light by night. */
export function Landscape() {
  return (
    <>
      <svg className={styles.stars} aria-hidden="true">
        {STARS.map(([across, down, radius]) => (
          <circle key={`${across} ${down}`} cx={across} cy={down} r={radius} />
        ))}
      </svg>
      <svg className={styles.hills} viewBox="0 0 520 90" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 34C70 6 150 4 230 30S390 62 520 14V90H0Z" />
        <path className={styles.near} d="M0 66C90 40 180 46 270 60S430 82 520 52V90H0Z" />
      </svg>
      <span className={styles.door} aria-hidden="true" />
    </>
  );
}
