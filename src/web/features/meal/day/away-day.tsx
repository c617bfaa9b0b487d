import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Ways } from '../ways.tsx';
import { AddMeal } from './add-meal.tsx';
import { day as copy } from './day.copy.ts';
import { shownOf } from './meal-row.tsx';
import styles from './day-page.module.css';

/** The page opened without a connection: she can write, and find foods of the table; what she wrote waits here. */
export function AwayDay({ reply }: { readonly reply: MealDay }) {
  const { date, meals } = reply;
  return (
    <>
      <PageHead kicker={longDate(date)} title={copy.title.today} />
      <Ways now="tracker" />
      <div className={styles.ask}>
        <Notice>{copy.offlineBlank}</Notice>
      </div>
      <section className={styles.away} aria-label={copy.list}>
        {meals.length > 0 && (
          <ul>
            {meals.map(({ id, shown }) => (
              <li key={id}>
                {shownOf({ shown })}
                <span>{copy.waits}</span>
              </li>
            ))}
          </ul>
        )}
        <AddMeal key={date} reply={reply} />
      </section>
    </>
  );
}
