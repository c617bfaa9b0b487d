import type { WeekProps } from './drawn-week.tsx';
import { latePicture } from './late-picture.tsx';
import styles from './picture.module.css';

const Week = latePicture<WeekProps>(async () => (await import('./drawn-week.tsx')).DrawnWeek);

/** The drawn arch of a week, and the dusk in its place until it came; decorative, since its title stands beside it. */
export function WeekPicture({ of }: WeekProps) {
  return (
    <div className={styles.place}>
      <Week of={of} />
    </div>
  );
}
