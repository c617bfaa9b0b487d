import { Plus } from 'lucide-react';
import type { MealDay } from '#contract/meal/meal.schemas.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { day as copy } from './day.copy.ts';
import { shownOf } from './meal-row.tsx';
import styles from './quick-adds.module.css';

type Props = { readonly reply: MealDay; readonly onAdd: (words: string) => void };

/** What she can add with one press: the meals of the day before, and her favorites. */
export function QuickAdds({ reply: { before, favorites }, onAdd }: Props) {
  const lists = [
    { title: copy.quick.before, items: before },
    { title: copy.quick.favorites, items: favorites },
  ].filter(({ items }) => items.length > 0);
  return lists.map(({ title, items }) => (
    <Fold key={title} summary={title} bare>
      <ul className={styles.quick}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" aria-label={copy.quick.repeat(shownOf(item))} onClick={() => onAdd(item.words)}>
              <Plus size={16} aria-hidden="true" />
              {shownOf(item)}
            </button>
          </li>
        ))}
      </ul>
    </Fold>
  ));
}
