import type { CourseReply, CoursesReply } from '#contract/course/course.schemas.ts';
import {
  withCourse,
  withLesson,
  withoutCourse,
  type FollowedDocument,
  type LessonDone,
} from '#domain/course/followed.ts';
import { heardToTheEnd, shelfOf, told, type MeditationDeps } from '#server/features/meditation/public.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import { courseStore, followedStore, type ShownRow } from './course.store.ts';

type Deps = MeditationDeps;

/** What a course is to a member: its lessons that are on her shelf, and what she did in them. */
async function seenBy(deps: Deps, me: Me) {
  const [shelf, followed, heard] = await Promise.all([shelfOf(deps, me), followedStore.read(me), heardToTheEnd(me)]);
  const there = new Map(shelf.map((shown) => [shown.listed.id, told(shown)]));
  return (row: ShownRow, document: FollowedDocument = followed): CourseReply | null => {
    const mine = document.courses.find(({ id }) => id === row.id);
    const lessons = row.shown.lessons.flatMap(({ recording, question }) => {
      const one = there.get(recording);
      if (!one) return [];
      const done = mine?.lessons.find((lesson) => lesson.recording === recording);
      const { title, line, seconds, isOpen } = one;
      const isDone = mine !== undefined && (done?.isDone ?? heard.has(recording));
      return [{ recording, title, line, seconds, question, isOpen, isDone, answer: done?.answer ?? '' }];
    });
    // What the member follows stays hers to read, also where no lesson is left.
    if (lessons.length === 0 && !mine) return null;
    const ledBy = row.shown.lessons
      .map(({ recording }) => there.get(recording)?.ledBy ?? '')
      .find((name) => name !== '');
    return {
      ...{ id: row.id, title: row.shown.title, words: row.shown.words, ledBy: ledBy ?? '', teacherId: row.teacher_id },
      seconds: lessons.reduce((sum, { seconds }) => sum + seconds, 0),
      isAdded: mine !== undefined,
      gone: row.shown.lessons.length - lessons.length,
      lessons,
    };
  };
}

/** What is public, the newest first. */
export async function courses(deps: Deps, me: Me): Promise<CoursesReply> {
  const [rows, tell] = await Promise.all([courseStore.shown(me.tx), seenBy(deps, me)]);
  return {
    courses: rows.flatMap((row) => {
      const course = tell(row);
      if (!course) return [];
      const { lessons, gone: _, ...seen } = course;
      return [{ ...seen, lessons: lessons.length, done: lessons.filter(({ isDone }) => isDone).length }];
    }),
  };
}

export async function course(deps: Deps, me: Me, id: string): Promise<CourseReply | Refusal> {
  return change(deps, me, { id, by: (document) => document });
}

type Change = {
  readonly id: string;
  readonly by: (document: FollowedDocument, seen: CourseReply) => FollowedDocument | Refusal;
};

/** Changes what the member follows, held so that two devices do not lose each other's change. */
async function change(deps: Deps, me: Me, { id, by }: Change): Promise<CourseReply | Refusal> {
  const [rows, tell] = await Promise.all([courseStore.shown(me.tx), seenBy(deps, me)]);
  const row = rows.find((one) => one.id === id);
  const seen = row && tell(row);
  if (!row || !seen) return refuse('not_found');
  const before = await followedStore.read(me);
  const after = by(before, seen);
  if (after instanceof Refusal) return after;
  return after === before ? seen : (tell(row, after) ?? seen);
}

/** Adds a course; twice is once. */
export function addCourse(deps: Deps, me: Me, id: string) {
  const now = deps.clock.now();
  return held(deps, me, { id, by: (document) => withCourse(document, id, now.toISOString()) ?? refuse('list_full') });
}

/** Notes what the member did with a lesson of a course that she added. */
export function putLesson(deps: Deps, me: Me, { id, done }: { id: string; done: LessonDone }) {
  return held(deps, me, {
    id,
    by: (document, { lessons }) =>
      (lessons.some(({ recording }) => recording === done.recording) && withLesson(document, id, done)) ||
      refuse('not_found'),
  });
}

async function held(deps: Deps, me: Me, { id, by }: Change): Promise<CourseReply | Refusal> {
  const before = await followedStore.readForUpdate(me);
  return change(deps, me, {
    id,
    by: (_, seen) => {
      const after = by(before, seen);
      if (!(after instanceof Refusal) && after !== before)
        followedStore.write(me, { document: after, now: deps.clock.now() });
      return after;
    },
  });
}

/** Takes a course off the list, with what was answered in it; also one that is there no more. */
export async function leaveCourse({ clock }: Deps, me: Me, id: string): Promise<{ ok: true }> {
  const before = await followedStore.readForUpdate(me);
  const document = withoutCourse(before, id);
  if (document.courses.length < before.courses.length) followedStore.write(me, { document, now: clock.now() });
  return { ok: true };
}

/** The courses a member follows, with her answers, for her file. */
export async function exportedCourses(me: Me) {
  const { courses: followed } = await followedStore.read(me);
  const rows = followed.length > 0 ? await courseStore.shown(me.tx) : [];
  return followed.map(({ id, since, lessons }) => {
    const shown = rows.find((row) => row.id === id)?.shown;
    return {
      ...{ course: id, title: shown?.title ?? null, addedAt: since },
      lessons: lessons.map(({ recording, isDone, answer }) => ({
        ...{ recording, isDone, answer },
        question: shown?.lessons.find((lesson) => lesson.recording === recording)?.question ?? null,
      })),
    };
  });
}
