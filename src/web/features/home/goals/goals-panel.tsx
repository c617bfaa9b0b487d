import { href } from '#contract/screens.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { daysUntilGoalUpdate, goalUpdateLabel } from '#domain/goals/goals.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { home } from '../home.copy.ts';
import { GoalIcon } from './goal-icon.tsx';
import styles from './goals.module.css';

type Props = { readonly user: User; readonly today: LocalDate };

/**
 * The member's goals, sacred before the member's own, with the time of their last change and how long the next must
 * wait (§2.4, §4.10).
 */
export function GoalsPanel({ user, today }: Props) {
  const { sacredGoals, customGoals, goalsLastUpdated, timeZone } = user;
  const wait = daysUntilGoalUpdate({ goalsLastUpdated, today, timeZone });
  const changed = goalsLastUpdated === null ? null : dayInZone(new Date(goalsLastUpdated), timeZone);
  const none = sacredGoals.length + customGoals.length === 0;
  return (
    <section aria-labelledby="home-goals" className={styles.goals}>
      <div className={styles.head}>
        <h2 id="home-goals">{home.goals.title}</h2>
        {wait > 0 ? (
          <span className={styles.wait}>{goalUpdateLabel(wait)}</span>
        ) : (
          <TextLink href={href('onboarding')}>{none ? home.goals.choose : home.goals.update}</TextLink>
        )}
      </div>
      {none ? <p>{home.goals.none}</p> : <GoalList sacredGoals={sacredGoals} customGoals={customGoals} />}
      {changed && (
        <p className={styles.changed}>
          <time dateTime={changed}>
            {home.goals.updated(
              changed.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(changed) : dateWithYear(changed),
            )}
          </time>
        </p>
      )}
    </section>
  );
}

function GoalList({ sacredGoals, customGoals }: Pick<User, 'sacredGoals' | 'customGoals'>) {
  return (
    <ul>
      {sacredGoals.map((goal) => (
        <Goal key={goal} goal={goal} />
      ))}
      {customGoals.map((goal) => (
        <Goal key={goal} goal={goal} own />
      ))}
    </ul>
  );
}

function Goal({ goal, own = false }: { readonly goal: string; readonly own?: boolean }) {
  return (
    <li>
      <GoalIcon goal={own ? '' : goal} />
      <span className={styles.words}>
        <span className={styles.goal}>{goal}</span>
        {own && <small>{home.goals.own}</small>}
      </span>
    </li>
  );
}
