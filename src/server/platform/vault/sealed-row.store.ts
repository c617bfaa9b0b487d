import { q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { DB } from '#server/platform/db/types.ts';
import { UnreadableRow } from './keyring.ts';
import type { Owner } from './owner.ts';

type Column = 'user_id' | 'sealed' | 'version' | 'updated_at';
/** Tables of the schema app with one sealed document a member, and nothing else a writer must give. */
type SealedTable = {
  [Name in keyof DB]: Name extends `app.${infer Bare}`
    ? [keyof DB[Name], Column] extends [Column, keyof DB[Name]]
      ? Bare
      : never
    : never;
}[keyof DB];
type Written = { readonly userId: string; readonly sealed: Buffer; readonly now: Date };

/**
 * One sealed document a member, in the table of that name. `read` gives `nothing` before the first is written, and
 * `instead` where it does not open. `hold` reads it and keeps the document's turn until the transaction ends, so that
 * two changes at once do not lose one; whatever is asked after it, in the same breath too, sees what the change before
 * wrote. `write` replaces it and leaves with what is sent next, the commit too. One that does not open is not written
 * over: holding it throws UnreadableRow, and so does writing after it was read.
 */
export function sealedRow<Document extends object>(
  table: SealedTable,
  nothing: Document,
  instead: (owner: Owner) => Promise<Document> = () => Promise.resolve(nothing),
) {
  const unreadable = new WeakMap<Tx, UnreadableRow>();
  // All of these tables have the same columns: the queries are typed by one of them.
  const app = `app.${table}` as 'app.log_lists';
  const ofMember = prepared(({ userId }: { userId: string }) =>
    q.selectFrom(app).select('sealed').where('user_id', '=', userId),
  );
  const newOfMember = prepared(({ userId, sealed, now }: Written) =>
    q
      .insertInto(app)
      .values({ user_id: userId, sealed, updated_at: now })
      .onConflict((clash) =>
        clash.column('user_id').doUpdateSet((eb) => ({
          sealed: eb.ref('excluded.sealed'),
          updated_at: eb.ref('excluded.updated_at'),
          version: eb(`${app}.version`, '+', 1),
        })),
      ),
  );
  const place = (userId: string) => ({ table, rowId: userId });

  const read = (owner: Owner): Promise<Document> => {
    const { tx, keys } = owner;
    return tx.known(`${table}|${keys.userId}`, async () => {
      const row = await tx.first(ofMember(keys));
      if (!row) return nothing;
      const document = keys.openOrNull(place(keys.userId), row.sealed) as Document | null;
      if (document) return document;
      unreadable.set(tx, new UnreadableRow({ userId: keys.userId, place: place(keys.userId) }));
      return instead(owner);
    });
  };
  const refuse = (tx: Tx): void => {
    const row = unreadable.get(tx);
    if (row) throw row;
  };
  const readForUpdate = async (owner: Owner): Promise<Document> => {
    // A lock that writes nothing, and holds also where the member has no document yet. The statement after it begins
    // when the one before has committed.
    const [, document] = await Promise.all([owner.tx.advisoryLock(`${table}|${owner.keys.userId}`), read(owner)]);
    refuse(owner.tx);
    return document;
  };
  const write = ({ tx, keys }: Owner, { document, now }: { readonly document: Document; readonly now: Date }): void => {
    refuse(tx);
    tx.enqueue(newOfMember({ userId: keys.userId, sealed: keys.seal(place(keys.userId), document), now }));
  };
  return { read, readForUpdate: readForUpdate, write };
}
