import styles from './night.module.css';

const STARS =
  'M18 34h0M74 18h0M132 60h0M196 22h0M238 88h0M28 118h0M330 150h0M52 196h0M286 206h0M368 118h0M214 142h0M344 236h0';
const BRIGHT = 'M102 92h0M264 40h0M12 76h0M372 196h0';

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
