import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { NUTRIENTS } from '#domain/food/nutrients.ts';
import { tellsFigures } from '#domain/food/without-numbers.ts';
import { NO_FOOD_LISTS } from '#domain/meal/meal-day.ts';
import { FILTERS, passes } from '#domain/meal/meal.ts';
import { dishOf } from '../cookbook.ts';
import { mannerOf, type HerNow } from '../her-now.ts';
import { mealWholeOf } from '../told-meals.ts';
import { foodTable } from './food-table.ts';
import { mealProblems } from './meal-rules.ts';
import { readMeal, readMeals } from './read-meals.ts';

const { byId: foods } = await foodTable();
const read = await readMeals();
const meals = read.flatMap(({ meal }) => meal ?? []);

describe('content/meals', () => {
  it.each(read.map(({ file, meal, broken }) => [file, meal, broken] as const))('%s', (_, meal, broken) => {
    expect(broken).toBeNull();
    expect(meal && mealProblems(meal, foods)).toEqual([]);
  });

  it('has 60 meals of many kitchens, and some for every filter', () => {
    expect(meals.length).toBeGreaterThanOrEqual(60);
    expect(new Set(meals.map(({ kitchen }) => kitchen)).size).toBeGreaterThan(20);
    for (const filter of FILTERS) {
      const left = meals.filter(({ marks, effort, cost }) =>
        passes({ marks, effort: effort.level, cost: cost.level }, [filter]),
      );
      expect([filter, left.length > 4]).toEqual([filter, true]);
    }
  });
});

/** The figures of the table, read apart from the code that ships: cells of a line by their places. */
const figures = new Map(
  readFileSync('content/food/foods.txt', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map((cells) => [cells[0] ?? '', (cells[5] ?? '').split(',')] as const),
);

test('what a serving brings is the sum of its ingredients, to three digits', () => {
  for (const meal of meals) {
    const { serving } = dishOf(meal, foods);
    NUTRIENTS.forEach((nutrient, at) => {
      let micro = 0;
      let hasUnknown = false;
      for (const { food, grams, optional } of meal.ingredients) {
        const cell = figures.get(food)?.[at] ?? '';
        if (optional) continue;
        if (cell === '') hasUnknown = true;
        else micro += Math.round(Number(cell) * 1e6) * grams;
      }
      const added = micro / 1e8 / meal.serves;
      const { known, hasUnknown: isPartly } = serving[nutrient];
      const isSame = Math.abs(known - added) <= added * 1e-6 && isPartly === hasUnknown;
      expect([meal.id, nutrient, isSame]).toEqual([meal.id, nutrient, true]);
    });
  }
});

/** Where somebody without numbers stands. */
const her = {
  manner: mannerOf(NO_FOOD_LISTS, { ageGroup: 'adult' }),
  eater: 'adult',
  now: { ageGroup: 'adult', stage: 'menstruating' },
} as unknown as HerNow;

test('without numbers no recipe has a digit of an amount, and none tells a figure', () => {
  for (const meal of meals) {
    const { sources: _, checked: _c, checkAgain: _a, id: _i, effort: _e, glossary: _g, ...told } = mealWholeOf(dishOf(meal, foods), her);
    const texts: string[] = [];
    JSON.stringify(told, (key, value: unknown) => {
      if (['sources', 'cite', 'grade'].includes(key)) return undefined;
      if (typeof value === 'string' && key !== 'nutrient' && key !== 'kind') texts.push(value);
      return value;
    });
    const digits = texts.filter((text) => /(?<![\p{L}\d]|\p{L}-)\d|[½⅓⅔¼¾⅛]/u.test(text) || tellsFigures(text));
    expect([meal.id, digits]).toEqual([meal.id, []]);
    expect(told.figures).toBeNull();
  }
});

const FILE = readFileSync('content/meals/mujaddara.md', 'utf8');
const problems = (change: (file: string) => string): string => {
  const changed = change(FILE);
  expect(changed).not.toBe(FILE);
  const { meal, broken } = readMeal('mujaddara.md', changed);
  return meal ? mealProblems(meal, foods).join('\n') : (broken ?? '');
};

describe('what a meal must keep', () => {
  it.each<[string, (file: string) => string, string]>([
    ['a key that is none', (file) => file.replace('kind:', 'sort: 1\nkind:'), 'sort'],
    ['a food that is none', (file) => file.replace(/food: "\d+"/, 'food: "99999"'), 'no food 99999'],
    ['a source that is not there', (file) => `${file}\n\nSo it is. [77]\n`, '[77] has no source'],
    ['meat in what is marked vegan', (file) => file.replace('ingredients:', 'ingredients:\n  - {food: "23572", grams: 100, as: "ground beef"}'), 'marked vegan'],
    ['a word of shame', (file) => `${file}\n\nNo guilt here.\n`, 'it says “guilt”'],
    ['a straight quote', (file) => `${file}\n\nDon't.\n`, 'a straight quote'],
    ['an early next check', (file) => file.replace(/check_again: \S+/, 'check_again: 2026-01-01'), 'checked again before'],
    ['another name', (file) => file.replace('id: mujaddara', 'id: other'), 'another id'],
    ['for a stage and hidden from it', (file) => file.replace('stages_hidden: []', 'stages_hidden: [menopause]'), 'hidden from it'],
  ])('refuses %s', (_, change, problem) => expect(problems(change)).toContain(problem));
});
