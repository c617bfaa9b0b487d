import { randomUUID } from 'node:crypto';
import { COURSE, type CourseState, type CourseWords } from '#domain/course/course.ts';
import { NO_COURSES, type FollowedDocument } from '#domain/course/followed.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { sealedRow } from '#server/platform/vault/sealed-row.store.ts';

/** A course as its teacher's row tells it. */
export type CourseRow = {
  readonly id: string;
  readonly teacher_id: string | null;
  readonly status: CourseState;
  readonly version: number;
  readonly work: CourseWords;
  readonly shown: CourseWords | null;
  readonly note: string | null;
  readonly changed_at: Date;
};
export type WaitingRow = Pick<CourseRow, 'id' | 'version' | 'work' | 'shown' | 'changed_at'> & {
  readonly own: boolean;
};
export type ShownRow = Pick<CourseRow, 'id' | 'teacher_id'> & { readonly shown: CourseWords };
type Act = { readonly requestId: string; readonly ipPrefix: string; readonly now: Date };
type Seen = { readonly id: string; readonly version: number; readonly now: Date };

const truth = async (tx: Tx, name: string, args: readonly unknown[]): Promise<boolean> =>
  (await tx.callFunction<Record<string, boolean>>(name, args))[0]?.[name] === true;

/** Courses through functions: whose one is, the database alone is asked. */
export const courseStore = {
  mine: (tx: Tx): Promise<CourseRow[]> => tx.callFunction<CourseRow>('my_courses'),
  /** Begins one; false where the teacher has as many as there may be. */
  add: (tx: Tx, work: CourseWords, now: Date) =>
    truth(tx, 'add_course', [randomUUID(), JSON.stringify(work), COURSE.most, now]),
  /** False where it stands otherwise by now, or waits for an answer. */
  save: (tx: Tx, { id, version, now }: Seen, work: CourseWords) =>
    truth(tx, 'save_course', [id, version, JSON.stringify(work), now]),
  submit: (tx: Tx, { id, version, now }: Seen, teacher: string | null) =>
    truth(tx, 'submit_course', [id, version, teacher, now]),
  withdraw: (tx: Tx, id: string, now: Date) => truth(tx, 'withdraw_course', [id, now]),
  remove: (tx: Tx, id: string) => truth(tx, 'remove_course', [id]),

  waiting: (tx: Tx): Promise<WaitingRow[]> => tx.callFunction<WaitingRow>('waiting_courses'),
  async decide(
    tx: Tx,
    { id, version, now }: Seen,
    { to, reason, requestId, ipPrefix }: Omit<Act, 'now'> & { to: CourseState; reason: string },
  ): Promise<'done' | 'moved_on' | 'own' | 'gone'> {
    const args = [id, version, to, reason, requestId, ipPrefix, now];
    const [row] = await tx.callFunction<{ decide_course: 'done' | 'moved_on' | 'own' | 'gone' }>('decide_course', args);
    return row?.decide_course ?? 'gone';
  },

  /** What members see. */
  shown: (tx: Tx): Promise<ShownRow[]> => tx.callFunction<ShownRow>('shown_courses'),
};

/** The courses a member added and what she answered: one sealed document. No teacher reads it. */
export const followedStore = sealedRow<FollowedDocument>('course_progress', NO_COURSES);
