import { z } from 'zod';
import { route, type Wire } from '#contract/kit/route.ts';
import { localDateSchema } from '#contract/kit/scalars.ts';

const count = z.int().nullable();

/** GET /api/teacher-figures: twelve weeks, the first first. Counts below five are null. */
export const teacherFiguresReply = z.object({
  weeks: z.array(
    z.object({ week: localDateSchema, plays: count, minutes: count, finished: count, kept: count, thanks: count }),
  ),
});
export type TeacherFiguresReply = Wire<typeof teacherFiguresReply>;

export const figureRoutes = {
  getTeacherFigures: route({
    access: { who: 'teacher', age: 'adult', plan: 'any' },
    method: 'GET',
    path: '/api/teacher-figures',
    summary: 'What was heard of a teacher’s recordings by week: counts of five and more, never who',
    rate: 'read',
    bodyLimit: 0,
    params: null,
    query: null,
    body: null,
    status: 200,
    cache: 'no-store',
    reply: teacherFiguresReply,
    errors: [],
  }),
};
