import { randomUUID } from 'node:crypto';
import { authorTag, openAuthor } from '#server/platform/anonymous/author.ts';
import { putLetter, type LetterKind } from '#server/platform/anonymous/letterbox.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { TELL_LETTER } from '../speak/letter-names.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Room } from '#domain/circle/limits.ts';
import { circleNotices } from '../circle.notices.ts';
import { openFollower, toldTag } from './follower.ts';

type Telling = Pick<Services, 'db' | 'vault' | 'clock'>;
type Reply = {
  readonly post_id: string;
  readonly room: Room;
  readonly author_id: string | null;
  readonly author_enc: Buffer | null;
  readonly starter_id: string | null;
  readonly starter_enc: Buffer | null;
  readonly hushed: boolean;
};

/**
 * Tells of a reply: the author of the post and who follows it, by a notice that names neither the thread nor a word of
 * it. Several replies of an hour are one notice. Whoever muted or blocked the other hears nothing. Who an author without
 * a name is lies in memory while this runs, and in her sealed notice.
 */
export async function tellReply(services: Telling, { id }: Pick<JobRun, 'id'>): Promise<void> {
  const { db, vault } = services;
  const found = await db.asWorker(null, async (tx) => {
    const reply = await replyToTell(tx, id);
    if (!reply) return null;
    const followers = await tx.callFunction<{ tag: Buffer; follower_enc: Buffer }>('followers_of', [reply.post_id]);
    return { reply, followers };
  });
  if (!found) return;
  const { reply, followers } = found;
  const speaker = personOf(services, { id, known: reply.author_id, enc: reply.author_enc });
  const starter = personOf(services, { id: reply.post_id, known: reply.starter_id, enc: reply.starter_enc });
  const told = new Set([
    ...(starter && !reply.hushed ? [starter] : []),
    ...followers.flatMap(({ follower_enc: sealed }) => openFollower(vault, { postId: reply.post_id, sealed }) ?? []),
  ]);
  if (speaker) told.delete(speaker);
  if (starter && reply.hushed) told.delete(starter);
  // Who spoke without a name is told with others, and later: a dump would read her off the line beside the reply.
  if (starter && reply.starter_enc && told.delete(starter))
    await putLetter(services, { kind: TELL_LETTER, author: starter, key: id, document: { reply: id } });
  for (const userId of told) await tellOne(services, { userId, reply, id });
}

async function replyToTell(tx: Tx, id: string): Promise<Reply | null> {
  const [reply] = await tx.callFunction<Reply>('reply_to_tell', [id]);
  // A teen gets no notices; her room tells her when she comes.
  return reply?.room === 'community' ? reply : null;
}

/** Nameless authors whom others answered, in an order of chance: each hears it once an hour and thread. */
export const toldLater: LetterKind = {
  ...TELL_LETTER,
  publish: async (tx, letters, services) => {
    for (const { author, document } of letters) {
      const { reply: id } = document as { readonly reply: string };
      const reply = await replyToTell(tx, id);
      if (reply && !reply.hushed) await tellOne(services, { userId: author, reply, id });
    }
  },
};

type Sealed = { readonly id: string; readonly known: string | null; readonly enc: Buffer | null };

function personOf({ vault }: Telling, { id, known, enc }: Sealed): string | null {
  if (known || !enc) return known;
  try {
    return openAuthor(vault, { id, enc });
  } catch {
    return null;
  }
}

/**
 * One member, once an hour and thread. A try that breaks off before the notice is posted is made again by the next run
 * for the same reply. The note and the notice are never written in one transaction: a dump would read who was told.
 */
async function tellOne(
  { db, vault, clock }: Telling,
  { userId, reply, id }: { readonly userId: string; readonly reply: Reply; readonly id: string },
): Promise<void> {
  const now = clock.now();
  const postId = reply.post_id;
  const job = randomUUID();
  const tag = toldTag(vault, { userId, postId });
  const isDue = await db.asWorker(null, async (tx) => {
    const voice = authorTag(vault, { userId, postId });
    const [hears] = await tx.callFunction<{ may_hear: boolean }>('may_hear', [userId, id, voice]);
    if (hears?.may_hear !== true) return false;
    const [first] = await tx.callFunction<{ first_of_hour: boolean }>('first_of_hour', [postId, tag, id, now]);
    if (first?.first_of_hour !== true) return false;
    return (await tx.callFunction<{ open_telling: boolean }>('open_telling', [job, userId]))[0]?.open_telling === true;
  });
  if (!isDue) return;
  await db.asWorker(job, async (tx) =>
    outboxStore.post(
      { tx, keys: await keyringOf(vault, tx, userId) },
      { kind: circleNotices.circleReply, data: {}, now },
    ),
  );
  await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
  await db.asWorker(null, (tx) => tx.callFunction('was_told', [postId, tag]));
}
