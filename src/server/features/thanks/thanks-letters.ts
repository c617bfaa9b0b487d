import { randomUUID } from 'node:crypto';
import { ANONYMOUS_WAIT_MINUTES, type HoldReason } from '#domain/circle/limits.ts';
import { openCase } from '#server/features/moderation/public.ts';
import { authorTag, sealAuthor } from '#server/platform/anonymous/author.ts';
import type { LetterKind } from '#server/platform/anonymous/letterbox.ts';

/** A thank-you on its way. */
export type ThanksLetter = {
  readonly recording: string;
  readonly body: string;
  readonly reason: HoldReason | null;
};
/** What is taken back: `recording` whose thank-you goes. */
export type BackLetter = { readonly recording: string };

/** Names of the two, and how long the first of a batch waits for company. Taken back is taken back: it waits for none. */
export const SAID = { name: 'thanks', waitMinutes: ANONYMOUS_WAIT_MINUTES.reply } as const;
export const BACK = { name: 'thanks_back', waitMinutes: 0 } as const;

const back: LetterKind = {
  ...BACK,
  publish: async (tx, letters, { vault }) => {
    for (const { author, document } of letters) {
      const { recording } = document as BackLetter;
      await tx.callFunction('take_thanks_back', [recording, authorTag(vault, { userId: author, postId: recording })]);
    }
  },
};

const said: LetterKind = {
  ...SAID,
  publish: async (tx, letters, { vault, clock }) => {
    for (const { author, document } of letters) {
      const { recording, body, reason } = document as ThanksLetter;
      const id = randomUUID();
      const [row] = await tx.callFunction<{ publish_thanks: boolean }>('publish_thanks', [
        ...[id, recording, body, sealAuthor(vault, { id, userId: author })],
        ...[authorTag(vault, { userId: author, postId: recording }), reason ? 'held' : 'shown', reason, clock.now()],
      ]);
      if (row?.publish_thanks && reason)
        await openCase(tx, { room: 'community', postId: recording, replyId: id, why: reason, now: clock.now() });
    }
  },
};

/** What is taken back goes first, so that another one can take its place. */
export const thanksLetters: readonly LetterKind[] = [back, said];
