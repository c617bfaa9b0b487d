import type { Told } from '#domain/moderation/told.ts';
import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { prepared, q } from '#server/platform/db/query.ts';
import type { Keyring } from '#server/platform/vault/keyring.ts';
import type { Owner } from '#server/platform/vault/owner.ts';

/** What a member was told, opened. */
export type ToldRow = { readonly id: string; readonly at: Date; readonly told: Told };
type Page = { readonly userId: string; readonly most: number };

const place = (id: string) => ({ table: 'circle_told', rowId: id });
const newestFirst = keyset([
  ['at', 'timestamptz'],
  ['id', 'uuid'],
]);
const listed = (userId: string) =>
  q
    .selectFrom('app.circle_told')
    .select(['id', 'sealed', 'at'])
    .select(newestFirst.position.as('position'))
    .where('user_id', '=', userId);
const newest = prepared(({ userId, most }: Page) => newestFirst.page(listed(userId), { most }));
const following = prepared(({ userId, most, after }: Page & { readonly after: RowPosition }) =>
  newestFirst.page(listed(userId), { most, after }),
);
const added = prepared(
  (row: { readonly userId: string; readonly id: string; readonly sealed: Buffer; readonly at: Date }) =>
    q
      .insertInto('app.circle_told')
      .values({ user_id: row.userId, id: row.id, sealed: row.sealed, at: row.at })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing()),
);

/** The most that one member is told of and can look back on. */
const MOST = 500;

/** What moderators decided about a member's own words, sealed under the member's key. */
export const toldStore = {
  /** A page, newest first. */
  async page({ tx, keys }: Owner, { after, limit }: { after?: RowPosition; limit: number }) {
    const page = { userId: keys.userId, most: limit + 1 };
    const { rows, next } = cutPage(await tx.rows(after ? following({ ...page, after }) : newest(page)), limit);
    return { rows: rows.flatMap((row) => opened(keys, row)), next };
  },

  /** All of it, newest first. */
  async all({ tx, keys }: Owner): Promise<ToldRow[]> {
    return (await tx.rows(newest({ userId: keys.userId, most: MOST }))).flatMap((row) => opened(keys, row));
  },

  /** Adds one; the same id twice is one. */
  async add({ tx, keys }: Owner, { id, at, told }: ToldRow): Promise<void> {
    await tx.rows(added({ userId: keys.userId, id, sealed: keys.seal(place(id), told), at }));
  },
};

/** What does not open is left out: one such row costs one row (decision 47). */
function opened(keys: Keyring, row: { readonly id: string; readonly sealed: Buffer; readonly at: Date }): ToldRow[] {
  const told = keys.openOrNull(place(row.id), row.sealed) as Told | null;
  return told === null ? [] : [{ id: row.id, at: row.at, told }];
}
