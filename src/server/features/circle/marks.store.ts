import { isOneOfIds, q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Which of these bookmarks the member has set. */
export async function bookmarkedAmong({ tx, userId }: Me, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows(
    q
      .selectFrom('app.circle_bookmark')
      .select('post_bidx')
      .where('user_id', '=', userId)
      .where(isOneOfIds('post_bidx', ids)),
  );
  return rows.map(({ post_bidx: id }) => id);
}
