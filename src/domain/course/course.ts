import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { contactDetailsIn } from '#domain/circle/contact-details.ts';

/** What a course may be, in characters as a person counts them; `most` of them a teacher may have. */
export const COURSE = { lessons: { least: 3, most: 30 }, title: 80, words: 600, question: 160, most: 20 } as const;
/** What a member keeps of courses: how many, and how long an answer is. */
export const FOLLOWED = { most: 50, answer: 600 } as const;

/**
 * Where a course stands. `draft`: its teacher's alone; `listening`: with an admin; `change_asked`: back with a wish;
 * `public`: as members see it; `withdrawn`: it was public, or was declined. What members see stays until the next is
 * approved, or the teacher takes it off the shelf.
 */
export const COURSE_STATES = ['draft', 'listening', 'change_asked', 'public', 'withdrawn'] as const;
export type CourseState = (typeof COURSE_STATES)[number];
/** The states from which it may be handed to an admin. */
export const READY_COURSES: readonly CourseState[] = ['draft', 'change_asked', 'withdrawn'];

/** A lesson: a recording of its teacher's, and the question after it. */
export type Lesson = { readonly recording: string; readonly question: string };
/** What a course says. */
export type CourseWords = { readonly title: string; readonly words: string; readonly lessons: readonly Lesson[] };
/** What is wrong with a part of it: `lessons.2` is the question of the third. */
export type CourseFaults = Readonly<Record<string, 'too_long' | 'contact' | 'cruel' | 'missing' | 'few' | 'twice'>>;

/** A course as it is saved: cleaned as everything that others read. */
export function cleanCourse({ title, words, lessons }: CourseWords): CourseWords {
  return {
    title: cleanBody(title),
    words: cleanBody(words),
    lessons: lessons.map(({ recording, question }) => ({ recording, question: cleanBody(question) })),
  };
}

/** What of a cleaned course is not taken, by its part; `isCruel` says whether words are on the moderators' lists. */
export function courseFaults(course: CourseWords, isCruel: (text: string) => boolean): CourseFaults {
  const faults: Record<string, CourseFaults[string]> = {};
  const judge = (part: string, { text, most }: { text: string; most: number }) => {
    if (lengthOf(text) > most) faults[part] = 'too_long';
    else if (contactDetailsIn(text).length > 0) faults[part] = 'contact';
    else if (isCruel(text)) faults[part] = 'cruel';
  };
  judge('title', { text: course.title, most: COURSE.title });
  judge('words', { text: course.words, most: COURSE.words });
  for (const [at, { question }] of course.lessons.entries())
    judge(`lessons.${at}`, { text: question, most: COURSE.question });
  if (new Set(course.lessons.map(({ recording }) => recording)).size < course.lessons.length) faults.lessons = 'twice';
  return faults;
}

/** What a course lacks before somebody looks at it: title, words, 3 lessons, a question after each. */
export function missingInCourse({ title, words, lessons }: CourseWords): CourseFaults {
  const asked = lessons.flatMap(({ question }, at) => (question === '' ? [[`lessons.${at}`, 'missing'] as const] : []));
  return {
    ...(title === '' && { title: 'missing' }),
    ...(words === '' && { words: 'missing' }),
    ...(lessons.length < COURSE.lessons.least && { lessons: 'few' }),
    ...Object.fromEntries(asked),
  };
}

/** The same list with one thing one place further up or down; unchanged at either end. */
export function moved<T>(
  items: readonly T[],
  { from, by }: { readonly from: number; readonly by: 1 | -1 },
): readonly T[] {
  const to = from + by;
  const [one, other] = [items[from], items[to]];
  if (one === undefined || other === undefined) return items;
  return items.map((item, at) => (at === from ? other : at === to ? one : item));
}
