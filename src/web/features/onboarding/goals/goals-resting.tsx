import type { User } from '#contract/account/account.schemas.ts';
import { href } from '#contract/screens.ts';
import { GOAL_UPDATE_DAYS, goalUpdateLabel, nextGoalUpdate } from '#domain/goals/goals.ts';
import { StepHead } from '#web/features/signup/public.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { QuestionPage } from '../question.tsx';
import { goalsCopy } from './goals.copy.ts';
import styles from './goals-resting.module.css';

type Props = { readonly user: User; /** Days until they may be changed, at least 1. */ readonly wait: number };

/** The member's goals while they rest, and from which day they can be changed (§4.10). */
export function GoalsResting({ user, wait }: Props) {
  const { sacredGoals, customGoals, goalsLastUpdated } = user;
  const { heading, lead } = goalsCopy.resting;
  const day = goalsLastUpdated && longDate(nextGoalUpdate({ ...user, goalsLastUpdated }));
  return (
    <QuestionPage>
      <StepHead kicker={goalsCopy.kicker} heading={heading} lead={day && lead(day)} />
      <div className={styles.resting}>
        <ul>
          {[...sacredGoals, ...customGoals].map((goal, at) => (
            <li key={at} data-own={at >= sacredGoals.length || undefined}>
              {goal}
            </li>
          ))}
        </ul>
        <Week wait={wait} />
        <p className={styles.wait}>{goalUpdateLabel(wait)}</p>
        <LinkButton href={href('home')}>{goalsCopy.home}</LinkButton>
      </div>
    </QuestionPage>
  );
}

/** The seven days as arches: lit ones are behind the member. The words stand beneath. */
function Week({ wait }: Pick<Props, 'wait'>) {
  return (
    <svg className={styles.week} viewBox="0 0 238 48" width="238" height="48" aria-hidden="true">
      {Array.from({ length: GOAL_UPDATE_DAYS }, (_, day) => (
        <path
          key={day}
          d={`M${day * 34 + 2} 47V15a13 13 0 0 1 26 0V47Z`}
          data-on={day < GOAL_UPDATE_DAYS - wait || undefined}
        />
      ))}
    </svg>
  );
}
