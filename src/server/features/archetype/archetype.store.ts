import type { Mirror } from '#domain/archetype/archetype.ts';
import { q, shaped, type Tx } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';

type Owner = { readonly tx: Tx; readonly keys: Keyring };
/** Answers under way, by question, and the mirrors she was shown, oldest first. */
export type ArchetypeDocument = { readonly schemaVersion: 1; readonly answers: Readonly<Record<string, number>>; readonly mirrors: readonly Mirror[] };
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

const NOTHING: ArchetypeDocument = { schemaVersion: 1, answers: {}, mirrors: [] };
const place = (userId: string) => ({ table: 'archetype_quiz', rowId: userId });
const ofMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.archetype_quiz').select('sealed').where('user_id', '=', userId));
const heldOfMember = shaped(({ userId }: { userId: string }) => q.selectFrom('app.archetype_quiz').select('sealed').where('user_id', '=', userId).forUpdate());
const firstOfMember = shaped(({ userId, sealed, now }: Written) => q.insertInto('app.archetype_quiz').values({ user_id: userId, sealed, updated_at: now }).onConflict((clash) => clash.column('user_id').doNothing()));
const newOfMember = shaped(({ userId, sealed, now }: Written) => q.updateTable('app.archetype_quiz').set((eb) => ({ sealed, updated_at: now, version: eb('version', '+', 1) })).where('user_id', '=', userId));

/** A member's archetype quiz: one sealed document. */
export const archetypeStore = {
  async read({ tx, keys }: Owner): Promise<ArchetypeDocument> {
    const row = await tx.first(ofMember(keys));
    return row ? opened(keys, row.sealed) : NOTHING;
  },

  /** The same, held for this transaction, so that two answers at once do not lose one. */
  async hold({ tx, keys }: Owner, now: Date): Promise<ArchetypeDocument> {
    const { userId } = keys;
    const [, row] = await Promise.all([tx.rows(firstOfMember({ userId, sealed: keys.seal(place(userId), NOTHING), now })), tx.first(heldOfMember(keys))]);
    return row ? opened(keys, row.sealed) : NOTHING;
  },

  async write({ tx, keys }: Owner, { document, now }: { document: ArchetypeDocument; now: Date }): Promise<void> {
    await tx.rows(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), document), now }));
  },
};

function opened(keys: Keyring, sealed: Buffer): ArchetypeDocument {
  return keys.open(place(keys.userId), sealed) as ArchetypeDocument;
}
