import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, screenAt } from '#contract/screens.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { daysUntilGoalUpdate, goalUpdateLabel, type Goal } from '#domain/goals/goals.ts';
import type { IntentionLink } from '#domain/goals/guidance/goal-guidance.ts';
import { homeHeadline, MAX_RECOMMENDATIONS, recommendations, type Recommendation } from '#domain/goals/home-words.ts';
import { journeyTitle } from '#domain/stage/stage-answers.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { GuidanceButton } from '#web/features/stage/public.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { isFirstWeek } from '../first-week.ts';
import { home } from '../home.copy.ts';
import { GoalIcon } from './goal-icon.tsx';
import styles from './journey.module.css';

/** The goal that the menopause guidance goes with, wherever it is chosen. */
const MENOPAUSE: Goal = 'navigate menopause with grace';

type Props = {
  readonly user: User;
  readonly today: LocalDate;
  /** Whether the menopause guidance has its door here: the day's panel has none. */ readonly guides: boolean;
  /** As for the greeting, whose second sentence stands here after the first week. */ readonly cyclesClosed:
    | number
    | null;
};

/**
 * The member's goals and where they lead (§2.4, §4.10): for each of the first three an affirmation and one next step;
 * the other goals, the day of their last change and all further steps below.
 */
export function Journey({ user, today, cyclesClosed, guides }: Props) {
  const goals = [...user.sacredGoals, ...user.customGoals];
  const rows = recommendations(goals, (to) => screenAt(to) !== null);
  const further = rows.flatMap(({ links }) => links.slice(1)).filter(isFirstOfItsPath);
  return (
    <section aria-labelledby="home-journey" className={styles.journey}>
      <Head user={user} today={today} title={journeyTitle(goals)} none={goals.length === 0} />
      {!isFirstWeek(user, today) && <p className={styles.lead}>{homeHeadline({ ...user, cyclesClosed }).subText}</p>}
      {goals.length === 0 ? (
        <p className={styles.foot}>{home.goals.none}</p>
      ) : (
        <ul>
          {rows.map((row, at) => (
            <Row key={row.goal} row={row} own={at >= user.sacredGoals.length}>
              {row.goal === MENOPAUSE && guides && <GuidanceButton />}
            </Row>
          ))}
        </ul>
      )}
      {further.length > 0 && <Further links={further} />}
      <Foot others={goals.slice(MAX_RECOMMENDATIONS)} user={user} today={today} />
    </section>
  );
}

function isFirstOfItsPath({ path }: IntentionLink, at: number, links: readonly IntentionLink[]): boolean {
  return links.findIndex((link) => link.path === path) === at;
}

type HeadProps = Pick<Props, 'user' | 'today'> & { readonly title: string; readonly none: boolean };

function Head({ user, today, title, none }: HeadProps) {
  const wait = daysUntilGoalUpdate({ goalsLastUpdated: user.goalsLastUpdated, today, timeZone: user.timeZone });
  return (
    <div className={styles.head}>
      <h2 id="home-journey">{title}</h2>
      {wait > 0 ? (
        <span className={styles.wait}>{goalUpdateLabel(wait)}</span>
      ) : (
        <TextLink href={href('onboarding')}>{none ? home.goals.choose : home.goals.update}</TextLink>
      )}
    </div>
  );
}

type RowProps = { readonly row: Recommendation; readonly own: boolean; readonly children: ReactNode };

function Row({ row: { goal, affirmation, links }, own, children }: RowProps) {
  const [next] = links;
  return (
    <li className={styles.row}>
      <GoalIcon goal={own ? '' : goal} />
      <div className={styles.words}>
        <h3>{goal}</h3>
        <p className={styles.affirmation}>{`“${affirmation}”`}</p>
        {next && (
          <a className={styles.step} href={next.path}>
            {next.label} <ArrowRight size={16} />
          </a>
        )}
        {children && <div className={styles.above}>{children}</div>}
      </div>
    </li>
  );
}

function Further({ links }: { readonly links: readonly IntentionLink[] }) {
  return (
    <Fold summary={home.journey.further}>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <TextLink href={path}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

type FootProps = Pick<Props, 'user' | 'today'> & { readonly others: readonly string[] };

/** The goals beyond the first three, and the day of their last change. */
function Foot({ others, user, today }: FootProps) {
  const { goalsLastUpdated, timeZone } = user;
  const changed = goalsLastUpdated === null ? null : dayInZone(new Date(goalsLastUpdated), timeZone);
  if (others.length === 0 && changed === null) return null;
  return (
    <p className={styles.foot}>
      {others.length > 0 && `${home.goals.others(others)} `}
      {changed && (
        <time dateTime={changed}>
          {home.goals.updated(changed.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(changed) : dateWithYear(changed))}
        </time>
      )}
    </p>
  );
}
