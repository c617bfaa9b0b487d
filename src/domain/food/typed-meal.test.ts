import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFoods, foodCalled, foodIndex, likeliestFood } from './find-foods.ts';
import { readFoodTable } from './food-table.ts';
import { gramsOf } from './portion.ts';
import { readTyped } from './typed-meal.ts';
import { tellsFigures, withoutNumbers } from './without-numbers.ts';

const text = readFileSync('content/food/foods.txt', 'utf8');
const index = foodIndex(readFoodTable(text).foods);
/** What was understood: the food and its grams, or what is asked. */
const read = (typed: string) =>
  readTyped(typed, (words) => foodCalled(words, index) !== null).map(({ words, amount, trouble }) => {
    const food = likeliestFood(words, index);
    if (trouble) return [words, trouble];
    return food ? [food.label, gramsOf(food, amount)] : [words, null];
  });

describe('amounts as they are typed on a phone', () => {
  test.each([
    ['2 eggs', [['Egg, boiled', 100]]],
    ['two eggs', [['Egg, boiled', 100]]],
    ['½ cup oats', [['Oats, dry', 40.5]]],
    ['1/2 cup of oats', [['Oats, dry', 40.5]]],
    ['1½ cups oats', [['Oats, dry', 121.5]]],
    ['1 1/2 cups oats', [['Oats, dry', 121.5]]],
    ['one and a half cups oats', [['Oats, dry', 121.5]]],
    ['half a cup of oats', [['Oats, dry', 40.5]]],
    ['1,5 dl milk', [['Milk, whole', 152.5]]],
    ['1.5dl milk', [['Milk, whole', 152.5]]],
    ['200g lentils', [['Lentils, cooked', 200]]],
    ['200 G LENTILS', [['Lentils, cooked', 200]]],
    ['a handful of almonds', [['Almonds', 30]]],
    ['a large egg', [['Egg, boiled', 50]]],
    ['an orange', [['Orange', 184]]],
    ['half an avocado', [['Avocado', 100.5]]],
    ['a couple of eggs', [['Egg, boiled', 100]]],
    ['2 slices of rye bread', [['Bread, rye', 64]]],
    ['a bowl of dal', [['Lentils, cooked', 297]]],
    ['handful of spinach', [['Spinach, raw', 30]]],
  ])('%s', (typed, meant) => expect(read(typed)).toEqual(meant));
});

describe('a meal in one line', () => {
  test.each([
    ['2 eggs on toast, mint tea', ['Egg, boiled', 'Bread, white', 'Tea, herbal']],
    ['oats, pumpkin seeds and an orange', ['Oats, dry', 'Pumpkin seeds', 'Orange']],
    ['mac and cheese', ['Macaroni cheese']],
    ['beans on toast', ['Baked beans in tomato sauce']],
    ['dal + rice & spinach', ['Lentils, cooked', 'Rice, white, cooked', 'Spinach, raw']],
    ['1,5 dl milk, 2 eggs', ['Milk, whole', 'Egg, boiled']],
    ['leftovers', ['leftovers']],
  ])('%s', (typed, foods) => expect(read(typed).map(([food]) => food)).toEqual(foods));
});

describe('what nobody means is asked, and its words stay', () => {
  test.each([
    ['0 eggs', 'none'],
    ['-3 eggs', 'less_than_none'],
    ['1000000000 eggs', 'too_much'],
    ['10^9 eggs', 'too_much'],
    ['1e9 eggs', 'too_much'],
    ['1,000,000 eggs', 'too_much'],
  ])('%s: %s', (typed, trouble) => expect(read(typed)).toEqual([['eggs', trouble]]));

  test('4 kg of oats is more than a meal', () => expect(read('4 kg oats')).toEqual([['Oats, dry', null]]));
  test('a dash before a list is no minus', () => expect(read('- eggs')[0]?.[0]).toBe('Egg, boiled'));
  test('a number alone names no food', () => expect(read('7')).toEqual([['7', null]]));
});

describe('without numbers', () => {
  test.each([
    ['2 eggs, ½ cup of oats', 'eggs, oats'],
    ['200g lentils and 1,5 dl milk', 'lentils and milk'],
    ['Second bowl of soup', 'Second bowl of soup'],
    ['7up', 'up'],
    ['500 kcal bar', 'bar'],
    ['12', ''],
  ])('%s is %s', (typed, shown) => {
    expect(withoutNumbers(typed)).toBe(shown);
    expect(withoutNumbers(typed)).not.toMatch(/\p{N}/u);
  });

  test('a sentence that tells a figure is known', () => {
    expect(tellsFigures('Half a cup has about 3.3 mg of iron. [1]')).toBe(true);
    expect(tellsFigures('Simmer 20 minutes.')).toBe(false);
  });
});

test('everyday foods have a weight by the piece, the cup and the handful', () => {
  for (const words of ['banana', 'rice', 'milk', 'olive oil', 'cumin', 'cashews'])
    for (const unit of [null, 'cup', 'handful'] as const) {
      const [food] = findFoods(words, index, 1);
      const grams = food && gramsOf(food, { count: null, unit, size: null });
      expect([words, unit, (grams ?? 0) > 1 && (grams ?? 0) < 400]).toEqual([words, unit, true]);
    }
});
