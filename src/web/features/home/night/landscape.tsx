import styles from './night.module.css';

const STARS = 'M18 34h0M74 12h0M150 40h0M196 22h0M224 72h0M212 96h0M372 120h0M352 226h0M300 240h0';
const BRIGHT = 'M120 18h0M236 34h0M376 196h0';

/** Stars over two hills, and the one lit door that is the hearth's light by night. */
export function Landscape() {
  return (
    <>
      <svg className={styles.stars} viewBox="0 0 390 260" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <path d={STARS} strokeWidth="1.5" />
        <path d={BRIGHT} strokeWidth="2.6" />
      </svg>
      <svg className={styles.hills} viewBox="0 0 520 90" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.far} d="M0 34C70 6 150 4 230 30S390 62 520 14V90H0Z" />
        <path className={styles.near} d="M0 66C90 40 180 46 270 60S430 82 520 52V90H0Z" />
      </svg>
      <span className={styles.door} aria-hidden="true" />
    </>
  );
}
