import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import { CATEGORY_ICONS, CATEGORY_SLUG } from '#domain/circle/category.ts';
import { readAgainWith, type ReadAgain } from '#domain/circle/cruel-words.ts';
import { ROOMS } from '#domain/circle/limits.ts';
import { DECISION_REASONS, REPORT_REASONS } from '#domain/circle/reason.ts';

const FOLDER = new URL('../../../../../content/circle/', import.meta.url);

const line = z.string().min(3).max(240);
const name = z.string().min(3).max(40);
const code = z.string().regex(/^[a-z][a-z_]{2,20}$/);
const rooms = z.array(z.enum(ROOMS)).min(1);

const TWICE = 'one of them is there twice';
const isEachOnce = (names: readonly string[]) => new Set(names).size === names.length;

const categories = z.array(
  z.strictObject({
    slug: z.string().regex(CATEGORY_SLUG),
    name,
    icon: z.enum(CATEGORY_ICONS),
    about: line.max(80),
  }),
);
const plants = z.array(z.string().regex(/^\p{Lu}[\p{L}’ -]{2,23}$/u)).refine(isEachOnce, TWICE);
const houseRules = z.strictObject({
  version: z.string().regex(/^\d+$/),
  title: name,
  lead: line,
  rules: z.array(z.strictObject({ id: code, rule: line.max(60), more: line })).length(4),
  never: z.strictObject({ lead: line, lines: z.array(line).min(1) }),
  help: line,
  broken: z.strictObject({ lead: line, lines: z.array(line).min(3) }),
  appeal: line,
  agree: z.string().min(3).max(24),
});
const reports = z.array(
  z.strictObject({
    id: z.enum(REPORT_REASONS),
    rooms,
    urgency: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    label: line.max(70),
    more: line.max(80),
  }),
);
const decisions = z.array(
  z.strictObject({
    id: z.enum(DECISION_REASONS),
    rooms,
    rule: z.strictObject({ community: code.optional(), teen: code.optional() }),
    label: name,
    told: line,
  }),
);
const topics = z.array(
  z.strictObject({
    category: z.string().regex(CATEGORY_SLUG),
    title: name,
    opening: z.array(z.strictObject({ text: line, source: z.string().optional() })).min(2),
    questions: z.array(line.endsWith('?')).min(2).max(3),
  }),
);
const parents = z.strictObject({
  title: name,
  lead: line,
  parts: z.array(z.strictObject({ title: name, lines: z.array(line).min(2) })).min(3),
  honest: line,
});
const sources = z
  .array(
    z.strictObject({
      id: z.string(),
      organisation: z.string().min(2),
      title: z.string().min(3),
      year: z.int().min(1980).max(2100),
      yearOf: z.enum(['published', 'read']),
      address: z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}\/\S+$/),
      /** What was read of it: the text itself, a copy of it elsewhere, its abstract, or what others say it says. */
      read: z.enum(['text', 'copy', 'abstract', 'description']),
      reviewedOn: localDateSchema,
    }),
  )
  .refine((all) => isEachOnce(all.map(({ id }) => id)), TWICE);

const phrases = z.array(z.string().regex(/^[\p{Ll}\p{N}’ ]+[*$]?$/u)).min(4).refine(isEachOnce, TWICE);
const cruelWords = z.strictObject({
  about: line,
  harm: phrases,
  slurs: phrases,
  insults: phrases,
  body: phrases,
  dismissals: phrases,
});

const inRooms = <T extends z.ZodType>(schema: T) => z.strictObject({ community: schema, teen: schema });
const FILES = {
  categories: inRooms(categories.min(3).refine((all) => isEachOnce(all.map(({ slug }) => slug)), TWICE)),
  'plant-names': inRooms(plants),
  'house-rules': inRooms(houseRules),
  reasons: z.strictObject({
    reports: reports.refine((all) => isEachOnce(all.map(({ id }) => id)), TWICE),
    decisions: decisions.refine((all) => isEachOnce(all.map(({ id }) => id)), TWICE),
  }),
  'teen-topics': topics,
  parents,
  'cruel-words': cruelWords,
  sources,
} as const;
type Files = { readonly [Name in keyof typeof FILES]: z.output<(typeof FILES)[Name]> };

export type ParentsPage = z.output<typeof parents>;
export type CircleSource = z.output<typeof sources>[number];
export type CircleContent = {
  readonly categories: Files['categories'];
  readonly plantNames: Files['plant-names'];
  readonly houseRules: Files['house-rules'];
  readonly reasons: Files['reasons'];
  readonly teenTopics: Files['teen-topics'];
  readonly parents: ParentsPage;
  /** Says whether words look cruel: asked before they go up, and again where they are taken in. */
  readonly readAgain: ReadAgain;
  readonly sources: ReadonlyMap<string, CircleSource>;
};

/**
 * Reads what the circle says of its own: content/circle. Throws, with the file's name, on anything that is not whole, so
 * that the server does not start on it: a topic without its category, a rule or a source that is nowhere, a reason of
 * the code without words.
 */
export function loadCircleContent(folder: URL = FOLDER): CircleContent {
  const read = <Name extends keyof Files>(file: Name): Files[Name] => {
    const text: unknown = JSON.parse(readFileSync(new URL(`${file}.json`, folder), 'utf8'));
    const parsed = FILES[file].safeParse(text);
    if (!parsed.success) throw new Error(`content/circle/${file}.json: ${z.prettifyError(parsed.error)}`);
    return parsed.data as Files[Name];
  };
  const content: CircleContent = {
    categories: read('categories'),
    plantNames: read('plant-names'),
    houseRules: read('house-rules'),
    reasons: read('reasons'),
    teenTopics: read('teen-topics'),
    parents: read('parents'),
    readAgain: readAgainWith(read('cruel-words')),
    sources: new Map(read('sources').map((source) => [source.id, source])),
  };
  const lost = lostIn(content);
  if (lost) throw new Error(`content/circle: ${lost}`);
  return content;
}

// What one file names and another lacks.
function lostIn({ categories: all, houseRules: rules, reasons, teenTopics, sources: known }: CircleContent) {
  const slugs = new Set(all.teen.map(({ slug }) => slug));
  const topic = teenTopics.find(({ category }) => !slugs.has(category));
  if (topic) return `the topic "${topic.title}" has no category`;
  const source = teenTopics.flatMap(({ opening }) => opening).find((one) => one.source && !known.has(one.source));
  if (source) return `a topic names a source that is not in sources.json: ${source.source}`;
  for (const room of ROOMS) {
    const ids = new Set(rules[room].rules.map(({ id }) => id));
    const reason = reasons.decisions.find(({ rule }) => rule[room] !== undefined && !ids.has(rule[room]));
    if (reason) return `the reason "${reason.id}" names a rule that is not in house-rules.json`;
  }
  const unsaid =
    REPORT_REASONS.find((id) => !reasons.reports.some((one) => one.id === id)) ??
    DECISION_REASONS.find((id) => !reasons.decisions.some((one) => one.id === id));
  return unsaid ? `the reason "${unsaid}" has no words` : null;
}
