import { q, prepared } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

type Written = {
  readonly userId: string;
  readonly entryId: string | null;
  readonly sealed: Buffer;
  readonly now: Date;
};
type Page = { readonly userId: string; readonly entryId: string };

const place = (userId: string) => ({ table: 'intention', rowId: userId });
const ofMember = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.intention').select('sealed').where('user_id', '=', userId),
);
const newOfMember = prepared(({ userId, entryId, sealed, now }: Written) =>
  q
    .insertInto('app.intention')
    .values({ user_id: userId, entry_id: entryId, sealed, updated_at: now })
    .onConflict((clash) =>
      clash.column('user_id').doUpdateSet((eb) => ({
        entry_id: eb.ref('excluded.entry_id'),
        sealed: eb.ref('excluded.sealed'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    ),
);
const changedOf = prepared(({ userId, entryId, sealed, now }: Page & { sealed: Buffer; now: Date }) =>
  q
    .updateTable('app.intention')
    .set({ sealed, updated_at: now })
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId),
);
const goneOf = prepared(({ userId, entryId }: Page) =>
  q.deleteFrom('app.intention').where('user_id', '=', userId).where('entry_id', '=', entryId),
);

/** The intention a member set last: one sealed line. Whatever is written leaves with the commit. */
export const intentionStore = {
  async read({ tx, keys }: Owner): Promise<string | null> {
    const row = await tx.first(ofMember(keys));
    const document = row && (keys.openOrNull(place(keys.userId), row.sealed) as { readonly text: string } | null);
    return document?.text ?? null;
  },

  write({ tx, keys }: Owner, { text, entryId, now }: { text: string; entryId: string | null; now: Date }): void {
    tx.enqueue(newOfMember({ userId: keys.userId, entryId, sealed: sealedOf(keys, text), now }));
  },

  /** Changes it where it was written on that page; takes it away where nothing of it is left. */
  follow({ tx, keys }: Owner, { entryId, text, now }: { entryId: string; text: string | null; now: Date }): void {
    const { userId } = keys;
    tx.enqueue(
      text === null ? goneOf({ userId, entryId }) : changedOf({ userId, entryId, sealed: sealedOf(keys, text), now }),
    );
  },
};

function sealedOf(keys: Keyring, text: string): Buffer {
  return keys.seal(place(keys.userId), { schemaVersion: 1, text });
}
