import { ArrowRight } from 'lucide-react';
import { screenAt } from '#contract/screens.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { homeHeadline } from '#domain/goals/home-words.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { home } from './home.copy.ts';
import styles from './home.module.css';

/** Where Start Daily Flow leads (§2.4), once its page stands (decisions 2). */
const FLOW = '/daily-flow';

type Props = {
  readonly user: User;
  readonly today: LocalDate;
  /** The member's closed cycles: 0 while they are not known, null where none is counted. */ readonly cyclesClosed:
    | number
    | null;
};

/**
 * The welcome: who comes for the first time today or is back, and the two sentences the member's goals lead to (§2.4).
 */
export function Hello({ user, today, cyclesClosed }: Props) {
  const { headline, subText } = homeHeadline({ ...user, cyclesClosed });
  const { first, last } = inTwoVoices(headline);
  const isNew = dayInZone(new Date(user.createdAt), user.timeZone) === today;
  return (
    <header className={styles.hello}>
      <div>
        <Kicker>{isNew ? home.newHere : home.back}</Kicker>
        <h1 tabIndex={-1}>
          {first}
          {last && <em>{` ${last}`}</em>}
        </h1>
      </div>
      <div className={styles.aside}>
        <p className={styles.subText}>{subText}</p>
        {screenAt(FLOW) && (
          <LinkButton href={FLOW}>
            {home.flow} <ArrowRight size={18} />
          </LinkButton>
        )}
      </div>
    </header>
  );
}

/** The last sentence of a headline of several speaks in the second voice. */
function inTwoVoices(headline: string): { first: string; last: string | null } {
  const found = /^(.*[.!?]) ([^.!?]+[.!?])$/.exec(headline);
  return { first: found?.[1] ?? headline, last: found?.[2] ?? null };
}
