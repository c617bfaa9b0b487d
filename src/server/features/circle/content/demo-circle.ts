import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { judgeBody } from '#domain/circle/body.ts';
import { CATEGORY_SLUG } from '#domain/circle/category.ts';
import { ROOMS } from '#domain/circle/limits.ts';
import { REPORT_REASONS } from '#domain/circle/reason.ts';

const FILE = new URL('../../../../../content/demo/circle.json', import.meta.url);

/** Who speaks: a demo account under its name, or one of six further voices, who are always nameless. */
const voices = z.enum([
  'adult',
  'teen',
  'teacher',
  'moderator',
  'admin',
  'lapsed',
  'other1',
  'other2',
  'other3',
  'other4',
  'other5',
  'other6',
]);
const said = {
  by: voices,
  anonymous: z.literal(true).optional(),
  body: z.string(),
};
const thread = z
  .strictObject({
    ...said,
    room: z.enum(ROOMS),
    category: z.string().regex(CATEGORY_SLUG),
    daysAgo: z.number().positive().max(60),
    plant: z.string().optional(),
    state: z.literal('held').optional(),
    replies: z.array(
      z.strictObject({
        ...said,
        hoursAfter: z.number().positive(),
        /** The reply it answers, by its place in the thread. */
        answers: z.int().min(0).optional(),
        state: z.literal('hidden').optional(),
      }),
    ),
  })
  .refine(({ body }) => judgeBody(body, 'post').ok, 'the post would be refused')
  .refine(({ replies }) => replies.every(({ body }) => judgeBody(body, 'reply').ok), 'a reply would be refused')
  .refine(
    ({ by, anonymous, replies }) =>
      [{ by, anonymous }, ...replies].every((one) => !one.by.startsWith('other') || one.anonymous === true),
    'a voice without an account speaks without a name',
  )
  .refine(({ replies }) => replies.every(({ answers }, at) => answers === undefined || answers < at), 'answers later words')
  .refine(
    ({ daysAgo, replies }) => replies.every(({ hoursAfter }) => hoursAfter < daysAgo * 24),
    'a reply would lie in the future',
  );
const demo = z
  .strictObject({
    threads: z.array(thread).min(17),
    cases: z
      .array(
        z.strictObject({
          room: z.enum(ROOMS),
          thread: z.int().min(0),
          reply: z.int().min(0).optional(),
          why: z.enum(['first_words', 'reported']),
          reason: z.enum(REPORT_REASONS).optional(),
        }),
      )
      .length(4),
  })
  .refine(
    ({ threads, cases }) =>
      cases.every(({ room, thread: at, reply }) => {
        const of = threads[at];
        return of?.room === room && (reply === undefined || of.replies[reply] !== undefined);
      }),
    'a case leads to words that are not there',
  );

export type DemoCircle = z.output<typeof demo>;

/** The threads that the demo accounts show. Throws, with the file's name, on anything that the circle would refuse. */
export function loadDemoCircle(): DemoCircle {
  const parsed = demo.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  if (!parsed.success) throw new Error(`content/demo/circle.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
