import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { MealsReply, MealSummary } from '#contract/meal/meal.schemas.ts';
import { numberInWords } from '#domain/meal/in-words.ts';
import { COURSES, FILTERS, passes, type Filter } from '#domain/meal/meal.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip, Chips } from '#web/ui/choices/chip.tsx';
import { laidTable } from '#web/ui/drawings/windows/keepsakes/laid-table.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { becauseWords } from '../because.ts';
import { VesselMark } from '../day/vessel.tsx';
import { meal as words } from '../meal.copy.ts';
import { Ways } from '../ways.tsx';
import { shelf } from './shelf.copy.ts';
import styles from './shelf.module.css';

/** As many of a course stand there first, where nothing was asked for. */
const FIRST = 3;

/** The meals there are for her: what suits today first, then by course, narrowed by what she eats. */
export function ShelfPage({ reply }: { readonly reply: MealsReply }) {
  const { meals, forToday, manner } = reply;
  const [filters, setFilters] = useState<readonly Filter[]>([]);
  const [opened, open] = useState<readonly string[]>([]);
  const said = (count: number) => (manner.numbers ? String(count) : numberInWords(count));
  const left = meals.filter((meal) => passes(meal, filters));
  const toggle = (filter: Filter) =>
    setFilters((now) => (now.includes(filter) ? now.filter((one) => one !== filter) : [...now, filter]));
  const offers = forToday.flatMap(({ id, because }) => {
    const meal = meals.find((one) => one.id === id);
    return meal ? [{ meal, because }] : [];
  });
  const found = shelf.found(capital(said(left.length)));
  return (
    <>
      <Pictured of={laidTable}>
        <PageHead kicker={shelf.kicker(capital(said(meals.length)))} title={shelf.title} lead={shelf.lead} />
      </Pictured>
      <Ways now="shelf" />
      {offers.length > 0 && (
        <section className={styles.today} aria-labelledby="today">
          <h2 id="today">{shelf.today}</h2>
          <p>{shelf.todayLead}</p>
          <ul>
            {offers.map(({ meal, because }) => (
              <li key={meal.id}>
                <span>{becauseWords(because)}</span>
                <a href={href('meal', { params: { meal: meal.id } })}>{meal.title}</a>
                <p>{meal.kicker}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.filters}>
        <Chips label={shelf.filterLabel}>
          {FILTERS.map((filter) => (
            <Chip key={filter} pressed={filters.includes(filter)} onPress={() => toggle(filter)}>
              {shelf.filters[filter]}
            </Chip>
          ))}
        </Chips>
        <p role="status" className={filters.length === 0 ? 'vh' : styles.count}>
          {filters.length === 0 ? '' : found}
        </p>
      </div>
      {left.length === 0 && (
        <div className={styles.none}>
          <h2>{shelf.none.title}</h2>
          <p>{shelf.none.text}</p>
          <Button kind="line" onClick={() => setFilters([])}>
            {shelf.none.clear}
          </Button>
        </div>
      )}
      {COURSES.map((course) => {
        const there = left.filter((meal) => meal.course === course);
        if (there.length === 0) return null;
        const isWhole = opened.includes(course) || filters.length > 0;
        return (
          <section key={course} className={styles.course} aria-labelledby={course}>
            <h2 id={course}>{shelf.courses[course]}</h2>
            <ul>
              {(isWhole ? there : there.slice(0, FIRST)).map((meal) => (
                <MealItem key={meal.id} meal={meal} />
              ))}
            </ul>
            {!isWhole && there.length > FIRST && (
              <Button kind="line" size="small" onClick={() => open([...opened, course])}>
                {shelf.more(said(there.length))}
              </Button>
            )}
          </section>
        );
      })}
    </>
  );
}

/** A meal on the shelf. The whole row is the way. */
function MealItem({ meal }: { readonly meal: MealSummary }) {
  const { id, title, kitchen, minutes, brings } = meal;
  const lots = brings.filter(({ bring }) => bring === 'a_lot');
  return (
    <li className={styles.item}>
      <a href={href('meal', { params: { meal: id } })}>{title}</a>
      <p>
        {kitchen}. {capital(shelf.minutes(minutes))}.
      </p>
      {lots.length > 0 && (
        <p className={styles.brings}>
          {lots.map(({ nutrient }) => (
            <span key={nutrient}>
              {nutrient === 'iron' || nutrient === 'folate' || nutrient === 'magnesium' || nutrient === 'fiber' ? (
                <VesselMark of={nutrient} />
              ) : null}
              {words.nutrients[nutrient]}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** "sixty" at the beginning of a line. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
