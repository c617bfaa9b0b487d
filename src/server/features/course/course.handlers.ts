import type { courseRoutes } from '#contract/course/course.routes.ts';
import type { CourseDecision, WaitingCoursesReply } from '#contract/course/course.schemas.ts';
import type { CourseState } from '#domain/course/course.ts';
import type { MeditationDeps } from '#server/features/meditation/public.ts';
import { publicRecordings } from '#server/features/recording/public.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { courseStore } from './course.store.ts';
import { addCourse, course, courses, leaveCourse, putLesson } from './follow.ts';
import { makeCourse, myCourses, saveCourse, submitCourse } from './teach.ts';

const STATES = { public: 'public', change: 'change_asked', decline: 'withdrawn' } as const satisfies Record<
  CourseDecision['decision'],
  CourseState
>;

export function courseHandlers(deps: MeditationDeps): HandlersOf<typeof courseRoutes> {
  const { clock } = deps;
  return {
    getCourses: ({ me }) => courses(deps, me),
    getCourse: ({ me, params }) => course(deps, me, params.course),
    addCourse: ({ me, params }) => addCourse(deps, me, params.course),
    leaveCourse: ({ me, params }) => leaveCourse(deps, me, params.course),
    putLesson: ({ me, params, body: { isDone, answer } }) =>
      putLesson(deps, me, { id: params.course, done: { recording: params.recording, isDone, answer: answer.trim() } }),
    getMyCourses: ({ me }) => myCourses(me),
    makeCourse: ({ me }) => makeCourse({ me, now: clock.now() }),
    saveCourse: ({ me, params, body }) => saveCourse({ me, id: params.course, now: clock.now() }, body),
    submitCourse: ({ me, params, body }) => submitCourse({ me, id: params.course, now: clock.now() }, body.version),
    withdrawCourse: async ({ me, params }) =>
      (await courseStore.withdraw(me.tx, params.course, clock.now())) ? myCourses(me) : refuse('not_found'),
    removeCourse: async ({ me, params }) =>
      (await courseStore.remove(me.tx, params.course)) ? myCourses(me) : refuse('not_found'),
    getWaitingCourses: ({ me }) => waiting(me),
    decideCourse: async ({ me, params, body: { version, decision, reason }, requestId, ipPrefix }) => {
      const seen = { id: params.course, version, now: clock.now() };
      const act = { to: STATES[decision], reason: reason.trim(), requestId, ipPrefix };
      const outcome = await courseStore.decide(me.tx, seen, act);
      return outcome === 'done' ? waiting(me) : refuse(REFUSALS[outcome]);
    },
  };
}

const REFUSALS = { moved_on: 'course_moved_on', own: 'own_recording', gone: 'not_found' } as const;

async function waiting(me: Me): Promise<WaitingCoursesReply> {
  const [rows, recordings] = await Promise.all([courseStore.waiting(me.tx), publicRecordings(me)]);
  const named = new Map(recordings.map((one) => [one.id, one]));
  return {
    waiting: rows.map(({ id, version, work, shown, own, changed_at: since }) => ({
      ...{ id, version, title: work.title, words: work.words, isShown: shown !== null, isOwn: own },
      since: since.toISOString(),
      lessons: work.lessons.map((lesson) => {
        const { title = null, seconds = 0 } = named.get(lesson.recording) ?? {};
        return { ...lesson, title, seconds };
      }),
    })),
  };
}
