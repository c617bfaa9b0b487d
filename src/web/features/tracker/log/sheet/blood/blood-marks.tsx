import { useId } from 'react';
import type { BloodItem } from '#domain/blood-loss/blood-chart.ts';
import styles from './blood.module.css';

const PAD =
  'M20 3C27 3 29 9 28 15C27 19 27 25 28 29C29 35 27 41 20 41C13 41 11 35 12 29C13 25 13 19 12 15C11 9 13 3 20 3Z';
const TAMPON = 'M14 12a6 6 0 0 1 12 0v17a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3Z';
/** How far the stain of a pad reaches, across and along. */
const STAINS = { light: [3.5, 6], medium: [5.5, 11], full: [10, 20] } as const;
/** How high the blood of a tampon rises, from its lower end. */
const RISES = { light: 7, medium: 15, full: 27 } as const;
type Degree = keyof typeof STAINS;
const degreeOf = (item: BloodItem): Degree =>
  item.endsWith('light') ? 'light' : item.endsWith('medium') ? 'medium' : 'full';

/** A small drawing of what is counted: a pad or tampon with so much on it, a clot, a drop that runs over. */
export function BloodMark({ item }: { readonly item: BloodItem }) {
  const id = useId();
  return (
    <svg className={styles.mark} width="40" height="44" viewBox="0 0 40 44" aria-hidden="true">
      {item.startsWith('pad') && (
        <>
          <clipPath id={id}>
            <path d={PAD} />
          </clipPath>
          <ellipse
            className={styles.blood}
            cx="20"
            cy="22"
            rx={STAINS[degreeOf(item)][0]}
            ry={STAINS[degreeOf(item)][1]}
            clipPath={`url(#${id})`}
          />
          <path d={PAD} />
          <path className={styles.faint} d="M12.5 18C7 16 7 28 12.5 26M27.5 18C33 16 33 28 27.5 26" />
        </>
      )}
      {item.startsWith('tampon') && (
        <>
          <clipPath id={id}>
            <path d={TAMPON} />
          </clipPath>
          <rect
            className={styles.blood}
            x="12"
            y={33 - RISES[degreeOf(item)]}
            width="16"
            height={RISES[degreeOf(item)]}
            clipPath={`url(#${id})`}
          />
          <path d={TAMPON} />
          <path className={styles.faint} d="M20 32C18 36 22 38 20 43M20 9v20" />
        </>
      )}
      {item === 'clot_small' && <path className={styles.blood} d="M16 22c0-4 6-5 8-1s-2 6-4 6-4-2-4-5Z" />}
      {item === 'clot_large' && <path className={styles.blood} d="M9 23C8 14 20 10 27 15s5 14-3 17S10 31 9 23Z" />}
      {item === 'flooding' && (
        <>
          <path className={styles.blood} d="M20 4C25 12 29 16 29 22a9 9 0 0 1-18 0C11 16 15 12 20 4Z" />
          <path d="M4 36c4-4 8-4 12 0s8 4 12 0 6-3 8-1M8 42c4-3 7-3 11 0s8 3 12 0" />
        </>
      )}
    </svg>
  );
}
