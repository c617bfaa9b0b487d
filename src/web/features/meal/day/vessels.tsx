import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import { meal } from '../meal.copy.ts';
import { USUAL } from '../sources.ts';
import { day as copy } from './day.copy.ts';
import { Vessel } from './vessel.tsx';
import styles from './vessels.module.css';

/** The four vessels of a day, each with a word. */
export function Vessels({ vessels }: Pick<MealDay, 'vessels'>) {
  const isPartly = vessels.some(({ hasUnknown }) => hasUnknown);
  return (
    <section className={styles.fed} aria-label={copy.soFar}>
      <ul className={styles.vessels}>
        {vessels.map(({ nutrient, level }) => (
          <li key={nutrient}>
            <span className={styles.drawing}>
              <Vessel of={nutrient} level={level} />
            </span>
            <p>
              <b>{meal.nutrients[nutrient]}</b>
              <span>{meal.levels[level]}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.caption}>
        {copy.rough}
        <Cite of={USUAL} /> {isPartly ? copy.partly : copy.noField}
      </p>
    </section>
  );
}
