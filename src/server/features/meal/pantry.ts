import { foodCalled, foodIndex, likeliestFood, type FoodIndex } from '#domain/food/find-foods.ts';
import { readAmount } from '#domain/food/amount.ts';
import type { Food } from '#domain/food/food-table.ts';
import { gramsOf } from '#domain/food/portion.ts';
import { sumOf, type Eaten } from '#domain/food/sum.ts';
import { readTyped, type TypedPart } from '#domain/food/typed-meal.ts';
import type { FoodLists, MealPart } from '#domain/meal/meal-day.ts';
import { foodTable } from './content/food-table.ts';
import { cookbook, foodOf } from './cookbook.ts';

/** All foods a member can mean: her own first, then the table with the meals of the house. */
export type Pantry = { readonly own: FoodIndex; readonly house: FoodIndex; readonly byId: (id: string) => Food | null };
/** One thing as it is sent: `food` undefined is looked for, null is none of the table. */
export type SentPart = {
  readonly typed: string;
  readonly food?: string | null | undefined;
  readonly amount?: string | undefined;
};

let house: Promise<{ index: FoodIndex; byId: ReadonlyMap<string, Food> }> | null = null;

async function makeHouse() {
  const [table, { dishes }] = await Promise.all([foodTable(), cookbook()]);
  const meals = dishes.map(({ food }) => food);
  return {
    index: foodIndex([...table.foods, ...meals]),
    byId: new Map([...table.byId, ...meals.map((food) => [food.id, food] as const)]),
  };
}

/** The pantry of a member. What her own foods are made of is looked up in the house alone, so that none holds itself. */
export async function pantryOf({ own }: Pick<FoodLists, 'own'>): Promise<Pantry> {
  const { index, byId } = await (house ??= makeHouse());
  const hers = own.map(({ id, name, parts }) => {
    const eaten = eatenOf(parts, (food) => byId.get(food) ?? null);
    return foodOf({ id, name, serving: sumOf(eaten), eaten });
  });
  const mine = new Map(hers.map((food) => [food.id, food]));
  return { own: foodIndex(hers), house: index, byId: (id) => mine.get(id) ?? byId.get(id) ?? null };
}

/** The things of a line as it was typed, each with the food it most likely means. */
export function partsOf(words: string, pantry: Pantry): MealPart[] {
  const isOne = (text: string) => called(text, pantry) !== null;
  return readTyped(words, isOne).map((part) => understood(part, meantBy(part.words, pantry)));
}

/** The things of a meal as they were sent, with what she chose for each. */
export function sentPartsOf(sent: readonly SentPart[], pantry: Pantry): MealPart[] {
  return sent.flatMap(({ typed, food: id, amount }) => {
    const [part] = readTyped(typed, () => true);
    if (!part) return [];
    const food = id === undefined ? meantBy(part.words, pantry) : id === null ? null : pantry.byId(id);
    return understood(amount === undefined || amount.trim() === '' ? part : withAmount(part, amount), food);
  });
}

/** What was eaten of the parts that were understood and weighed. */
export function eatenOf(
  parts: readonly MealPart[],
  byId: (id: string) => Food | null,
): (Eaten & { readonly food: Food })[] {
  return parts.flatMap(({ food: id, grams }) => {
    const food = id === null ? null : byId(id);
    return food && grams !== null ? [{ food, grams }] : [];
  });
}

function called(words: string, { own, house: all }: Pantry): Food | null {
  return foodCalled(words, own) ?? foodCalled(words, all);
}

function meantBy(words: string, pantry: Pantry): Food | null {
  return called(words, pantry) ?? likeliestFood(words, pantry.house) ?? likeliestFood(words, pantry.own);
}

/** "1,5 dl" or "½" in place of what stood in her words; a bare number counts what the food is counted in. */
function withAmount(part: TypedPart, typed: string): TypedPart {
  const { amount, trouble } = readAmount(`${typed.trim()} of it`);
  return { ...part, amount, trouble };
}

function understood({ typed, amount, trouble }: TypedPart, food: Food | null): MealPart {
  const grams = food && trouble === null ? gramsOf(food, amount) : null;
  return {
    typed,
    food: food?.id ?? null,
    grams,
    trouble: food && trouble === null && grams === null ? 'too_much' : trouble,
  };
}
