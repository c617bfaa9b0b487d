import { href } from '#contract/screens.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { WithoutThing } from '#web/platform/address/without-thing.tsx';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { DishPage } from './dish/dish-page.tsx';
import { dish as copy } from './dish/dish.copy.ts';
import { useMeal } from './meal.queries.ts';

/** /meals/:meal: one meal to make. */
export function MealScreen() {
  const { meal } = useScreenParams('meal');
  const found = useMeal(meal);
  const { data } = found;
  if (data) return <DishPage key={meal} whole={data} />;
  return (
    <WithoutThing
      of={found}
      page={copy.page}
      gone={copy.missing}
      back={{ to: href('meals'), label: copy.back }}
      failed={copy.failed}
      loading={copy.loading}
    >
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </WithoutThing>
  );
}
