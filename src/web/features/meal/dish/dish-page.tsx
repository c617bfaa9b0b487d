import { useMemo } from 'react';
import { href } from '#contract/screens.ts';
import type { MealWhole } from '#contract/meal/meal.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { laidTable } from '#web/ui/drawings/windows/keepsakes/laid-table.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { monthName } from '#web/ui/drawings/dates/date-words.ts';
import { Evidence } from '#web/ui/evidence/cite.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Figures } from '../figures.tsx';
import { meal as shared } from '../meal.copy.ts';
import { VESSELS } from '#domain/food/nutrients.ts';
import { VesselMark } from '../day/vessel.tsx';
import { capital } from '../shelf/shelf-page.tsx';
import { shelf } from '../shelf/shelf.copy.ts';
import { AteThis } from './ate-this.tsx';
import { dish as copy } from './dish.copy.ts';
import { Prose } from './prose.tsx';
import { Why } from './why.tsx';
import styles from './dish.module.css';

/** A meal to make: what goes in and how, what it brings, why, and who takes care; what is told of it on its own paper. */
export function DishPage({ whole }: { readonly whole: MealWhole }) {
  const { title, kicker, kitchen, brings } = whole;
  const sources = useMemo(() => new Map(whole.sources.map((source) => [source.n, sourceOf(source)])), [whole]);
  return (
    <Evidence sources={[...sources.values()]}>
      <article className={styles.page}>
        <Pictured of={laidTable}>
          <PageHead kicker={kitchen} title={title} lead={kicker} />
        </Pictured>
        <div>
          <p className={styles.facts}>{factsOf(whole)}</p>
          <p className={styles.facts}>{marksOf(whole)}</p>
        </div>
        <AteThis whole={whole} />
        <div className={styles.two}>
          <section aria-labelledby="in">
            <h2 id="in">{copy.ingredients}</h2>
            <ul className={styles.ingredients}>
              {whole.ingredients.map(({ what, note, isOptional }) => (
                <li key={what}>
                  {capital(what)}
                  {(note !== null || isOptional) && (
                    <span>{[note, isOptional ? copy.optional : null].filter(Boolean).join('; ')}</span>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="how">
            <h2 id="how">{copy.steps}</h2>
            <ol className={styles.steps}>
              {whole.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <dl className={styles.notes}>
              <Note title={copy.tired}>{whole.ifTired}</Note>
              {whole.swaps.length > 0 && (
                <Note title={copy.swaps}>
                  {whole.swaps.map(({ use, insteadOf }) => capital(copy.swap(use, insteadOf))).join('. ')}.
                </Note>
              )}
              <Note title={copy.effort}>{whole.effortNote}</Note>
              {whole.costNote !== '' && <Note title={copy.cost}>{whole.costNote}</Note>}
              <Note title={copy.freezes}>{capital(whole.freezes).replace(/[.!?]?$/, '.')}</Note>
            </dl>
          </section>
        </div>
        <div className={styles.prose}>
          <Prose blocks={whole.blocks} sources={sources} />
        </div>
        <section className={styles.section} aria-labelledby="brings">
          <h2 id="brings">{copy.brings}</h2>
          {brings.length === 0 && <p>{copy.bringsNone}</p>}
          <ul className={styles.brings}>
            {brings.map(({ nutrient, bring }) => {
              const vessel = VESSELS.find((one) => one === nutrient);
              return (
                <li key={nutrient}>
                  {vessel && <VesselMark of={vessel} />}
                  {shared.nutrients[nutrient]}, {shared.brings[bring]}
                </li>
              );
            })}
          </ul>
          <p className={styles.quiet}>{copy.measured}</p>
          {whole.figures && (
            <Fold summary={copy.figures} bare>
              <Figures figures={whole.figures} />
            </Fold>
          )}
        </section>
        <Why whole={whole} sources={sources} />
        {whole.glossary.length > 0 && (
          <Fold summary={copy.words}>
            <dl className={styles.notes}>
              {whole.glossary.map(({ term, means }) => (
                <Note key={term} title={term}>
                  {means}
                </Note>
              ))}
            </dl>
          </Fold>
        )}
        <Sources>
          {copy.checked(monthWords(whole.checked), monthWords(whole.checkAgain))} {whole.reviewedBy ?? copy.notReviewed}
        </Sources>
        <p>
          <TextLink href={href('meals')}>{copy.back}</TextLink>
        </p>
      </article>
    </Evidence>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function factsOf({ serves, minutes, hands, heat, isOneHand }: MealWhole): string {
  return [
    copy.serves(serves),
    capital(copy.minutes(minutes, hands)),
    copy.needs(copy.heat[heat]),
    ...(isOneHand ? [copy.oneHand] : []),
  ]
    .map((fact) => `${fact}.`)
    .join(' ');
}

function marksOf({ marks, marksWith, allergens }: MealWhole): string {
  const list = [
    ...marks.map((mark) => shelf.marks[mark]),
    ...marksWith.map(({ mark, use }) => copy.with(shelf.marks[mark], use)),
  ];
  const has =
    allergens.length === 0 ? copy.noAllergens : copy.allergens(allergens.map((one) => copy.allergen[one]).join(', '));
  return `${list.length > 0 ? `${capital(list.join(', '))}. ` : ''}${has}`;
}

/** "2026-11-22" is "November 2026". */
function monthWords(date: LocalDate): string {
  return `${monthName(date)} ${date.slice(0, 4)}`;
}

function sourceOf({ title, publisher, year, where, seen }: MealWhole['sources'][number]): Source {
  return { name: publisher, title, year, address: `${where}, ${copy.seen[seen]}` };
}
