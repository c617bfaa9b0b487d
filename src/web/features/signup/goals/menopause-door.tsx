import { AboutMenopause } from '#web/features/stage/public.ts';
import styles from './goal-picker.module.css';

/** The way to the menopause guidance (§2.3), beside goals that name it: the guidance comes with a press. */
export function MenopauseDoor({ goals }: { readonly goals: readonly string[] }) {
  if (!goals.some((goal) => goal.toLowerCase().includes('menopause'))) return null;
  return (
    <div className={styles.door}>
      <AboutMenopause />
    </div>
  );
}
