import { readFile } from 'node:fs/promises';
import { readFoodTable, type FoodTable } from '#domain/food/food-table.ts';

const FILE = new URL('../../../../../content/food/foods.txt', import.meta.url);
let read: Promise<FoodTable> | null = null;

/** The table of foods, read when it is first asked for. */
export function foodTable(): Promise<FoodTable> {
  return (read ??= readFile(FILE, 'utf8').then(readFoodTable));
}
