import type { QuizMet } from '#domain/quiz/question-of-day.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
type Document = { readonly schemaVersion: 1; readonly met: readonly QuizMet[] };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const NOTHING: Document = { schemaVersion: 1, met: [] };
const place = (userId: string) => ({ table: 'daily_quiz', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.daily_quiz').select('sealed').where('user_id', '=', userId));
const heldOfMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.daily_quiz').select('sealed').where('user_id', '=', userId).forUpdate());
const firstOfMember = shaped(({ userId, sealed, now }: Written) => q.insertInto('app.daily_quiz').values({ user_id: userId, sealed, updated_at: now }).onConflict((clash) => clash.column('user_id').doNothing()));
const newOfMember = shaped(({ userId, sealed, now }: Written) => q.updateTable('app.daily_quiz').set((eb) => ({ sealed, updated_at: now, version: eb('version', '+', 1) })).where('user_id', '=', userId));

/** The questions of the day a member answered, oldest first: one sealed document. */
export const quizStore = {
  async read({ tx, keys }: Owner): Promise<readonly QuizMet[]> {
    const row = await tx.first(ofMember(keys));
    return row ? opened(keys, row.sealed) : [];
  },

  /** The same, held for this transaction, so that two answers at once are one. */
  async hold({ tx, keys }: Owner, now: Date): Promise<readonly QuizMet[]> {
    const { userId } = keys;
    const [, row] = await Promise.all([tx.rows(firstOfMember({ userId, sealed: keys.seal(place(userId), NOTHING), now })), tx.first(heldOfMember(keys))]);
    return row ? opened(keys, row.sealed) : [];
  },

  async write({ tx, keys }: Owner, { met, now }: { met: readonly QuizMet[]; now: Date }): Promise<void> {
    const document: Document = { schemaVersion: 1, met };
    await tx.rows(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), document), now }));
  },
};

function opened(keys: Keyring, sealed: Buffer): readonly QuizMet[] {
  return (keys.open(place(keys.userId), sealed) as Document).met;
}
