import { randomUUID } from 'node:crypto';
import type { SaidPost, SaidReply } from '#contract/circle/circle.schemas.ts';
import type { HoldReason, Room } from '#domain/circle/limits.ts';
import { memberStore } from '#server/features/account/public.ts';
import { openCase } from '#server/features/moderation/public.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { unheardIn } from '../contact/unheard.ts';
import { mineAmong } from '../mine.ts';
import { sealName } from '../names.ts';
import { tellPosts } from '../read/read-posts.ts';
import { tellReply } from '../read/tell.ts';
import { markVisit, visitOf } from '../read/visit.ts';
import { wordsStore } from '../read/words.store.ts';
import { admit, admitChange, type Admitted } from './admit.ts';
import { noteStood } from './stood.ts';

type Language = { readonly language?: string | undefined };
type Post = Language & { readonly category: string; readonly body: string };
type Reply = Language & { readonly body: string; readonly inAnswerTo?: string | undefined };

const CODES = {
  category_closed: 'category_closed',
  thread_closed: 'thread_closed',
  said_already: 'said_already',
  refused: 'not_found',
} as const;
type Code = keyof typeof CODES | 'said';

/** Among teens the first name is all that is saved: no last name, also not a moderator's. */
async function nameOf(me: Me, room: Room) {
  const { profile } = await memberStore.read(me);
  return { firstName: profile.firstName || null, lastName: room === 'teen' ? null : profile.lastName || null };
}

/** Says something with the member's name. What she sees after is new no more. */
export async function sayPost(
  deps: CircleDeps,
  me: Me,
  { room, category, body, language = 'en' }: Post & { room: Room },
): Promise<SaidPost | Refusal> {
  const said = await admit(deps, me, { room, said: 'post', typed: body });
  if (said instanceof Refusal) return said;
  const id = randomUUID();
  const name = sealName(deps.vault, { table: 'post', id }, await nameOf(me, room));
  const now = deps.clock.now();
  const [row] = await me.tx.callFunction<{ say_post: Code }>('say_post', [
    id,
    room,
    category,
    said.body,
    name,
    said.state,
    said.reason,
    language,
    now,
  ]);
  const code = row?.say_post ?? 'refused';
  if (code !== 'said') return refuse(CODES[code]);
  await afterSaid(deps, me, { ...said, room, postId: id, id });
  await markVisit(deps, me, room);
  return tellSaid(deps, me, { room, id });
}

type Said = Pick<Admitted, 'state' | 'reason'> & {
  readonly room: Room;
  readonly postId: string;
  readonly id: string;
};

/** What stands is reckoned to its author; what is held comes before a moderator. */
async function afterSaid(deps: CircleDeps, me: Me, { state, reason, room, postId, id }: Said): Promise<void> {
  if (state === 'shown') return noteStood(deps, { author: me.userId, id });
  const replyId = id === postId ? null : id;
  return openCase(me.tx, { room, postId, replyId, why: reason ?? 'changed', now: deps.clock.now() });
}

async function tellSaid(deps: CircleDeps, me: Me, { room, id }: { room: Room; id: string }): Promise<SaidPost> {
  const row = await wordsStore.post(me.tx, { room, id });
  const [post] = row ? await tellPosts(deps, me, { room, rows: [row], visit: await visitOf(me, room) }) : [];
  if (!post) throw new Error('words that were said are not there');
  return { post };
}

/** Answers with the member's name. */
export async function sayReply(
  deps: CircleDeps,
  me: Me,
  { room, post, body, inAnswerTo, language = 'en' }: Reply & { room: Room; post: string },
): Promise<SaidReply | Refusal> {
  const gone = await closedReply(deps, me, { room, post });
  if (gone) return gone;
  const said = await admit(deps, me, { room, said: 'reply', typed: body });
  if (said instanceof Refusal) return said;
  const id = randomUUID();
  const name = sealName(deps.vault, { table: 'reply', id }, await nameOf(me, room));
  const [row] = await me.tx.callFunction<{ say_reply: Code }>('say_reply', [
    id,
    post,
    said.body,
    name,
    inAnswerTo ?? null,
    said.state,
    said.reason,
    language,
    deps.clock.now(),
  ]);
  const code = row?.say_reply ?? 'refused';
  if (code !== 'said') return refuse(CODES[code]);
  await afterSaid(deps, me, { ...said, room, postId: post, id });
  return tellSaidReply(deps, me, { room, id });
}

/** Why a thread takes no reply of the member's: it was never in her room, or it closed meanwhile. */
export async function closedReply(
  { vault }: Pick<CircleDeps, 'vault'>,
  me: Me,
  { room, post }: { room: Room; post: string },
): Promise<Refusal | null> {
  const [row, unheard] = await Promise.all([wordsStore.post(me.tx, { room, id: post }), unheardIn(vault, me, [post])]);
  if (row?.state === 'shown' && !unheard.has(post)) return null;
  return row || (await wordsStore.threadState(me.tx, post)) ? refuse('thread_closed') : refuse('not_found');
}

async function tellSaidReply(
  { vault }: CircleDeps,
  me: Me,
  { room, id }: { room: Room; id: string },
): Promise<SaidReply> {
  const row = await wordsStore.reply(me.tx, { room, id });
  if (!row) throw new Error('words that were said are not there');
  return { reply: tellReply(vault, row, { isMine: true, plant: null }) };
}

type Change = { readonly room: Room; readonly id: string; readonly body: string };

async function change(
  deps: CircleDeps,
  me: Me,
  { said, room, id, body }: Change & { said: 'post' | 'reply' },
): Promise<Refusal | null> {
  const row =
    said === 'post' ? await wordsStore.post(me.tx, { room, id }) : await wordsStore.reply(me.tx, { room, id });
  if (!row || row.is_anonymous || !(await mineAmong(deps.vault, me, [{ id, postId: id }])).has(id))
    return refuse('not_found');
  const admitted = await admitChange(deps, me, { room, said, typed: body });
  if (admitted instanceof Refusal) return admitted;
  // What a moderator holds or asked about is looked at again before others see it.
  const state = row.state === 'shown' ? admitted.state : 'held';
  const [done] = await me.tx.callFunction<{ change_named: boolean }>('change_named', [
    id,
    admitted.body,
    state,
    deps.clock.now(),
  ]);
  if (!done?.change_named) return refuse('not_found');
  if (state === 'held') {
    const postId = 'post_id' in row ? row.post_id : id;
    const reason = admitted.reason ?? (row.state === 'change_asked' ? null : (row.reason as HoldReason | null));
    await afterSaid(deps, me, { state, reason, room, postId, id });
  }
  return null;
}

/** Changes a named post of the member's; it is marked. */
export async function changePost(deps: CircleDeps, me: Me, of: Change): Promise<SaidPost | Refusal> {
  return (await change(deps, me, { ...of, said: 'post' })) ?? tellSaid(deps, me, of);
}

/** The same of a reply. */
export async function changeReply(deps: CircleDeps, me: Me, of: Change): Promise<SaidReply | Refusal> {
  return (await change(deps, me, { ...of, said: 'reply' })) ?? tellSaidReply(deps, me, of);
}

/** Takes named words back: their place stays, words and name go. */
export async function takeBack(deps: CircleDeps, me: Me, id: string): Promise<{ ok: true } | Refusal> {
  const [done] = await me.tx.callFunction<{ change_named: boolean }>('change_named', [
    id,
    '',
    'taken_back',
    deps.clock.now(),
  ]);
  return done?.change_named ? { ok: true } : refuse('not_found');
}
