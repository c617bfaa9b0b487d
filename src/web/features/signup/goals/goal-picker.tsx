import { GoalRow } from '#web/ui/choices/goal-row.tsx';
import { GOAL_GROUPS } from './goal-groups.ts';
import { MenopauseDoor } from './menopause-door.tsx';
import styles from './goal-picker.module.css';

type Props = {
  readonly open: readonly string[];
  readonly chosen: readonly string[];
  readonly onToggle: (goal: string) => void;
};

/** The goals open to the member's age, in groups. */
export function GoalPicker({ open, chosen, onToggle }: Props) {
  return GOAL_GROUPS.map(({ title, goals }) => {
    const shown = goals.filter((goal) => open.includes(goal));
    return shown.length === 0 ? null : (
      <fieldset key={title} className={styles.group}>
        <legend>{title}</legend>
        <div className={styles.rows}>
          {shown.map((goal) => (
            <div key={goal}>
              <GoalRow label={goal} checked={chosen.includes(goal)} onChange={() => onToggle(goal)} />
              {chosen.includes(goal) && <MenopauseDoor goals={[goal]} />}
            </div>
          ))}
        </div>
      </fieldset>
    );
  });
}
