import { z } from 'zod';
import type { Wire } from '#contract/kit/route.ts';
import { id, instant, writtenText } from '#contract/kit/scalars.ts';
import { COURSE, COURSE_STATES, FOLLOWED } from '#domain/course/course.ts';

// Limits count what a person counts; this bounds what is read at all.
const typed = (most: number) => writtenText(most * 4);
const lesson = z.object({ recording: id, question: z.string() });
const said = { title: z.string(), words: z.string(), lessons: z.array(lesson) };

export const courseParams = z.object({ course: id });
export const courseLessonParams = z.object({ course: id, recording: id });

/** A course as its teacher sees it: what is worked on; `isShown`: members see one, this or the one before. */
export const ownCourse = z.object({
  id,
  version: z.int(),
  state: z.enum(COURSE_STATES),
  ...said,
  isShown: z.boolean(),
  /** What the admin answered. */ note: z.string().nullable(),
});
export type OwnCourse = Wire<typeof ownCourse>;
/** GET /api/courses/mine: all of them, and the public recordings that lessons are made of. Seconds. */
export const myCoursesReply = z.object({
  courses: z.array(ownCourse),
  recordings: z.array(z.object({ id, title: z.string(), seconds: z.int() })),
});
export type MyCoursesReply = Wire<typeof myCoursesReply>;

/** PUT /api/courses/{course}; `version` as it was seen. */
export const coursePut = z.strictObject({
  version: z.int().min(1),
  title: typed(COURSE.title),
  words: typed(COURSE.words),
  lessons: z.array(z.strictObject({ recording: id, question: typed(COURSE.question) })).max(COURSE.lessons.most),
});
export type CoursePut = Wire<typeof coursePut>;
export const courseVersion = z.strictObject({ version: z.int().min(1) });

/** GET /api/admin/courses: what waits, the oldest first. A lesson without a title is public no more. */
export const waitingCoursesReply = z.object({
  waiting: z.array(
    z.object({
      id,
      version: z.int(),
      title: z.string(),
      words: z.string(),
      lessons: z.array(lesson.extend({ title: z.string().nullable(), seconds: z.int() })),
      /** Members see an earlier one. */ isShown: z.boolean(),
      isOwn: z.boolean(),
      since: instant,
    }),
  ),
});
export type WaitingCoursesReply = Wire<typeof waitingCoursesReply>;
export const courseDecision = z.strictObject({
  version: z.int().min(1),
  decision: z.enum(['public', 'change', 'decline']),
  reason: writtenText(600).refine((text) => text.trim() !== '', 'Please write a reason'),
});
export type CourseDecision = Wire<typeof courseDecision>;

const seen = {
  id,
  title: z.string(),
  words: z.string(),
  ledBy: z.string(),
  teacherId: id.nullable(),
  /** How long all lessons last. */ seconds: z.int(),
  isAdded: z.boolean(),
};
/** GET /api/courses: what is public. `done` lessons of so many. */
export const courseSummary = z.object({ ...seen, lessons: z.int(), done: z.int() });
export type CourseSummary = Wire<typeof courseSummary>;
export const coursesReply = z.object({ courses: z.array(courseSummary) });
export type CoursesReply = Wire<typeof coursesReply>;

/** GET /api/courses/{course}: its lessons as they are here for the member; `gone` are public no more. */
export const courseReply = z.object({
  ...seen,
  gone: z.int(),
  lessons: z.array(
    z.object({
      recording: id,
      title: z.string(),
      line: z.string(),
      seconds: z.int(),
      question: z.string(),
      isOpen: z.boolean(),
      isDone: z.boolean(),
      answer: z.string(),
    }),
  ),
});
export type CourseReply = Wire<typeof courseReply>;

/** PUT .../lessons/{recording}: what the member did with a lesson, and her answer, for herself alone. */
export const lessonPut = z.strictObject({ isDone: z.boolean(), answer: writtenText(FOLLOWED.answer) });
