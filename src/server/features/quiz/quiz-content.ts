import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { QUIZ_FITS, QUIZ_TOPICS, type QuizQuestion } from '#domain/quiz/quiz-question.ts';

const FOLDER = new URL('../../../../content/quiz/', import.meta.url);
const SOURCES = 'sources.json';

const sourceFile = z.array(
  z.strictObject({
    id: z.string(),
    organisation: z.string().min(2),
    title: z.string().min(3),
    year: z.int().min(1980).max(2100),
    yearOf: z.enum(['published', 'read']),
    address: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}(\/\S+)?$/),
    /** What was read of it: the text itself, a copy of it elsewhere, its abstract, or what others say it says. */
    read: z.enum(['text', 'copy', 'abstract', 'description']),
    reviewedOn: localDateSchema,
  }),
);
const questionFile = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]{3,60}$/),
      topic: z.enum(QUIZ_TOPICS),
      bands: z.array(z.enum(['teen', 'adult'])).min(1),
      fits: z.enum(Object.keys(QUIZ_FITS) as (keyof typeof QUIZ_FITS)[]),
      speaksOf: z.array(z.enum(['fertility', 'sex'])),
      ask: z.string().min(10).max(160).endsWith('?'),
      answers: z.array(z.string().min(1).max(60)).min(3).max(4),
      right: z.int().min(0),
      why: z.string().min(30).max(320),
      source: z.string(),
    })
    .refine(({ right, answers }) => right < answers.length, 'the right answer is one of the answers'),
);

export type SourceEntry = z.output<typeof sourceFile>[number];
export type QuizContent = {
  readonly questions: readonly QuizQuestion[];
  readonly byId: ReadonlyMap<string, QuizQuestion>;
  readonly sources: ReadonlyMap<string, SourceEntry>;
};

/**
 * Reads the questions of content/quiz and their sources. Throws, with the file's name, on anything that is not whole:
 * the server does not start on it.
 */
export function loadQuizContent(folder: URL = FOLDER): QuizContent {
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/quiz/${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  const sources = new Map(read(SOURCES, sourceFile).map((source) => [source.id, source]));
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== SOURCES)
    .toSorted();
  const questions = files.flatMap((name) => read(name, questionFile));
  const byId = new Map(questions.map((question) => [question.id, question]));
  if (byId.size !== questions.length) throw new Error('content/quiz: two questions have one id');
  const lost = questions.find(({ source }) => !sources.has(source));
  if (lost) throw new Error(`content/quiz: ${lost.id} names a source that is not in ${SOURCES}`);
  return { questions, byId, sources };
}
