import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { q } from '#server/platform/db/query.ts';
import type { Me } from '#server/platform/http/handler.ts';
import type { DisplayName } from '../names.ts';

/** What her list says of one: a name, or that it was a voice without one. */
export type QuietLabel = { readonly name: DisplayName | null };
type Kind = 'mute' | 'block';

const ORDER = keyset([
  ['at', 'timestamptz'],
  ['id', 'uuid'],
]);
const placeOf = (rowId: string) => ({ table: 'circle_quiet', rowId });

type Meant = {
  readonly id: string;
  readonly kind: Kind;
  readonly post: string | undefined;
  readonly reply: string | undefined;
  readonly tag: Buffer;
  readonly label: QuietLabel;
  readonly at: Date;
};

type Done = { readonly verdict: 'quiet' | 'gone' | 'own' | 'staff'; readonly id: string | null };

/** Whom a member does not want to read. Whom an entry means is known to the database alone. */
export const quietStore = {
  async count({ tx, userId }: Me): Promise<number> {
    const rows = await tx.rows(
      q
        .selectFrom('app.circle_quiet')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .where('user_id', '=', userId),
    );
    return Number(rows[0]?.n ?? 0);
  },

  /** The entry that stands then: that of before, where there was one. */
  async add(me: Me, { id, kind, post, reply, tag, label, at }: Meant): Promise<Done> {
    const [row] = await me.tx.callFunction<Done>('quiet_words', [
      id,
      kind,
      post ?? null,
      reply ?? null,
      tag,
      me.keys.seal(placeOf(id), label),
      at,
    ]);
    return row ?? { verdict: 'gone', id: null };
  },

  async page(me: Me, { after, limit }: { readonly after?: RowPosition | undefined; readonly limit: number }) {
    const all = q
      .selectFrom('app.circle_quiet')
      .select(['id', 'kind', 'sealed', 'at'])
      .select(ORDER.position.as('position'))
      .where('user_id', '=', me.userId);
    const { rows, next } = cutPage(
      await me.tx.rows(ORDER.page(all, { ...(after && { after }), most: limit + 1 })),
      limit,
    );
    const items = rows.map(({ id, kind, sealed, at }) => {
      const label = me.keys.openOrNull(placeOf(id), sealed) as QuietLabel | null;
      return { id, kind: kind as Kind, name: label?.name ?? null, at };
    });
    return { items, next };
  },

  remove(me: Me, id: string): void {
    me.tx.enqueue(q.deleteFrom('app.circle_quiet').where('user_id', '=', me.userId).where('id', '=', id));
  },
};
