import { href } from '#contract/screens.ts';
import { meal } from './meal.copy.ts';
import styles from './ways.module.css';

/** The two halves of the page about food: what she ate, and what there is to make. Each has an address of its own. */
export function Ways({ now }: { readonly now: 'tracker' | 'shelf' }) {
  return (
    <nav className={styles.ways} aria-label={meal.ways.label}>
      <a href={href('mealTracker')} aria-current={now === 'tracker' ? 'page' : undefined}>
        {meal.ways.tracker}
      </a>
      <a href={href('meals')} aria-current={now === 'shelf' ? 'page' : undefined}>
        {meal.ways.shelf}
      </a>
    </nav>
  );
}
