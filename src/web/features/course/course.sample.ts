import type { CourseReply, CourseSummary } from '#contract/course/course.schemas.ts';

const TEACHER = '7ea0c1de-0000-4000-8000-000000000001';
const COURSE = '00000000-0000-4000-8000-000000000021';
/** A lesson of a course. */
export function lessonOf(number: number, change: Partial<CourseReply['lessons'][number]> = {}) {
  return {
    recording: `00000000-0000-4000-8000-00000000003${number}`,
    title: `Evening ${number}`,
    line: 'By the stove.',
    seconds: 600,
    question: `What stayed with you on evening ${number}?`,
    isOpen: true,
    isDone: false,
    answer: '',
    ...change,
  };
}
/** A course as a member sees it who has not added it. */
export function courseOf(change: Partial<CourseReply> = {}): CourseReply {
  return {
    id: COURSE,
    title: 'A year of evenings',
    words: 'Three evenings by the stove.',
    ledBy: 'Ilse',
    teacherId: TEACHER,
    seconds: 1800,
    isAdded: false,
    gone: 0,
    lessons: [lessonOf(1), lessonOf(2), lessonOf(3)],
    ...change,
  };
}
/** The same in a list. */
export function summaryOf(change: Partial<CourseSummary> = {}): CourseSummary {
  const { gone: _, lessons, ...seen } = courseOf();
  return { ...seen, lessons: lessons.length, done: 0, ...change };
}
