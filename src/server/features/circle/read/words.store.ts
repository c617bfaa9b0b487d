import type { Sort } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { isNoneOfIds, isWritten, isOneOfIds, q, type Tx } from '#server/platform/db/query.ts';

const POST = [
  'id',
  'category',
  'kind',
  'body',
  'is_anonymous',
  'author_name',
  'plant',
  'staff',
  'state',
  'reason',
  'at',
  'edited_at',
  'answered_at',
  'replies',
  'holds',
] as const;
const REPLY = [
  'id',
  'post_id',
  'in_answer_to',
  'seq',
  'body',
  'is_anonymous',
  'author_name',
  'by_starter',
  'staff',
  'state',
  'reason',
  'at',
  'edited_at',
] as const;
const ORDERS = {
  newest: keyset([
    ['at', 'timestamptz'],
    ['id', 'uuid'],
  ]),
  answered: keyset([
    ['answered_at', 'timestamptz'],
    ['id', 'uuid'],
  ]),
} as const;
/** Written out, so that the indexes of what is shown serve a statement that is planned once. */
const SHOWN = isWritten('state', 'shown');
const noneOf = (ids: readonly string[]) => isNoneOfIds('id', ids);
const inRoom = (room: Room) => isWritten('room', room);

export type PostRow = Awaited<ReturnType<typeof wordsStore.post>> & object;
export type ReplyRow = Awaited<ReturnType<typeof wordsStore.replies>>[number];
type OfThread = { readonly post: string; readonly after: number };
type Listed = {
  readonly room: Room;
  readonly sort: Sort;
  readonly category?: string | undefined;
  readonly after?: RowPosition | undefined;
  readonly most: number;
  /** Posts that are left out besides. */ readonly without?: readonly string[] | undefined;
};

/** What is said in a room, as the member of the transaction may see it: the policies of the database choose. */
export const wordsStore = {
  /** Posts that are shown, in the order of a list. */
  posts(tx: Tx, { room, sort, category, after, most, without = [] }: Listed) {
    const order = ORDERS[sort];
    const shown = q
      .selectFrom('app.circle_post')
      .select(POST)
      .select(order.position.as('position'))
      .where(inRoom(room))
      .where(SHOWN);
    const of = category === undefined ? shown : shown.where('category', '=', category);
    const some = without.length === 0 ? of : of.where(noneOf(without));
    return tx.rows(order.page(some, { ...(after && { after }), most }));
  },

  /** A page of them, and where the next one goes on. */
  async page(tx: Tx, { limit, ...list }: Omit<Listed, 'most'> & { readonly limit: number }) {
    return cutPage(await wordsStore.posts(tx, { ...list, most: limit + 1 }), limit);
  },

  /** One post, shown or the member's own or taken back. */
  post(tx: Tx, { room, id }: { readonly room: Room; readonly id: string }) {
    return tx.first(q.selectFrom('app.circle_post').select(POST).where('id', '=', id).where(inRoom(room)));
  },

  /** Those of these posts that are shown. */
  byIds(tx: Tx, { room, ids }: { readonly room: Room; readonly ids: readonly string[] }) {
    return tx.rows(
      q.selectFrom('app.circle_post').select(POST).where(isOneOfIds('id', ids)).where(inRoom(room)).where(SHOWN),
    );
  },

  /** The place of a post that was hidden and has replies, without a word of it. */
  async closedThread(tx: Tx, { room, id }: { readonly room: Room; readonly id: string }) {
    const [row] = await tx.callFunction<{
      room: string;
      category: string;
      is_anonymous: boolean;
      plant: string | null;
      state: string;
      at: Date;
      answered_at: Date;
      replies: number;
    }>('closed_thread', [id]);
    return row?.room === room ? { ...CLOSED, ...row, id } : null;
  },

  /** Whether a thread of this id stands in a room of the member's: its state, null where there is none. */
  async threadState(tx: Tx, id: string): Promise<string | null> {
    return (await tx.callFunction<{ thread_state: string | null }>('thread_state', [id]))[0]?.thread_state ?? null;
  },

  /** Replies of a thread in the order they came, after a number. */
  replies(tx: Tx, { post, after, most, without = [] }: Pick<Listed, 'without' | 'most'> & OfThread) {
    return tx.rows(
      q
        .selectFrom('app.circle_reply')
        .select(REPLY)
        .where('post_id', '=', post)
        .where('seq', '>', after)
        .where(noneOf(without))
        .orderBy('seq')
        .limit(most),
    );
  },

  reply(tx: Tx, { room, id }: { readonly room: Room; readonly id: string }) {
    return tx.first(q.selectFrom('app.circle_reply').select(REPLY).where('id', '=', id).where(inRoom(room)));
  },

  /** The newest posts since an instant, no more than can be told: for counting what is new. */
  since(tx: Tx, { room, from, most }: { readonly room: Room; readonly from: Date | null; readonly most: number }) {
    const shown = q
      .selectFrom('app.circle_post')
      .select(['id', 'category', 'is_anonymous', 'at'])
      .where(inRoom(room))
      .where(SHOWN)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most);
    return tx.rows(from ? shown.where('at', '>=', from) : shown);
  },

  categories(tx: Tx, room: Room) {
    return tx.rows(
      q
        .selectFrom('app.circle_category')
        .select(['slug', 'name', 'icon', 'about', 'closed_at'])
        .where(inRoom(room))
        .orderBy('place'),
    );
  },
};

/** What a thread shows of a post that was hidden. */
const CLOSED = {
  kind: 'post',
  body: '',
  author_name: null,
  staff: null,
  reason: null,
  edited_at: null,
  holds: 0,
} as const;
