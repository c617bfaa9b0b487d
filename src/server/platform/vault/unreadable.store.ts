import { sql } from 'kysely';
import type { Tx } from '../db/query.ts';
import type { Owner } from './owner.ts';
import type { SealedColumn } from './renewal.store.ts';

/** A row of the member's with a document that does not open: its table by its bare name, its place in the vault. */
export type UnreadableRowRef = { readonly table: string; readonly row: string };
type Found = { readonly row: string; readonly blob: Buffer };

const bare = (table: string) => table.slice('app.'.length);
const idOf = ({ row }: SealedColumn) =>
  sql.join(
    row.map((name) => sql`${sql.ref(name)}::text`),
    sql` || '/' || `,
  );

/** Rows of the member's that hold something sealed, whatever table they lie in. */
export const unreadableStore = {
  /** Those that do not open. Everything of the member's is tried. */
  async all({ tx, keys }: Owner, columns: readonly SealedColumn[]): Promise<UnreadableRowRef[]> {
    const found: UnreadableRowRef[] = [];
    for (const column of columns) {
      const table = bare(column.table);
      for (const { row, blob } of await documents(tx, { column, userId: keys.userId, row: null }))
        if (keys.openOrNull({ table, rowId: row }, blob) === null) found.push({ table, row });
    }
    return found;
  },

  /** Removes one that does not open. False where there is no such row, or it opens after all. */
  async remove(
    { tx, keys }: Owner,
    { column, row }: { readonly column: SealedColumn; readonly row: string },
  ): Promise<boolean> {
    const [kept] = await documents(tx, { column, userId: keys.userId, row });
    if (!kept || keys.openOrNull({ table: bare(column.table), rowId: row }, kept.blob) !== null) return false;
    const gone = await tx.raw(
      sql`delete from ${sql.table(column.table)} where user_id = ${keys.userId} and ${idOf(column)} = ${row} returning user_id`,
    );
    return gone.length > 0;
  },
};

async function documents(
  tx: Tx,
  { column, userId, row }: { column: SealedColumn; userId: string; row: string | null },
): Promise<Found[]> {
  const blob = sql.ref(column.column);
  const one = row === null ? sql`` : sql` and ${idOf(column)} = ${row}`;
  return tx.raw<Found>(
    sql<Found>`select ${idOf(column)} as "row", ${blob} as "blob" from ${sql.table(column.table)} where user_id = ${userId} and ${blob} is not null${one}`,
  );
}
