import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { bookmarkId } from '../marks.ts';

type Bookmark = { readonly post: string; readonly room: string };
const ORDER = keyset([
  ['at', 'timestamptz'],
  ['post_bidx', 'uuid'],
]);
const placeOf = (rowId: string) => ({ table: 'circle_bookmark', rowId });

/** Posts a member wants to find again: which ones lies sealed. */
export const bookmarkStore = {
  async count({ tx, userId }: Me): Promise<number> {
    const rows = await tx.rows(
      q
        .selectFrom('app.circle_bookmark')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .where('user_id', '=', userId),
    );
    return Number(rows[0]?.n ?? 0);
  },

  add(me: Me, { at, ...bookmark }: Bookmark & { readonly at: Date }): void {
    const rowId = bookmarkId(me, bookmark.post);
    me.tx.enqueue(
      q
        .insertInto('app.circle_bookmark')
        .values({ user_id: me.userId, post_bidx: rowId, sealed: me.keys.seal(placeOf(rowId), bookmark), at })
        .onConflict((conflict) => conflict.columns(['user_id', 'post_bidx']).doNothing()),
    );
  },

  remove(me: Me, post: string): void {
    me.tx.enqueue(
      q
        .deleteFrom('app.circle_bookmark')
        .where('user_id', '=', me.userId)
        .where('post_bidx', '=', bookmarkId(me, post)),
    );
  },

  /** The newest first. One that does not open is passed over. */
  async page(me: Me, { after, limit }: { readonly after?: RowPosition | undefined; readonly limit: number }) {
    const all = q
      .selectFrom('app.circle_bookmark')
      .select(['post_bidx', 'sealed', 'at'])
      .select(ORDER.position.as('position'))
      .where('user_id', '=', me.userId);
    const { rows, next } = cutPage(
      await me.tx.rows(ORDER.page(all, { ...(after && { after }), most: limit + 1 })),
      limit,
    );
    const items = rows.flatMap(({ post_bidx, sealed, at }) => {
      const opened = me.keys.openOrNull(placeOf(post_bidx), sealed) as Bookmark | null;
      return opened ? [{ ...opened, at }] : [];
    });
    return { items, next };
  },
};
