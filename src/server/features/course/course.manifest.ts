import { sourcesOf } from '#server/features/meditation/public.ts';
import { CHANGED_AT, OWNER, ROW_ID, VERSION, clear, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { courseHandlers } from './course.handlers.ts';
import { courseStore } from './course.store.ts';
import { exportedCourses } from './follow.ts';

const TOLD = { export: 'collections.courses-you-made' } as const;
const OTHERS_SEE = { atOnce: 'what is refused in it is known to the server alone' } as const;
const HERE = { atOnce: 'whether the course and its lessons are there is known to the server alone' } as const;

export const courseManifest = manifest({
  name: 'course',
  tables: {
    'auth.course': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'recordings',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        teacher_id: clear('C1', 'what others know its teacher by'),
        status: clear('C1', 'draft, with an admin, or public', TOLD),
        version: VERSION,
        work: clear('C6', 'what it says, as it is worked on', TOLD),
        shown: clear('C6', 'what members see', TOLD),
        note: clear('C6', 'what the admin answered', TOLD),
        shown_at: clear('C6', 'since when it is public'),
        changed_at: clear('C1', 'when it last changed', TOLD),
      },
    },
    'app.course_progress': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'the courses she added, what she heard of them, and her answers to their questions', {
          row: ['user_id'],
          export: 'collections.courses',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
  },
  offline: {
    addCourse: HERE,
    leaveCourse: HERE,
    putLesson: HERE,
    makeCourse: OTHERS_SEE,
    saveCourse: OTHERS_SEE,
    submitCourse: OTHERS_SEE,
    withdrawCourse: OTHERS_SEE,
    removeCourse: OTHERS_SEE,
    decideCourse: { atOnce: 'it decides about what everybody reads, as it is now' },
  },
  handlers: ({ clock, payments, vault }) => courseHandlers({ clock, payments, sources: sourcesOf({ vault, clock }) }),
  exports: async ({ me }) => ({
    collections: {
      courses: await exportedCourses(me),
      'courses-you-made': (await courseStore.mine(me.tx)).map(({ changed_at: at, teacher_id: _, ...row }) => ({
        ...row,
        changedAt: at.toISOString(),
      })),
    },
  }),
});
