import type { CoursePut, MyCoursesReply } from '#contract/course/course.schemas.ts';
import {
  cleanCourse,
  COURSE,
  courseFaults,
  missingInCourse,
  READY_COURSES,
  type CourseFaults,
} from '#domain/course/course.ts';
import { circleContent } from '#server/features/circle/public.ts';
import { ownPublicRecordings } from '#server/features/recording/public.ts';
import { teacherIdOf } from '#server/features/teacher/public.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { courseStore } from './course.store.ts';

const EMPTY = { title: '', words: '', lessons: [] };

/** A teacher's courses, and the recordings that lessons are made of. */
export async function myCourses(me: Me): Promise<MyCoursesReply> {
  const [rows, recordings] = await Promise.all([courseStore.mine(me.tx), ownPublicRecordings(me)]);
  return {
    courses: rows.map(({ id, version, status: state, work, shown, note }) => ({
      ...{ id, version, state, note, isShown: shown !== null },
      ...{ title: work.title, words: work.words, lessons: [...work.lessons] },
    })),
    recordings: [...recordings],
  };
}

type At = { readonly me: Me; readonly id: string; readonly now: Date };

export async function makeCourse({ me, now }: Omit<At, 'id'>): Promise<MyCoursesReply | Refusal> {
  return (await courseStore.add(me.tx, EMPTY, now)) ? myCourses(me) : refuse('list_full');
}

/** Saves what a course says. A lesson may be a recording of the teacher's alone. */
export async function saveCourse({ me, id, now }: At, body: CoursePut): Promise<MyCoursesReply | Refusal> {
  const [row, recordings] = await Promise.all([ownCourse(me, id), ownPublicRecordings(me)]);
  if (!row) return refuse('not_found');
  const { version, ...typed } = body;
  const known = new Set(
    [...recordings, ...row.work.lessons.map(({ recording }) => ({ id: recording }))].map((one) => one.id),
  );
  if (typed.lessons.some(({ recording }) => !known.has(recording))) return refuse('not_found');
  const work = cleanCourse(typed);
  const fields = wordsOf(courseFaults(work, (text) => circleContent().readAgain(text) !== null));
  if (fields) return refuse('words_refused', { fields });
  const done = await courseStore.save(me.tx, { id, version, now }, work);
  return done ? myCourses(me) : refuse('course_moved_on');
}

export async function submitCourse({ me, id, now }: At, version: number): Promise<MyCoursesReply | Refusal> {
  const [row, recordings] = await Promise.all([ownCourse(me, id), ownPublicRecordings(me)]);
  if (!row) return refuse('not_found');
  if (row.version !== version || !READY_COURSES.includes(row.status)) return refuse('course_moved_on');
  const there = new Set(recordings.map((one) => one.id));
  const gone = row.work.lessons.flatMap(({ recording }, at) => (there.has(recording) ? [] : [[`lessons.${at}`, GONE]]));
  const fields = { ...wordsOf(missingInCourse(row.work)), ...(Object.fromEntries(gone) as Record<string, string>) };
  if (Object.keys(fields).length > 0) return refuse('course_unfinished', { fields });
  const done = await courseStore.submit(me.tx, { id, version, now }, await teacherIdOf(me));
  return done ? myCourses(me) : refuse('course_moved_on');
}

async function ownCourse({ tx }: Me, id: string) {
  return (await courseStore.mine(tx)).find((row) => row.id === id);
}

const GONE = 'This recording isn’t public anymore. Please choose another one.';
const WHY: Readonly<Record<CourseFaults[string], string>> = {
  too_long: 'Please make this shorter.',
  contact: 'Please take out links, emails, phone numbers and names on other apps.',
  cruel: 'Some of these words may hurt. Please say it another way.',
  missing: 'Please write something here.',
  few: `A course has at least ${COURSE.lessons.least} lessons.`,
  twice: 'Each recording can be in a course once.',
};

/** Faults in words, by their part; null where there are none. */
function wordsOf(faults: CourseFaults): Record<string, string> | null {
  const parts = Object.entries(faults);
  return parts.length > 0 ? Object.fromEntries(parts.map(([part, why]) => [part, WHY[why]])) : null;
}
