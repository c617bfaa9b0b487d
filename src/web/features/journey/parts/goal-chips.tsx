import { goalColour } from '#domain/goals/goals.ts';
import { GoalChip } from '#web/ui/choices/chip.tsx';
import { journey } from '../journey.copy.ts';
import styles from './section.module.css';

/** The member's goals as the member chose them, each in its own pastel (§2.7). */
export function GoalChips({ goals }: { goals: readonly string[] }) {
  if (goals.length === 0) return null;
  return (
    <ul className={styles.goals} aria-label={journey.yourGoals}>
      {goals.map((goal) => (
        <li key={goal}>
          <GoalChip number={goalColour(goal)}>{goal}</GoalChip>
        </li>
      ))}
    </ul>
  );
}
