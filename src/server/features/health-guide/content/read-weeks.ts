import { readdir, readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { readMarks, type Block } from '#domain/wisdom/marks.ts';
import { readFrontMatter } from '#server/platform/content/front-matter.ts';
import { weekHead, type WeekHead } from './week-schema.ts';

const FOLDER = new URL('../../../../../content/health-guide/', import.meta.url);

/** A week of the guide as its file has it: what is done, and a short text about why. */
export type GuideWeek = WeekHead & { readonly blocks: readonly Block[]; readonly markProblems: readonly string[] };
/** One file: the week, or why it is none. */
export type ReadWeek = { readonly file: string } & (
  | { readonly week: GuideWeek; readonly broken: null }
  | { readonly week: null; readonly broken: string }
);

/** Reads every file of content/health-guide, by name. Lets others go first between two files. */
export async function readWeeks(folder: URL = FOLDER): Promise<ReadWeek[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  const read: ReadWeek[] = [];
  for (const file of files) {
    read.push(readWeek(file, await readFile(new URL(file, folder), 'utf8')));
    await setImmediate();
  }
  return read;
}

/** The week of one file, or why it is none. */
export function readWeek(file: string, source: string): ReadWeek {
  try {
    const { head, body } = readFrontMatter(source);
    const parsed = weekHead.safeParse(head);
    if (!parsed.success) return { file, week: null, broken: z.prettifyError(parsed.error) };
    const { blocks, problems } = readMarks(body);
    return { file, week: { ...parsed.data, blocks, markProblems: problems }, broken: null };
  } catch (error) {
    return { file, week: null, broken: error instanceof Error ? error.message : String(error) };
  }
}
