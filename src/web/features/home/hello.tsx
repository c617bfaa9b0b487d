import type { User } from '#contract/account/account.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { homeHeadline } from '#domain/goals/home-words.ts';
import { Kicker } from '#web/ui/layout/page.tsx';
import { isFirstWeek } from './first-week.ts';
import { home } from './home.copy.ts';
import styles from './home.module.css';

type Props = {
  readonly user: User;
  readonly today: LocalDate;
  /** The member's closed cycles: 0 while they are not known, null where none is counted. */ readonly cyclesClosed:
    | number
    | null;
};

/**
 * The greeting: one line the member's goals lead to (§2.4), and in the first week what to expect. Later that second
 * sentence opens the member's journey, further down.
 */
export function Hello({ user, today, cyclesClosed }: Props) {
  const { headline, subText } = homeHeadline({ ...user, cyclesClosed });
  const isNew = isFirstWeek(user, today);
  return (
    <header className={styles.hello}>
      <Kicker>{isNew ? home.newHere : home.back}</Kicker>
      <h1 tabIndex={-1}>{headline}</h1>
      {isNew && <p className={styles.subText}>{subText}</p>}
    </header>
  );
}
