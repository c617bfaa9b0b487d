import type { MealWhole } from '#contract/meal/meal.schemas.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { useDayChoice } from '../day/add-meal.tsx';
import { usePutMeal } from '../meal.queries.ts';
import { dish as copy } from './dish.copy.ts';
import styles from './dish.module.css';

/** Writes this meal into what she ate today. */
export function AteThis({ whole: { id, title } }: { readonly whole: MealWhole }) {
  const today = useToday();
  const whenOf = useDayChoice();
  const put = usePutMeal();
  const press = () =>
    put.mutate(
      {
        date: today,
        id: crypto.randomUUID(),
        meal: { words: title, at: whenOf().at, parts: [{ typed: title, food: `meal:${id}` }] },
      },
      { onSuccess: () => void toast(copy.added) },
    );
  const failed = put.error !== null && !isKept(put.error);
  return (
    <div className={styles.act}>
      <Button busy={put.isPending} onClick={press}>
        {copy.add}
      </Button>
      {failed && <Notice tone="danger">{copy.addFailed}</Notice>}
    </div>
  );
}
