import type { ConditionProps } from './drawn-condition.tsx';
import { latePicture } from './late-picture.tsx';
import styles from './picture.module.css';

const Condition = latePicture<ConditionProps>(async () => (await import('./drawn-condition.tsx')).DrawnCondition);

/** The drawn arch of a guide, and the dusk in its place until it came; decorative, since its title stands beside it. */
export function ConditionPicture({ of }: ConditionProps) {
  return (
    <div className={styles.place}>
      <Condition of={of} />
    </div>
  );
}
