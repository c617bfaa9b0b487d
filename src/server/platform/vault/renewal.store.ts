import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';
import { keyringOf } from './keyring.store.ts';
import type { Keyring } from './keyring.ts';
import type { Owner } from './owner.ts';
import type { Vault } from './vault.ts';

/**
 * A column of documents sealed under a member's own key. `row` names the columns of the id its place has in the vault;
 * the place's table is the table's bare name.
 */
export type SealedColumn = {
  readonly table: `app.${string}`;
  readonly column: string;
  readonly row: readonly string[];
};
type Sealed = { readonly row: string; readonly blob: Buffer };
const AT_ONCE = 50;

/**
 * Renews a member's data key: a new version is stored now, seals from ten minutes on, and ten minutes later a job seals
 * again what the old one had sealed. False, and nothing is done, while an earlier renewal of the member's is under way.
 */
export async function renewKey(vault: Vault, { tx, keys }: Owner): Promise<boolean> {
  const { version, sealed } = vault.makeNextKey(keys);
  const [row] = await tx.callFunction<{ renew_key: boolean }>('renew_key', [
    randomUUID(),
    version,
    sealed.rootKeyId,
    sealed.wrapped,
  ]);
  return row?.renew_key === true;
}

/** Hands every renewal that is due to the worker. */
export async function startResealings(db: Database): Promise<void> {
  await db.asWorker(null, (tx) => tx.callFunction('start_resealings'));
}

export type Resealing = {
  readonly db: Database;
  readonly vault: Vault;
  readonly sealedColumns: readonly SealedColumn[];
  /** What of the member's lies outside the database, sealed again too. */ readonly files: (
    owner: Owner,
  ) => Promise<void>;
};

/**
 * The job of one renewal: seals again whatever an older version has sealed, a few documents a transaction, then lets
 * the older versions go. A document that a write changes meanwhile is left to that write. Broken off, it goes on where
 * it was.
 */
export async function reseal({ db, vault, sealedColumns, files }: Resealing, id: string): Promise<void> {
  const [found] = await db.asWorker(null, (tx) => tx.callFunction<{ user_id: string }>('open_resealing', [id]));
  if (!found) return;
  const userId = found.user_id;
  vault.forget(userId);
  for (const column of sealedColumns) {
    const lost: string[] = [];
    while (
      (await db.asWorker(id, async (tx) =>
        resealSome(tx, { column, keys: await keyringOf(vault, tx, userId), lost }),
      )) > 0
    );
  }
  const version = await db.asWorker(id, async (tx) => {
    const keys = await keyringOf(vault, tx, userId);
    await resealClosed(tx, keys);
    await files({ tx, keys });
    return keys.newest;
  });
  await db.asWorker(id, (tx) => tx.callFunction('end_resealing', [id, version]));
  vault.forget(userId);
}

/**
 * Seals up to fifty documents of one column again, and gives how many there were. One that does not open is left as it
 * is, and noted as lost.
 */
async function resealSome(
  tx: Tx,
  { column: { table, column, row }, keys, lost }: { column: SealedColumn; keys: Keyring; lost: string[] },
): Promise<number> {
  const blob = sql.ref(column);
  const id = sql.join(
    row.map((name) => sql`${sql.ref(name)}::text`),
    sql` || '/' || `,
  );
  const older = Buffer.alloc(4);
  older.writeUInt32BE(keys.newest);
  const found = await tx.raw<Sealed>(
    sql<Sealed>`select ${id} as "row", ${blob} as "blob" from ${sql.table(table)} where user_id = ${keys.userId} and substring(${blob} from 2 for 4) < ${older} and ${id} <> all(${lost}::text[]) limit ${AT_ONCE}`,
  );
  for (const sealed of found) {
    const again = keys.resealOrNull({ table: table.slice('app.'.length), rowId: sealed.row }, sealed.blob);
    if (!again) {
      lost.push(sealed.row);
      continue;
    }
    await tx.raw(
      sql`update ${sql.table(table)} set ${blob} = ${again} where user_id = ${keys.userId} and ${id} = ${sealed.row} and ${blob} = ${sealed.blob}`,
    );
  }
  return found.length;
}

/** What lies sealed in the closed schema, beside the tables the member owns. */
async function resealClosed(tx: Tx, keys: Keyring): Promise<void> {
  for (const { place, id, sealed } of await tx.callFunction<{ place: string; id: string; sealed: Buffer }>(
    'my_sealed',
  )) {
    const again = keys.isOld(sealed) ? keys.resealOrNull({ table: place, rowId: id }, sealed) : null;
    if (again) await tx.callFunction('reseal_mine', [place, id, sealed, again]);
  }
}
