import type { CircleDraft } from '#contract/circle/contact.schemas.ts';
import { q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';

const placeOf = (rowId: string) => ({ table: 'circle_draft', rowId });
type Place = { readonly room: string; readonly for: string };
const idOf = ({ keys }: Me, place: Place) => keys.blindId('circle-draft', `${place.room}|${place.for}`);

/** What a member began to write, by where it belongs: which thread, and every word of it, lies sealed. */
export const draftStore = {
  async read(me: Me, place: Place): Promise<(CircleDraft & { readonly at: string }) | null> {
    const bidx = idOf(me, place);
    const row = await me.tx.first(
      q
        .selectFrom('app.circle_draft')
        .select(['sealed', 'updated_at'])
        .where('user_id', '=', me.userId)
        .where('bidx', '=', bidx),
    );
    const opened = row && (me.keys.openOrNull(placeOf(bidx), row.sealed) as { draft: CircleDraft } | null);
    return row && opened ? { ...opened.draft, at: row.updated_at.toISOString() } : null;
  },

  /** Saves it; false where the member has too many others. */
  async write(
    me: Me,
    { draft, now, most, ...place }: Place & { readonly draft: CircleDraft; readonly now: Date; readonly most: number },
  ): Promise<boolean> {
    const bidx = idOf(me, place);
    const [others] = await me.tx.rows(
      q
        .selectFrom('app.circle_draft')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .where('user_id', '=', me.userId)
        .where('bidx', '<>', bidx),
    );
    if (Number(others?.n ?? 0) >= most) return false;
    const sealed = me.keys.seal(placeOf(bidx), { ...place, draft });
    me.tx.enqueue(
      q
        .insertInto('app.circle_draft')
        .values({ user_id: me.userId, bidx, sealed, updated_at: now })
        .onConflict((conflict) => conflict.columns(['user_id', 'bidx']).doUpdateSet({ sealed, updated_at: now })),
    );
    return true;
  },

  async all(me: Me) {
    const rows = await me.tx.rows(
      q
        .selectFrom('app.circle_draft')
        .select(['bidx', 'sealed', 'updated_at'])
        .where('user_id', '=', me.userId)
        .orderBy('updated_at', 'desc'),
    );
    return rows.flatMap(({ bidx, sealed, updated_at: at }) => {
      const opened = me.keys.openOrNull(placeOf(bidx), sealed) as (Place & { draft: CircleDraft }) | null;
      return opened ? [{ room: opened.room, for: opened.for, ...opened.draft, at: at.toISOString() }] : [];
    });
  },

  remove(me: Me, place: Place): void {
    me.tx.enqueue(
      q.deleteFrom('app.circle_draft').where('user_id', '=', me.userId).where('bidx', '=', idOf(me, place)),
    );
  },
};
