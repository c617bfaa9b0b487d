import styles from './offline.module.css';

/** A window under an arch, with the moon in it: somebody is home, and the way there is not open. */
export function ClosedHearth() {
  return (
    <svg className={styles.arch} viewBox="0 0 120 150" aria-hidden="true">
      <path className={styles.wall} d="M8 148V60a52 52 0 0 1 104 0v88Z" />
      <path className={styles.dark} d="M26 148V62a34 34 0 0 1 68 0v86Z" />
      <path className={styles.moon} d="M66 58a18 18 0 1 0 12 28 22 22 0 0 1-12-28Z" />
    </svg>
  );
}
