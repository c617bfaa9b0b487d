import type { Mood } from '#domain/cycle/day-log.ts';
import styles from './marks.module.css';

/* One gesture of the pen a mood, on a ground of 40 by 24: how it moves, not how a face would look. */
const GESTURES: Readonly<Record<Mood, string>> = {
  tender: 'M3 20c7-13 21-19 29-11 5 6-2 12-8 9-4-3-1-8 4-6',
  calm: 'M3 13c6-4 11-4 17 0s11 4 17 0',
  bright: 'M3 20c12 0 20-5 24-14M31 3l1.5-2M33 8l3-1M26 3l-.5-2',
  restless: 'M3 14c4-10 10-9 9-2s-6 6-4 0 11-9 11-1-6 7-4 1 10-9 11-2 3 5 8 1',
  irritable: 'M3 14l4-7 5 11 5-14 6 15 5-12 4 8 5-3',
  low: 'M3 5c9 0 12 3 16 8s9 6 18 6',
  anxious: 'M3 12q1.5-4 3 0t3 0q1.5-7 3 0t3 0q1.5-10 3 0t3 0q1.5-10 3 0t3 0q1.5-7 3 0t3 0q1.5-4 3 0',
  happy: 'M3 8c2 11 17 14 23 5 4-7-1-11-4-8s2 11 15 4',
};

/** A mood as a line gesture, beside its word. Takes the colour of its text. */
export function MoodLine({ mood }: { readonly mood: Mood }) {
  return (
    <svg className={styles.line} width="40" height="24" viewBox="0 0 40 24" aria-hidden="true" data-mood={mood}>
      <path d={GESTURES[mood]} />
    </svg>
  );
}
