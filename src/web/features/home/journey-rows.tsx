import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '#contract/account/account.schemas.ts';
import { screenAt } from '#contract/screens.ts';
import { recommendations, type Recommendation } from '#domain/goals/home-words.ts';
import { journeyTitle } from '#domain/stage/stage-answers.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Kicker } from '#web/ui/layout/page.tsx';
import { home } from './home.copy.ts';
import styles from './journey-rows.module.css';

type Props = Pick<User, 'sacredGoals' | 'customGoals'> & {
  /** The member one next step (§2.3). */ readonly path: ReactNode;
};

/**
 * The member's journey: its title, and an affirmation with next steps for the first three of the member's goals (§2.4).
 * Where the member has none, the step alone.
 */
export function JourneyRows({ sacredGoals, customGoals, path }: Props) {
  const goals = [...sacredGoals, ...customGoals];
  const rows = recommendations(goals, (path) => screenAt(path) !== null);
  if (rows.length === 0) return path;
  return (
    <section aria-labelledby="home-journey" className={styles.journey} data-below>
      <div>
        <Kicker>{home.journey.kickers[rows.length]}</Kicker>
        <h2 id="home-journey">{journeyTitle(goals)}</h2>
        {goals.length > rows.length && <p className={styles.more}>{home.journey.more(goals.length - rows.length)}</p>}
        {path}
      </div>
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <Row key={index} row={row} numeral={home.journey.numerals[index] ?? ''} />
        ))}
      </ol>
    </section>
  );
}

function Row({ row, numeral }: { readonly row: Recommendation; readonly numeral: string }) {
  return (
    <li>
      <span className={styles.numeral} aria-hidden="true">
        {numeral}
      </span>
      <div className={styles.words}>
        <h3>{row.goal}</h3>
        <p className={styles.affirmation}>{`“${row.affirmation}”`}</p>
        <div className={styles.links}>
          {row.links.map(({ path, label }) => (
            <TextLink key={path} href={path}>
              {label} <ArrowRight size={16} />
            </TextLink>
          ))}
        </div>
      </div>
    </li>
  );
}
