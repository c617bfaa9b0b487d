import type { PostsPage, RepliesPage, ThreadReply } from '#contract/circle/circle.schemas.ts';
import { PAGE, type Sort } from '#domain/circle/circle.ts';
import type { Room } from '#domain/circle/limits.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { unheardIn } from '../contact/unheard.ts';
import { marksOn } from '../marks.ts';
import { mineAmong } from '../mine.ts';
import { tellPost, tellReply } from './tell.ts';
import { visitOf } from './visit.ts';
import { wordsStore, type PostRow } from './words.store.ts';

type Asked = { readonly after?: string | undefined; readonly limit?: number | undefined };
type List = Asked & { readonly room: Room; readonly category?: string | undefined; readonly sort?: Sort | undefined };

const asWords = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => ({ id, postId: id }));

/** A page of posts, newest or newest answered first. */
export async function listPosts(
  deps: CircleDeps,
  me: Me,
  { room, category, sort = 'newest', after, limit = PAGE.posts }: List,
): Promise<PostsPage | Refusal> {
  const cursors = cursorsOf(`circle-${room}-${sort}-${category ?? ''}`, 2);
  const from = cursors.open(me, after);
  if (from instanceof Refusal) return from;
  const visit = await visitOf(me, room);
  // A page stays full whatever is left out of it: how long it is says nothing of blocks.
  for (let without: readonly string[] = []; ;) {
    const page = await wordsStore.page(me.tx, {
      room,
      sort,
      category,
      without,
      ...(from && { after: from }),
      limit,
    });
    const [items, unheard] = await Promise.all([
      tellPosts(deps, me, { room, rows: page.rows, visit }),
      unheardIn(
        deps.vault,
        me,
        page.rows.map(({ id }) => id),
      ),
    ]);
    const gone = items.filter(({ id }) => unheard.has(id));
    if (gone.length === 0) return { items, next: cursors.seal(me, page.next) };
    without = [...without, ...gone.map(({ id }) => id)];
  }
}

/** Rows of posts as the member reads them. */
export async function tellPosts(
  { vault }: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, rows, visit }: { room: Room; rows: readonly PostRow[]; visit: Awaited<ReturnType<typeof visitOf>> },
) {
  const [mine, marks] = await Promise.all([
    mineAmong(vault, me, asWords(rows)),
    marksOn(
      vault,
      me,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const found = marks.get(row.id);
    return tellPost(vault, row, { room, isMine: mine.has(row.id), visit, ...(found && { marks: found }) });
  });
}

type OfThread = Asked & { readonly room: Room; readonly post: string };

async function threadRow(me: Me, { room, post }: Pick<OfThread, 'room' | 'post'>): Promise<PostRow | null> {
  const row = await wordsStore.post(me.tx, { room, id: post });
  if (row && (row.state !== 'taken_back' || row.replies > 0)) return row;
  return row ? null : wordsStore.closedThread(me.tx, { room, id: post });
}

/** A post with its first replies. One that was taken back or hidden still holds the place of its thread. */
export async function readThread(deps: CircleDeps, me: Me, of: OfThread): Promise<ThreadReply | Refusal> {
  const [row, visit, unheard] = await Promise.all([
    threadRow(me, of),
    visitOf(me, of.room),
    unheardIn(deps.vault, me, [of.post]),
  ]);
  if (!row || unheard.has(of.post)) return refuse('not_found');
  const [posts, replies] = await Promise.all([
    tellPosts(deps, me, { room: of.room, rows: [row], visit }),
    pageOfReplies(deps, me, { ...of, row, unheard }),
  ]);
  const [post] = posts;
  return !post || replies instanceof Refusal ? refuse('not_found') : { post, replies };
}

/** Further replies of a thread. */
export async function readReplies(deps: CircleDeps, me: Me, of: OfThread): Promise<RepliesPage | Refusal> {
  const [row, unheard] = await Promise.all([threadRow(me, of), unheardIn(deps.vault, me, [of.post])]);
  return row && !unheard.has(of.post) ? pageOfReplies(deps, me, { ...of, row, unheard }) : refuse('not_found');
}

async function pageOfReplies(
  { vault }: CircleDeps,
  me: Me,
  {
    post,
    after,
    limit = PAGE.replies,
    row,
    unheard,
  }: OfThread & {
    readonly row: PostRow;
    readonly unheard: ReadonlySet<string>;
  },
): Promise<RepliesPage | Refusal> {
  const cursors = cursorsOf(`circle-replies-${post}`, 1);
  const from = cursors.open(me, after);
  if (from instanceof Refusal) return from;
  const rows = await wordsStore.replies(me.tx, {
    post,
    after: from ? Number(from[0]) : 0,
    most: limit + 1,
    without: [...unheard],
  });
  const page = rows.slice(0, limit);
  const mine = await mineAmong(
    vault,
    me,
    page.map(({ id }) => ({ id, postId: post })),
  );
  return {
    items: page.map((reply) => tellReply(vault, reply, { isMine: mine.has(reply.id), plant: row.plant })),
    next: cursors.seal(me, rows.length > limit ? [String(page.at(-1)?.seq ?? 0)] : null),
  };
}
