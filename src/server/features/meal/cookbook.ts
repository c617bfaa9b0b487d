import type { Food } from '#domain/food/food-table.ts';
import { NUTRIENTS, type Nutrient } from '#domain/food/nutrients.ts';
import { sumOf, type Sums } from '#domain/food/sum.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { foodTable } from './content/food-table.ts';
import { readMeals, type MealFile } from './content/read-meals.ts';

/** A meal with what is made of it once: its name in addresses, what a serving brings, and itself as a food. */
export type Dish = { readonly id: string; readonly meal: MealFile; readonly serving: Sums; readonly food: Food };
export type Cookbook = { readonly dishes: readonly Dish[]; readonly byId: ReadonlyMap<string, Dish> };

let made: Promise<Cookbook> | null = null;

/** All meals, read from content/meals when they are first asked for. Throws with the file's name where one is not whole. */
export function cookbook(): Promise<Cookbook> {
  return (made ??= makeCookbook());
}

async function makeCookbook(): Promise<Cookbook> {
  const [{ byId: foods }, read] = await Promise.all([foodTable(), readMeals()]);
  const dishes = read.map(({ file, meal, broken }) => {
    if (meal) return dishOf(meal, foods);
    throw new Error(`content/meals/${file}: ${broken}`);
  });
  return { dishes, byId: new Map(dishes.map((dish) => [dish.id, dish])) };
}

/** A meal with what one serving of it brings, added up of the table. Throws where the table has not one of its foods. */
export function dishOf(meal: MealFile, foods: ReadonlyMap<string, Food>): Dish {
  const counted = meal.ingredients.filter(({ optional }) => !optional);
  const eaten = counted.map(({ food: id, grams }) => {
    const food = foods.get(id);
    if (!food) throw new Error(`content/meals/${meal.id}.md: there is no food ${id}`);
    return { food, grams: grams / meal.serves };
  });
  const serving = sumOf(eaten);
  const id = pieceAddress(meal.id);
  return { id, meal, serving, food: foodOf({ id: `meal:${id}`, name: meal.title, serving, eaten }) };
}

type AsFood = {
  readonly id: string;
  readonly name: string;
  readonly serving: Sums;
  readonly eaten: readonly { readonly grams: number }[];
};

/** What was put together of foods, as a food with one measure, the serving. What is not known of a part is not known of it. */
export function foodOf({ id, name, serving, eaten }: AsFood): Food {
  const grams = Math.max(
    1,
    eaten.reduce((sum, one) => sum + one.grams, 0),
  );
  const per100 = (nutrient: Nutrient) => {
    const { known, hasUnknown } = serving[nutrient];
    return hasUnknown && known === 0 ? null : (known * 100) / grams;
  };
  return {
    ...{ id, label: name, terms: [], isEveryday: true, isFortified: false },
    values: Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, per100(nutrient)])) as Food['values'],
    portions: [{ unit: 'bowl', grams }],
  };
}
