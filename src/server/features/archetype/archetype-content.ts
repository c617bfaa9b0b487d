import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { archetypePage } from '#contract/archetype/archetype.schemas.ts';
import { ARCHETYPES } from '#domain/archetype/archetype.ts';

const FOLDER = new URL('../../../../content/archetypes/', import.meta.url);

const questionFile = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z-]{3,40}$/),
        ask: z.string().min(8),
        /** The same for teens, where the situation is not one of theirs. */
        askTeen: z.string().min(8).optional(),
        answers: z
          .array(z.strictObject({ leans: z.enum(ARCHETYPES), text: z.string().min(3).max(90) }))
          .length(ARCHETYPES.length),
      })
      .refine(
        ({ answers }) => new Set(answers.map(({ leans }) => leans)).size === ARCHETYPES.length,
        'each archetype has one answer',
      ),
  )
  .length(16);

export type ArchetypeContent = {
  readonly questions: z.output<typeof questionFile>;
  readonly pages: z.output<typeof archetypePage>[];
};

/**
 * Reads the archetype quiz of content/archetypes. Throws, with the file's name, on anything that is not whole: the
 * server does not start on it.
 */
export function loadArchetypeContent(folder: URL = FOLDER): ArchetypeContent {
  const read = <T>(name: string, schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
    if (!parsed.success) throw new Error(`content/archetypes/${name}: ${z.prettifyError(parsed.error)}`);
    return parsed.data;
  };
  const questions = read('questions.json', questionFile);
  const pages = read('archetypes.json', z.array(archetypePage).length(ARCHETYPES.length));
  if (new Set(questions.map(({ id }) => id)).size !== questions.length)
    throw new Error('content/archetypes: two questions have one id');
  if (ARCHETYPES.some((archetype) => pages.every(({ id }) => id !== archetype)))
    throw new Error('content/archetypes: an archetype has no page');
  return { questions, pages };
}
