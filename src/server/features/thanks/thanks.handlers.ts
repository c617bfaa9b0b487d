import { createHash } from 'node:crypto';
import type { thanksRoutes } from '#contract/thanks/thanks.routes.ts';
import type { MyThanksReply, ReceivedThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { writingOf } from '#domain/circle/limits.ts';
import { crisisIn } from '#domain/crisis/crisis.ts';
import { judgeThanks, THANKS, THANKS_SHOWN, thanksHeldFor } from '#domain/thanks/thanks.ts';
import { circleContent, standingOf } from '#server/features/circle/public.ts';
import { hasHeard } from '#server/features/meditation/public.ts';
import { openCase } from '#server/features/moderation/public.ts';
import { putLetter, waitingLettersOf, withdrawLetter, type Letter } from '#server/platform/anonymous/letterbox.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, tooMany, type HandlersOf, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { BACK, SAID, type BackLetter, type ThanksLetter } from './thanks-letters.ts';
import { thanksStore } from './thanks.store.ts';

type Deps = Pick<Services, 'db' | 'vault' | 'clock' | 'counts'>;
const DAY = 86_400;

export function thanksHandlers(deps: Deps): HandlersOf<typeof thanksRoutes> {
  return {
    getMyThanks: ({ me, params }) => myThanks(deps, me, params.recording),
    sayThanks: ({ me, params, body }) => say(deps, me, { recording: params.recording, words: body.words }),
    takeThanksBack: ({ me, params }) => takeBack(deps, me, params.recording),
    getReceivedThanks: ({ me }) => received(me),
    reportThanks: async ({ me, params }) => {
      const recording = await thanksStore.report(me.tx, params.thanks);
      if (recording === null) return refuse('not_found');
      const now = deps.clock.now();
      await openCase(me.tx, { room: 'community', postId: recording, replyId: params.thanks, why: 'reported', now });
      return received(me);
    },
  };
}

async function received({ tx }: Me): Promise<ReceivedThanksReply> {
  const rows = await thanksStore.received(tx, THANKS_SHOWN);
  return {
    thanks: rows.map(({ id, recording_id: recording, title, body: words }) => ({ id, recording, title, words })),
  };
}

type Mine = NonNullable<MyThanksReply['mine']>;

/** What the member said for a recording: on its way, or as it stands. What is being taken back is gone for her. */
async function mineOf(deps: Deps, me: Me, recording: string): Promise<{ mine: Mine | null; letter: Letter | null }> {
  const [waiting, leaving, rows] = await Promise.all([
    waitingLettersOf(deps, { kind: SAID, author: me.userId }),
    waitingLettersOf(deps, { kind: BACK, author: me.userId }),
    thanksStore.mine(deps.vault, me, [recording]),
  ]);
  const letter = waiting.find(({ document }) => (document as ThanksLetter).recording === recording) ?? null;
  if (letter) {
    const { body, reason } = letter.document as ThanksLetter;
    return { letter, mine: told(body, reason ? 'held' : 'waiting') };
  }
  const goes = leaving.some(({ document }) => (document as BackLetter).recording === recording);
  const [row] = goes ? [] : rows;
  return { letter, mine: row ? told(row.body, row.state) : null };
}

const told = (words: string, state: Mine['state']): Mine => ({ words, state });

async function myThanks(deps: Deps, me: Me, recording: string): Promise<MyThanksReply | Refusal> {
  const [may, { mine }] = await Promise.all([mayThank(me, recording), mineOf(deps, me, recording)]);
  if (may === null && !mine) return refuse('not_found');
  return { may: may ?? 'own', mine };
}

/** Whether the member can thank for a recording now; null where there is none. */
async function mayThank(me: Me, recording: string): Promise<MyThanksReply['may'] | null> {
  const [open, heard] = await Promise.all([thanksStore.open(me.tx, recording), hasHeard(me, recording)]);
  if (open === 'gone') return null;
  if (open === 'own') return 'own';
  return heard ? 'now' : 'after';
}

async function say(deps: Deps, me: Me, { recording, words }: { recording: string; words: string }) {
  const [may, standing, { mine }] = await Promise.all([
    mayThank(me, recording),
    standingOf(me),
    mineOf(deps, me, recording),
  ]);
  if (may === null) return refuse('not_found');
  if (may !== 'now') return refuse('thanks_not_heard');
  if (mine) return refuse('said_already');
  const writing = writingOf(standing, deps.clock.now());
  if (!writing.open) return refuse(writing.why === 'closed' ? 'circle_left' : 'circle_paused');
  const verdict = judgeThanks(words);
  if (!verdict.ok) return refuse('words_refused', { fields: { words: WHY[verdict.why] } });
  if (await deps.counts.over(`thanks|${me.userId}`, { max: THANKS.perDay, seconds: DAY }))
    return tooMany(windowLeft(DAY));
  const { body } = verdict;
  const document: ThanksLetter = { recording, body, reason: heldFor(body) };
  const isNew = await putLetter(deps, { kind: SAID, author: me.userId, key: actOf(recording, body), document });
  return isNew ? myThanks(deps, me, recording) : refuse('said_already');
}

/** The same words for the same recording are the same act. */
const actOf = (recording: string, body: string) => `${recording}|${createHash('sha256').update(body).digest('hex')}`;

function heldFor(body: string) {
  const again = circleContent().readAgain(body);
  return thanksHeldFor({ harm: again === 'harm', cruel: again === 'cruel', crisis: crisisIn(body).length > 0 });
}

const WHY = {
  empty: 'Write a line first.',
  too_long: `Please keep this to ${THANKS.longest} characters.`,
  contact: 'Please take out links, emails, phone numbers and names on other apps.',
} as const;

/** Takes the member's own back: what waits is never seen, what is published goes with the next minute. Twice is once. */
async function takeBack(deps: Deps, me: Me, recording: string): Promise<MyThanksReply | Refusal> {
  const { letter, mine } = await mineOf(deps, me, recording);
  if (letter) await withdrawLetter(deps, letter.id);
  else if (mine) {
    const [row] = await thanksStore.mine(deps.vault, me, [recording]);
    const document: BackLetter = { recording };
    if (row) await putLetter(deps, { kind: BACK, author: me.userId, key: row.id, document });
  }
  return { may: (await mayThank(me, recording)) ?? 'own', mine: null };
}
