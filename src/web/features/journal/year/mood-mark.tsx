import type { Mood } from '#domain/cycle/day-log.ts';
import styles from './year.module.css';

/* A form of its own for each mood on a ground of 12 by 12, so that no mood is told by colour alone. */
const FORMS: Readonly<Record<Mood, string>> = {
  tender: 'M6 2.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  calm: 'M2 6h8',
  bright: 'M6 1.5v9M1.5 6h9M3 3l6 6M9 3l-6 6',
  restless: 'M1.5 8l3-4 3 4 3-4',
  irritable: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  low: 'M2 3.5l4 5 4-5z',
  anxious: 'M3 3h.1M9 3h.1M6 6h.1M3 9h.1M9 9h.1',
  happy: 'M2 8.5l4-5 4 5z',
};

/** A mood as a small mark in its colour. */
export function MoodMark({ mood, size = 12 }: { readonly mood: Mood; readonly size?: number }) {
  return (
    <svg className={styles.mark} data-mood={mood} width={size} height={size} viewBox="0 0 12 12" aria-hidden="true">
      <path d={FORMS[mood]} />
    </svg>
  );
}
