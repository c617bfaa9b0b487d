import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { findFoods, foodCalled, foodIndex, likeliestFood } from './find-foods.ts';
import { readFoodTable } from './food-table.ts';

const text = readFileSync('content/food/foods.txt', 'utf8');
const table = readFoodTable(text);
const index = foodIndex(table.foods);
const first = (words: string) => findFoods(words, index, 1)[0]?.label;

describe('the table', () => {
  it('has every food once, and says who measured them', () => {
    expect(table.foods).toHaveLength(9_105);
    expect(table.byId.size).toBe(9_105);
    expect(table.credit).toContain('Department of Agriculture');
  });

  it('keeps what is not known apart from nothing', () => {
    expect(table.byId.get('16070')?.values).toMatchObject({ iron: 3.33, folate: 181, iodine: 0, vitaminD: 0 });
    expect(table.byId.get('08120')?.values.iodine).toBeNull();
  });

  it('refuses a text of another shape', () => {
    expect(() => readFoodTable('{"credit":"","nutrients":["iron"]}\n')).toThrow('other nutrients');
  });
});

test.each([
  ['oats', 'Oats, dry'],
  ['Oat', 'Oats, dry'],
  ['dal', 'Lentils, cooked'],
  ['dhal', 'Lentils, cooked'],
  ['yoghurt', 'Yogurt, plain, whole milk'],
  ['yogurts', 'Yogurt, plain, whole milk'],
  ['yogourt', 'Yogurt, plain, whole milk'],
  ['dahi', 'Yogurt, plain, whole milk'],
  ['eggs', 'Egg, boiled'],
  ['aubergine', 'Eggplant, cooked'],
  ['brinjal', 'Eggplant, cooked'],
  ['chana', 'Chickpeas, cooked'],
  ['garbanzos', 'Chickpeas, cooked'],
  ['spinnach', 'Spinach, raw'],
  ['brocoli', 'Broccoli, cooked'],
  ['blueberies', 'Blueberries'],
  ['tomatos', 'Tomato, raw'],
  ['pumpkin seeds', 'Pumpkin seeds'],
  ['mac and cheese', 'Macaroni cheese'],
  ['crème fraîche', 'Sour cream'],
  ['chocolate', 'Chocolate, milk'],
  ['mint tea', 'Tea, herbal'],
])('“%s” finds %s', (words, label) => expect(first(words)).toBe(label));

test('nothing is found for what is no food', () => {
  for (const words of ['', '   ', 'qqqqq', '???', '🙂']) expect(findFoods(words, index)).toEqual([]);
});

test('the last word says what a thing is', () => {
  expect(likeliestFood('grandma’s leftover spinach', index)?.label).toBe('Spinach, raw');
  expect(likeliestFood('zzz qqq', index)).toBeNull();
});

test('a name is known whatever its number and accents', () => {
  expect(foodCalled('OATS', index)?.id).toBe('08120');
  expect(foodCalled('oats with a', index)?.id).toBe('08120');
  expect(foodCalled('oats with honey', index)).toBeNull();
});

test('what is called like a food of the table is the member’s own first', () => {
  const [oats] = findFoods('oats', index, 1);
  if (!oats) throw new Error('no oats');
  const own = foodIndex([{ ...oats, id: 'own', label: 'Oats' }, ...table.foods]);
  expect(
    findFoods('oats', own)
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['own', '08120']);
});

test('a search of the whole table takes less than 100 ms', () => {
  const words = ['oats', 'dal', 'yoghurt', 'spinnach', 'a', 'chocolat cake with nuts', 'qwertyuiop', 'brocolli soup'];
  const took = words.map((one) => {
    const from = performance.now();
    findFoods(one, index);
    return performance.now() - from;
  });
  process.stdout.write(`search of ${table.foods.length} foods: ${took.map((ms) => ms.toFixed(1)).join(', ')} ms\n`);
  expect(Math.max(...took)).toBeLessThan(100);
});
