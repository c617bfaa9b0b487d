import type { MealWhole } from '#contract/meal/meal.schemas.ts';
import { Cite } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { dish as copy } from './dish.copy.ts';
import styles from './dish.module.css';

type Props = { readonly whole: MealWhole; readonly sources: ReadonlyMap<number, Source> };

/** What is known of a meal and what is told of it, on two papers, and who takes care. */
export function Why({ whole: { goodFor, toldAs, careful }, sources }: Props) {
  const of = (numbers: readonly number[]) => numbers.flatMap((n) => sources.get(n) ?? []);
  return (
    <>
      {goodFor.length > 0 && (
        <section className={styles.paper} data-kind="evidence" aria-labelledby="why">
          <p className={styles.label}>{copy.evidence}</p>
          <h2 id="why">{copy.why}</h2>
          <dl className={styles.notes}>
            {goodFor.map(({ need, says, grade, sources: numbers }) => (
              <div key={need}>
                <dt>
                  {copy.need[need]}
                  {grade !== null && <span>{gradeWords(grade)}</span>}
                </dt>
                <dd>
                  {says}
                  <Cite of={of(numbers)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {toldAs && (
        <section className={styles.paper} data-kind="tradition" aria-labelledby="told">
          <p className={styles.label}>{copy.tradition}</p>
          <h2 id="told">{copy.told}</h2>
          <p>
            {toldAs.says}
            <Cite of={of(toldAs.sources)} />
          </p>
        </section>
      )}
      {careful.length > 0 && (
        <section className={styles.section} aria-labelledby="careful">
          <h2 id="careful">{copy.careful}</h2>
          <dl className={styles.notes}>
            {careful.map(({ who, says, sources: numbers }, at) => (
              <div key={at}>
                <dt>{copy.who[who]}</dt>
                <dd>
                  {says}
                  <Cite of={of(numbers)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** How well it is known, in words. */
function gradeWords(grade: number | 'not_supported'): string {
  return copy.grades[grade as keyof typeof copy.grades];
}
