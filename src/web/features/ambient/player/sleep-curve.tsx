import styles from './sleep-curve.module.css';

/** Where the line begins to fall, of its 220 units. */
const FALLS_AT = 150;

/** Loudness over the time of a sleep timer, with a dot where it is; `done` is 0 at its start and 1 at its end. */
export function SleepCurve({ done, isOn }: { readonly done: number; readonly isOn: boolean }) {
  const x = 4 + done * 212;
  const y = x <= FALLS_AT ? 14 : 14 + 42 * ((x - FALLS_AT) / (216 - FALLS_AT));
  return (
    <svg className={styles.curve} viewBox="0 0 220 64" aria-hidden="true" data-on={isOn || undefined}>
      {isOn ? (
        <>
          <path className={styles.under} d="M4 14H150C180 14 190 56 216 56V60H4z" />
          <path className={styles.line} d="M4 14H150C180 14 190 56 216 56" />
          <circle className={styles.dot} cx={x} cy={y} r="5" />
        </>
      ) : (
        <path className={styles.line} d="M4 14H216" />
      )}
    </svg>
  );
}
