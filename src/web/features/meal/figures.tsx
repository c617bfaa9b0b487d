import type { Figure } from '#contract/meal/meal.schemas.ts';
import { UNITS } from '#domain/food/nutrients.ts';
import { meal } from './meal.copy.ts';
import styles from './figures.module.css';

/** What is known in figures, for who wants them. What is not known is said, never shown as nothing. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ nutrient, known, usual, hasUnknown }) => (
        <div key={nutrient}>
          <dt>{meal.nutrients[nutrient]}</dt>
          <dd>{saidOf({ nutrient, known, usual, hasUnknown })}</dd>
        </div>
      ))}
    </dl>
  );
}

function saidOf({ nutrient, known, usual, hasUnknown }: Figure): string {
  if (hasUnknown && known === 0) return meal.unknown;
  const figure = meal.figure(String(known), UNITS[nutrient]);
  return `${hasUnknown ? `${meal.atLeast} ` : ''}${figure}${usual === null ? '' : meal.of(String(usual))}`;
}
