import { sql } from 'kysely';
import type { Owner } from '../vault/owner.ts';
import type { SealedColumn } from '../vault/renewal.store.ts';

/** What a member's sealed documents take: how many there are, and their bytes as stored. */
export type Usage = { readonly rows: number; readonly bytes: number };

/** Counts over the tables that the manifests name. No document is opened, and none is read: its size stands beside it. */
export async function measureUsage({ tx, keys }: Owner, columns: readonly SealedColumn[]): Promise<Usage> {
  const parts = columns.map(
    ({ table, column }) =>
      sql`select count(*) as n, coalesce(sum(octet_length(${sql.ref(column)})), 0) as b from ${sql.table(table)} where user_id = ${keys.userId}`,
  );
  const [row] = await tx.raw<{ rows: string; bytes: string }>(
    sql`select sum(n) as rows, sum(b) as bytes from (${sql.join(parts, sql` union all `)}) counted`,
  );
  return { rows: Number(row?.rows ?? 0), bytes: Number(row?.bytes ?? 0) };
}
