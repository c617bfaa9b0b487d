import { FOLLOWED } from './course.ts';

/** What a member did with a lesson: whether it counts as heard, and the answer for herself. */
export type LessonDone = { readonly recording: string; readonly isDone: boolean; readonly answer: string };
type Followed = { readonly id: string; readonly since: string; readonly lessons: readonly LessonDone[] };
/** The courses a member added, the newest first, and what she did in them. */
export type FollowedDocument = { readonly schemaVersion: 1; readonly courses: readonly Followed[] };
export const NO_COURSES: FollowedDocument = { schemaVersion: 1, courses: [] };

/** Adds a course; null where there is no room. Added already, it stays as it is. */
export function withCourse(document: FollowedDocument, id: string, since: string): FollowedDocument | null {
  const { courses } = document;
  if (courses.some((one) => one.id === id)) return document;
  return courses.length < FOLLOWED.most ? { ...document, courses: [{ id, since, lessons: [] }, ...courses] } : null;
}

/** The same without a course, and without what was answered in it. */
export function withoutCourse(document: FollowedDocument, id: string): FollowedDocument {
  return { ...document, courses: document.courses.filter((one) => one.id !== id) };
}

/** Notes what the member did with a lesson; null where she has not added the course. */
export function withLesson(document: FollowedDocument, id: string, done: LessonDone): FollowedDocument | null {
  if (!document.courses.some((one) => one.id === id)) return null;
  const others = (lessons: readonly LessonDone[]) => lessons.filter(({ recording }) => recording !== done.recording);
  return {
    ...document,
    courses: document.courses.map((one) => (one.id === id ? { ...one, lessons: [...others(one.lessons), done] } : one)),
  };
}
