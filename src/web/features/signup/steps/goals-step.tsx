import { href } from '#contract/screens.ts';
import { TextButton, TextLink } from '#web/ui/actions/text-link.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { GoalPicker } from '../goals/goal-picker.tsx';
import { signup } from '../signup.copy.ts';
import type { Signup } from '../use-signup.ts';
import styles from '../wizard/step.module.css';

/** Step 4: one to three goals, what was refused, and the terms to read. */
export function GoalsStep({ wizard }: { wizard: Signup }) {
  return (
    <div className={styles.wide}>
      <GoalPicker open={wizard.open} chosen={wizard.form.sacredGoals} onToggle={wizard.toggleGoal} />
      {wizard.refused && (
        <Notice
          tone="danger"
          action={
            <TextButton inline onClick={wizard.toPassword}>
              {signup.otherPassword}
            </TextButton>
          }
        >
          {wizard.refused}
        </Notice>
      )}
      <p className={styles.agreement}>
        <Agreement />
      </p>
    </div>
  );
}

/** What the member accepts besides, to be read in a tab of its own so that nothing the member typed is left. */
function Agreement() {
  const { start, terms, middle, privacy, end, newTab } = signup.agreement;
  return (
    <>
      {start}
      <TextLink inline href={href('termsOfUse')} target="_blank" rel="noopener">
        {terms}
        <span className="vh"> {newTab}</span>
      </TextLink>
      {middle}
      <TextLink inline href={href('privacy')} target="_blank" rel="noopener">
        {privacy}
        <span className="vh"> {newTab}</span>
      </TextLink>
      {end}
    </>
  );
}
