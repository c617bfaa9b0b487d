import { randomInt, randomUUID } from 'node:crypto';
import type { HoldReason } from '#domain/circle/limits.ts';
import { openCase } from '#server/features/moderation/public.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import type { Letter, LetterKind, LetterServices } from '#server/platform/anonymous/letterbox.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { circleContent } from '../circle-deps.ts';
import { hushForStarter } from '../contact/hush.ts';
import {
  CHANGE_LETTER,
  POST_LETTER,
  REPLY_LETTER,
  STOOD_LETTER,
  TAKE_BACK_LETTER,
  type ChangeLetter,
  type SaidLetter,
} from './letter-names.ts';
import { noteStood } from './stood.ts';

/** A plant of the room's, by chance: which one it is says nothing of who it stands for. */
function plantOf(room: SaidLetter['room']): string {
  const names = circleContent().plantNames[room];
  return names[randomInt(names.length)] ?? '';
}

async function publishPost(tx: Tx, letter: Letter, { vault, clock }: LetterServices): Promise<string> {
  const said = letter.document as SaidLetter;
  const id = randomUUID();
  await tx.callFunction('publish_post', [
    id,
    said.room,
    said.category,
    said.kind ?? 'post',
    said.body,
    sealAuthor(vault, { id, userId: letter.author }),
    authorTag(vault, { userId: letter.author, postId: id }),
    plantOf(said.room),
    null,
    said.state,
    said.reason,
    said.language,
    clock.now(),
  ]);
  return id;
}

async function publishReply(tx: Tx, letter: Letter, { vault, clock }: LetterServices): Promise<string | null> {
  const said = letter.document as SaidLetter;
  const id = randomUUID();
  const [row] = await tx.callFunction<{ publish_reply: boolean }>('publish_reply', [
    id,
    said.postId,
    said.body,
    sealAuthor(vault, { id, userId: letter.author }),
    authorTag(vault, { userId: letter.author, postId: said.postId ?? '' }),
    said.inAnswerTo,
    null,
    said.state,
    said.reason,
    said.language,
    clock.now(),
  ]);
  if (!row?.publish_reply || !said.postId) return null;
  await hushForStarter(tx, vault, { reply: id, postId: said.postId, author: letter.author });
  return id;
}

type Published = { readonly services: LetterServices; readonly id: string; readonly postId: string };

/** What stands is reckoned to its author; what is held comes before a moderator, a question apart. */
async function afterPublished(tx: Tx, letter: Letter, { services, id, postId }: Published): Promise<void> {
  const { state, reason, room, kind } = letter.document as SaidLetter;
  if (state === 'shown') return noteStood(services, { author: letter.author, id });
  if (kind === 'question') return undefined;
  const why = reason as HoldReason;
  return openCase(tx, { room, postId, replyId: id === postId ? null : id, why, now: services.clock.now() });
}

async function applyChange(tx: Tx, letter: Letter, { vault, clock }: LetterServices): Promise<void> {
  const { id, postId, body, state, room, reason } = letter.document as ChangeLetter;
  await tx.callFunction('change_nameless', [
    id,
    authorTag(vault, { userId: letter.author, postId }),
    body ?? '',
    body === null ? 'taken_back' : state,
    clock.now(),
  ]);
  if (body === null || state === 'shown') return;
  const replyId = id === postId ? null : id;
  await openCase(tx, { room, postId, replyId, why: reason ?? 'changed', now: clock.now() });
}

const changes = async (tx: Tx, letters: readonly Letter[], services: LetterServices) => {
  for (const letter of letters) await applyChange(tx, letter, services);
};

/** What members say without a name, from its hand-in to its publication (decision 50). */
export const circleLetters: readonly LetterKind[] = [
  {
    ...POST_LETTER,
    publish: async (tx, letters, services) => {
      for (const letter of letters) {
        const id = await publishPost(tx, letter, services);
        await afterPublished(tx, letter, { services, id, postId: id });
      }
    },
  },
  {
    ...REPLY_LETTER,
    publish: async (tx, letters, services) => {
      for (const letter of letters) {
        const id = await publishReply(tx, letter, services);
        const { postId } = letter.document as SaidLetter;
        if (id && postId) await afterPublished(tx, letter, { services, id, postId });
      }
    },
  },
  { ...CHANGE_LETTER, publish: changes },
  { ...TAKE_BACK_LETTER, publish: changes },
  {
    ...STOOD_LETTER,
    publish: async (tx, letters) => {
      const counts = new Map<string, number>();
      for (const { author } of letters) counts.set(author, (counts.get(author) ?? 0) + 1);
      for (const [author, count] of counts) await tx.callFunction('count_accepted', [author, count]);
    },
  },
];
