import { createHash, randomUUID } from 'node:crypto';
import type { SaidNameless } from '#contract/circle/circle.schemas.ts';
import type { Room } from '#domain/circle/limits.ts';
import { sameWords } from '#domain/circle/same-words.ts';
import { putLetter, waitingLettersOf, withdrawLetter, type Letter } from '#server/platform/anonymous/letterbox.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import type { CircleDeps } from '../circle-deps.ts';
import { namelessUnseen, ownRows, tellLetter } from '../own-words.ts';
import { wordsStore } from '../read/words.store.ts';
import { admit, admitChange } from './admit.ts';
import {
  CHANGE_LETTER,
  POST_LETTER,
  REPLY_LETTER,
  TAKE_BACK_LETTER,
  type ChangeLetter,
  type SaidLetter,
} from './letter-names.ts';
import { closedReply } from './say-named.ts';

type Language = { readonly language?: string | undefined };
type Post = Language & {
  readonly room: Room;
  readonly category: string;
  readonly body: string;
  readonly kind?: 'post' | 'question' | undefined;
};
type Reply = Language & {
  readonly room: Room;
  readonly post: string;
  readonly body: string;
  readonly inAnswerTo?: string | undefined;
};

/** The same words at the same place are the same act: no key of the request's, which would have to be kept. */
function actOf({ room, postId, category, body }: SaidLetter): string {
  const words = createHash('sha256').update(sameWords(body)).digest('hex');
  return `${room}|${postId ?? category ?? ''}|${words}`;
}

async function handIn(
  deps: CircleDeps,
  me: Me,
  { kind, document }: { kind: typeof POST_LETTER | typeof REPLY_LETTER; document: SaidLetter },
): Promise<SaidNameless | Refusal> {
  const id = randomUUID();
  const isNew = await putLetter(deps, { kind, author: me.userId, key: actOf(document), id, document });
  return isNew ? { own: tellLetter({ id, at: deps.clock.now(), document }) } : refuse('said_already');
}

/** Says something without a name: nothing is written under the member's for it. A question goes to moderators alone. */
export async function sayNamelessPost(
  deps: CircleDeps,
  me: Me,
  { room, category, body, kind = 'post', language = 'en' }: Post,
): Promise<SaidNameless | Refusal> {
  if (kind === 'question' && room !== 'teen') return refuse('not_found');
  const topics = await wordsStore.categories(me.tx, room);
  if (!topics.some((topic) => topic.slug === category && !topic.closed_at)) return refuse('category_closed');
  const said = await admit(deps, me, { room, said: 'post', typed: body });
  if (said instanceof Refusal) return said;
  const asked = kind === 'question' && {
    state: 'held' as const,
    reason: said.reason === 'crisis' ? 'crisis' : 'question',
  };
  const document = { room, postId: null, inAnswerTo: null, category, kind, language, ...said, ...asked };
  return handIn(deps, me, { kind: POST_LETTER, document });
}

/** The same of a reply. */
export async function sayNamelessReply(
  deps: CircleDeps,
  me: Me,
  { room, post, body, inAnswerTo, language = 'en' }: Reply,
): Promise<SaidNameless | Refusal> {
  const gone = await closedReply(deps, me, { room, post });
  if (gone) return gone;
  const said = await admit(deps, me, { room, said: 'reply', typed: body });
  if (said instanceof Refusal) return said;
  const document = { room, postId: post, inAnswerTo: inAnswerTo ?? null, category: null, language, ...said };
  return handIn(deps, me, { kind: REPLY_LETTER, document });
}

const EVER = new Date(0);

type Mine =
  | { readonly letter: Letter; readonly kind: typeof POST_LETTER | typeof REPLY_LETTER }
  | { readonly row: Awaited<ReturnType<typeof ownRows>>[number] };
type Which = { readonly room: Room; readonly id: string; readonly said: 'post' | 'reply' };

/** Nameless words of the member's by their id, on their way or published; null where they are nobody's or another's. */
async function findMine(deps: CircleDeps, me: Me, { room, id, said }: Which): Promise<Mine | null> {
  const kind = said === 'post' ? POST_LETTER : REPLY_LETTER;
  const letters = await waitingLettersOf(deps, { kind, author: me.userId });
  const letter = letters.find((one) => one.id === id && (one.document as SaidLetter).room === room);
  if (letter) return { letter, kind };
  const postId = said === 'post' ? id : (await wordsStore.reply(me.tx, { room, id }))?.post_id;
  const nameless = postId ? [{ id, postId }] : await namelessUnseen(me, { room, since: EVER });
  const rows = await ownRows(deps.vault, me, nameless);
  const row = rows.find((one) => one.id === id && one.is_anonymous && one.room === room && one.state !== 'taken_back');
  return row && row.is_reply === (said === 'reply') ? { row } : null;
}

/** Changes nameless words: on their way at once, published ones some minutes later with others. */
export async function changeNameless(
  deps: CircleDeps,
  me: Me,
  { body, ...which }: Which & { readonly body: string },
): Promise<SaidNameless | Refusal> {
  const mine = await findMine(deps, me, which);
  if (!mine) return refuse('not_found');
  const said = await admitChange(deps, me, { room: which.room, said: which.said, typed: body });
  if (said instanceof Refusal) return said;
  if ('letter' in mine) {
    const document = { ...(mine.letter.document as SaidLetter), ...said };
    const done = await handIn(deps, me, { kind: mine.kind, document });
    if (!(done instanceof Refusal)) await withdrawLetter(deps, mine.letter.id);
    return done;
  }
  const { row } = mine;
  const state = row.state === 'shown' ? said.state : 'held';
  const document: ChangeLetter = {
    room: which.room,
    id: row.id,
    postId: row.post_id,
    body: said.body,
    state,
    reason: said.reason,
  };
  const key = `${row.id}|${createHash('sha256').update(said.body).digest('hex')}`;
  const isNew = await putLetter(deps, { kind: CHANGE_LETTER, author: me.userId, key, document });
  if (!isNew) return refuse('said_already');
  const letter = {
    room: which.room,
    postId: row.is_reply ? row.post_id : null,
    inAnswerTo: null,
    category: row.category,
    language: 'en',
    ...said,
    state,
  };
  return { own: { ...tellLetter({ id: row.id, at: deps.clock.now(), document: letter }), isEdited: true } };
}

/** Takes nameless words back: what waits is never seen, what is published goes within a minute or two. */
export async function takeBackNameless(deps: CircleDeps, me: Me, which: Which): Promise<{ ok: true } | Refusal> {
  const mine = await findMine(deps, me, which);
  if (!mine) return refuse('not_found');
  if ('letter' in mine) {
    await withdrawLetter(deps, mine.letter.id);
    return { ok: true };
  }
  const document: ChangeLetter = {
    room: which.room,
    id: mine.row.id,
    postId: mine.row.post_id,
    body: null,
    state: 'shown',
    reason: null,
  };
  await putLetter(deps, { kind: TAKE_BACK_LETTER, author: me.userId, key: mine.row.id, document });
  return { ok: true };
}
