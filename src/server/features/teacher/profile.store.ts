import { prepared, q, type Tx } from '#server/platform/db/query.ts';

/** A teacher's page as it is stored. */
export type ProfileRow = {
  readonly id: string;
  readonly version: number;
  readonly draft: Buffer;
  readonly shown: Buffer | null;
  readonly draft_portrait: string | null;
  readonly shown_portrait: string | null;
  readonly shown_at: Date | null;
};
export type ShownRow = { readonly id: string; readonly shown: Buffer; readonly portrait: string | null };
type Kept = { readonly userId: string } & ProfileRow;

const mine = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.teacher_profile')
    .select(['id', 'version', 'draft', 'shown', 'draft_portrait', 'shown_portrait', 'shown_at'])
    .where('user_id', '=', userId),
);
const mineHeld = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.teacher_profile')
    .select(['id', 'version', 'draft', 'shown', 'draft_portrait', 'shown_portrait', 'shown_at'])
    .where('user_id', '=', userId)
    .forUpdate(),
);
const saved = prepared((row: Kept) => {
  const what = {
    version: row.version,
    draft: row.draft,
    shown: row.shown,
    draft_portrait: row.draft_portrait,
    shown_portrait: row.shown_portrait,
    shown_at: row.shown_at,
  };
  return q
    .insertInto('app.teacher_profile')
    .values({ user_id: row.userId, id: row.id, ...what })
    .onConflict((clash) => clash.column('user_id').doUpdateSet(what));
});

/** Teachers' pages: a draft that is the teacher's, and what members read. */
export const profileStore = {
  mine: (tx: Tx, userId: string): Promise<ProfileRow | null> => tx.first(mine({ userId })),
  /** The same, held until the transaction ends. */
  held: (tx: Tx, userId: string): Promise<ProfileRow | null> => tx.first(mineHeld({ userId })),
  async save(tx: Tx, row: Kept): Promise<void> {
    await tx.rows(saved(row));
  },
  /** What members read of a teacher; null where there is no such teacher, or nothing is public. */
  async shown(tx: Tx, teacher: string): Promise<ShownRow | null> {
    return (await tx.callFunction<ShownRow>('teacher_shown', [teacher]))[0] ?? null;
  },
  async seesPortrait(tx: Tx, file: string): Promise<boolean> {
    return (await tx.callFunction<{ sees_portrait: boolean }>('sees_portrait', [file]))[0]?.sees_portrait === true;
  },
};
