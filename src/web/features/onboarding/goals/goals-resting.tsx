import type { User } from '#contract/account/account.schemas.ts';
import { href } from '#contract/screens.ts';
import { goalUpdateLabel, nextGoalUpdate } from '#domain/goals/goals.ts';
import { StepHead } from '#web/features/signup/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { QuestionPage } from '../question.tsx';
import { goalsCopy } from './goals.copy.ts';
import styles from './goals-resting.module.css';

type Props = { readonly user: User; /** Days until they may be changed, at least 1. */ readonly wait: number };

/** Her goals while they rest, and from which day they can be changed (§4.10). */
export function GoalsResting({ user, wait }: Props) {
  const { sacredGoals, customGoals, goalsLastUpdated } = user;
  const { heading, lead } = goalsCopy.resting;
  const day = goalsLastUpdated && longDate(nextGoalUpdate({ ...user, goalsLastUpdated }));
  return (
    <QuestionPage>
      <StepHead kicker={goalsCopy.kicker} heading={heading} lead={day && lead(day)} />
      <div className={styles.resting}>
        <ul>
          {[...sacredGoals, ...customGoals].map((goal, at) => <li key={at} data-own={at >= sacredGoals.length || undefined}>{goal}</li>)}
        </ul>
        <p className={styles.wait}>{goalUpdateLabel(wait)}</p>
        <LinkButton href={href('home')}>{goalsCopy.home}</LinkButton>
      </div>
    </QuestionPage>
  );
}
