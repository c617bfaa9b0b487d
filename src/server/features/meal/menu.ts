import { bringOf } from '#domain/food/sum.ts';
import { mealsForToday, type OfferedMeal } from '#domain/meal/for-today.ts';
import { isServedTo, type Diner } from '#domain/meal/meal.ts';
import type { Dish } from './cookbook.ts';
import type { HerNow } from './her-now.ts';

/** The meals that stand on her shelf. */
export function servedTo(dishes: readonly Dish[], diner: Diner): Dish[] {
  return dishes.filter(({ meal: { audience, stages_hidden: stagesHidden, conditions_hidden: conditionsHidden } }) =>
    isServedTo({ audience, stagesHidden, conditionsHidden }, diner),
  );
}

/** The meals that suit her today, each with why. */
export function offeredTo(dishes: readonly Dish[], { now, eater }: Pick<HerNow, 'now' | 'eater'>): OfferedMeal<Dish>[] {
  const shelf = servedTo(dishes, now).map((dish) => {
    const { stages, phases, conditions, conditions_hidden: conditionsHidden, good_for: good, effort } = dish.meal;
    return {
      ...{ dish, stages, phases, conditions, conditionsHidden, effort: effort.level },
      needs: good.map(({ need }) => need),
      brings: (vessel: Parameters<typeof bringOf>[0]) => bringOf(vessel, dish.serving[vessel], eater),
    };
  });
  return mealsForToday(shelf, now).map(({ meal, because }) => ({ meal: meal.dish, because }));
}
