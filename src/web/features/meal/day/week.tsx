import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { weekdayName } from '#web/ui/drawings/dates/date-words.ts';
import { meal } from '../meal.copy.ts';
import { day as copy } from './day.copy.ts';
import { Vessel } from './vessel.tsx';
import styles from './week.module.css';

/** Seven drops of iron, and one sentence about them. A day without words is not a day without food. */
export function Week({ reply: { week, today, lacked, isPeriodNear } }: { readonly reply: MealDay }) {
  const written = week.filter(({ level }) => level !== null).length;
  return (
    <section className={styles.seven} aria-labelledby="seven">
      <div>
        <h2 id="seven">{copy.week.title}</h2>
        <p>{written < 3 ? copy.week.few : lacked ? copy.week.lacked(meal.lacked[lacked]) : copy.week.fine}</p>
        {isPeriodNear && <p>{copy.week.period}</p>}
      </div>
      <ol>
        {week.map(({ date, level }) => {
          const name = date === today ? copy.week.today : weekdayName(date);
          return (
            <li key={date}>
              <Vessel
                of="iron"
                level={level}
                label={copy.week.level(name, level === null ? copy.week.none : meal.levels[level])}
              />
              <small aria-hidden="true">{date === today ? name : name.slice(0, 3)}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
