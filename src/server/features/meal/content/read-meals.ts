import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { readMarks, type Block } from '#domain/wisdom/marks.ts';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { mealHead, type MealHead } from './meal-schema.ts';

const FOLDER = new URL('../../../../../content/meals/', import.meta.url);

/** A meal as its file has it: the recipe, and a few words about it. */
export type MealFile = MealHead & { readonly blocks: readonly Block[]; readonly markProblems: readonly string[] };
/** One file: the meal, or why it is none. */
export type ReadMeal = { readonly file: string } & (
  | { readonly meal: MealFile; readonly broken: null }
  | { readonly meal: null; readonly broken: string }
);

/** Reads every file of content/meals, by name. Lets others go first between two files: YAML takes its time. */
export async function readMeals(folder: URL = FOLDER): Promise<ReadMeal[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const read: ReadMeal[] = [];
  for (const file of files) {
    read.push(readMeal(file, await readFile(new URL(file, folder), 'utf8')));
    await setImmediate();
  }
  return read;
}

/** The meal of one file. */
export function readMeal(file: string, text: string): ReadMeal {
  try {
    const { head, body } = readFrontMatter(text);
    const parsed = mealHead.safeParse(head);
    if (!parsed.success) return { file, meal: null, broken: z.prettifyError(parsed.error) };
    if (`${parsed.data.id}.md` !== file) return { file, meal: null, broken: 'the file is called by another id' };
    const { blocks, problems } = readMarks(body);
    return { file, meal: { ...parsed.data, blocks, markProblems: problems }, broken: null };
  } catch (error) {
    return { file, meal: null, broken: error instanceof Error ? error.message : String(error) };
  }
}
