import { litPath, type Hemisphere, type Light } from './lit-path.ts';
import styles from './moon.module.css';

type DiscProps = {
  readonly light: Light;
  readonly size?: number;
  readonly hemisphere?: Hemisphere | undefined;
  readonly label?: string;
};

/** The lit disc of a day. With a label it is a picture with a name, without one it stands beside its words. */
export function Disc({ light, size = 18, hemisphere, label }: DiscProps) {
  const lit = litPath(light, { radius: 10, hemisphere });
  return (
    <svg
      className={styles.disc}
      width={size}
      height={size}
      viewBox="-11 -11 22 22"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle className={styles.shade} r="10" />
      {lit && <path className={styles.lit} d={lit} />}
    </svg>
  );
}
