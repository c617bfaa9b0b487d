import { foodTable } from '#server/features/meal/content/food-table.ts';
import { mealProblems } from '#server/features/meal/content/meal-rules.ts';
import { readMeals } from '#server/features/meal/content/read-meals.ts';
import { dishOf } from '#server/features/meal/cookbook.ts';
import type { Report } from '../report.ts';

/** The meals: shape, sources, marks against ingredients, words; with the iron of a serving as the table adds it up. */
export async function checkMeals(folder?: URL): Promise<Report> {
  const [{ byId: foods }, read] = await Promise.all([foodTable(), readMeals(folder)]);
  return {
    kind: 'meals',
    files: read.map(({ file, meal, broken }) => {
      const problems = meal ? mealProblems(meal, foods) : [broken];
      const isWhole = meal !== null && problems.length === 0;
      return {
        file: `content/meals/${file}`,
        problems,
        dueOn: meal?.check_again ?? null,
        measured: isWhole ? `${dishOf(meal, foods).serving.iron.known.toPrecision(3)} mg of iron a serving` : '',
      };
    }),
    notes: [],
  };
}
