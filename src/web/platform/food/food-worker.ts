import { findFoods, foodIndex, type FoodIndex } from '#domain/food/find-foods.ts';
import { readFoodTable } from '#domain/food/food-table.ts';

/** Words to look for, and where the table stands: its address is known to the page. */
export type FoodAsked = { readonly words: string; readonly table: string };
export type FoodFound = {
  readonly of: string;
  readonly foods: readonly { readonly id: string; readonly label: string }[];
};

let ready: Promise<FoodIndex> | null = null;

/** The table as the service worker keeps it, read and made ready once, away from the page. Null where it did not come. */
async function made(table: string): Promise<FoodIndex | null> {
  ready ??= fetch(table).then(async (reply) => {
    if (!reply.ok) throw new Error(`the table of foods answered ${reply.status}`);
    return foodIndex(readFoodTable(await reply.text()).foods);
  });
  try {
    return await ready;
  } catch {
    // Without a connection before it was ever here: it is tried again with the next words.
    ready = null;
    return null;
  }
}

self.addEventListener('message', async ({ data: { words, table } }: MessageEvent<FoodAsked>) => {
  const index = await made(table);
  const foods = index ? findFoods(words, index).map(({ id, label }) => ({ id, label })) : [];
  self.postMessage({ of: words, foods } satisfies FoodFound);
});
