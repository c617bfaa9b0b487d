import { randomUUID } from 'node:crypto';
import type { feedbackRoutes } from '#contract/feedback/feedback.routes.ts';
import type { FeedbackPost } from '#contract/feedback/feedback.schemas.ts';
import { FEEDBACK, judgeFeedback } from '#domain/feedback/feedback.ts';
import { hasYearly } from '#domain/membership/item-door.ts';
import {
  addMemberFile,
  dropMemberFile,
  makePicture,
  memberStore,
  memberToday,
} from '#server/features/account/public.ts';
import { audiencesFor } from '#server/features/announcement/public.ts';
import { standingOf } from '#server/features/subscription/public.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { Refusal, refuse, tooMany, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { feedbackStore } from './feedback.store.ts';
import { sealPicture, sealWords } from './feedback-seal.ts';
import { queueHandlers } from './queue.handlers.ts';
import { itemOf, threadOf } from './told-feedback.ts';

export type FeedbackDeps = Pick<Services, 'db' | 'vault' | 'clock' | 'files' | 'payments' | 'counts'>;
type Handlers = HandlersOf<typeof feedbackRoutes>;
type Members =
  | 'getFeedback'
  | 'getFeedbackThread'
  | 'sendFeedback'
  | 'sayMoreFeedback'
  | 'seeFeedback'
  | 'closeFeedback'
  | 'deleteFeedback';
const DAY = 86_400;
const WHY = {
  empty: 'Write a few words first.',
  too_long: `Please keep this to ${FEEDBACK.longest} characters.`,
} as const;

export function feedbackHandlers(deps: FeedbackDeps): Handlers {
  return { ...memberHandlers(deps), ...queueHandlers(deps) };
}

function memberHandlers(deps: FeedbackDeps): Pick<Handlers, Members> {
  const { vault, clock, files } = deps;
  const told = async (me: Me, id: string) => {
    const [row, rows] = await Promise.all([feedbackStore.one(me, id), feedbackStore.words(me, id)]);
    return row ? itemOf(vault, { userId: me.userId, row, rows }) : refuse('not_found');
  };
  return {
    getFeedback: async ({ me }) => {
      const now = clock.now();
      const [cases, rows, member, isFirst] = await Promise.all([
        feedbackStore.all(me),
        feedbackStore.firsts(me),
        memberStore.read(me),
        isAnsweredFirst(deps, me),
      ]);
      const to = audiencesFor(me, { member, now });
      const asked = { to, today: memberToday(member, now), most: FEEDBACK.changesShown };
      const items = cases.map((row) => itemOf(vault, { userId: me.userId, row, rows }));
      return { items, isFirst, changes: await feedbackStore.changes(me.tx, asked) };
    },
    getFeedbackThread: async ({ me, params }) => {
      const [row, rows] = await Promise.all([
        feedbackStore.one(me, params.feedback),
        feedbackStore.words(me, params.feedback),
      ]);
      return row ? threadOf({ vault, files }, { userId: me.userId, row, rows }) : refuse('not_found');
    },
    sendFeedback: async ({ me, body }) => {
      const id = randomUUID();
      const refused = await send(deps, me, { id, ...body });
      return refused ?? told(me, id);
    },
    sayMoreFeedback: async ({ me, params: { feedback }, body }) => {
      const verdict = await judged(deps, me, body.words);
      if (verdict instanceof Refusal) return verdict;
      const word = randomUUID();
      const sealed = sealWords(vault, { userId: me.userId, feedback, id: word }, { schemaVersion: 1, words: verdict });
      const [isFirst, now] = [await isAnsweredFirst(deps, me), clock.now()];
      const asked = { id: feedback, isFirst, word, sealed, most: FEEDBACK.words, now };
      const outcome = await feedbackStore.sayMore(me.tx, asked);
      if (outcome === 'done') return told(me, feedback);
      return refuse(outcome === 'full' ? 'feedback_full' : 'not_found');
    },
    seeFeedback: async ({ me, params, body }) =>
      (await feedbackStore.see(me.tx, { id: params.feedback, ...body })) ? { ok: true } : refuse('not_found'),
    closeFeedback: async ({ me, params }) =>
      (await feedbackStore.close(me.tx, params.feedback, clock.now()))
        ? told(me, params.feedback)
        : refuse('not_found'),
    deleteFeedback: async ({ me, params }) => {
      const row = await feedbackStore.one(me, params.feedback);
      if (!row) return refuse('not_found');
      await feedbackStore.remove(me, row.id);
      if (row.picture !== null) await dropMemberFile(me, row.picture);
      return { ok: true };
    },
  };
}

/** What was written, cleaned and counted, or why it is not taken. */
async function judged({ counts }: FeedbackDeps, me: Me, typed: string): Promise<string | Refusal> {
  const verdict = judgeFeedback(typed);
  if (!verdict.ok) return refuse('words_refused', { fields: { words: WHY[verdict.why] } });
  const isOver = await counts.over(`feedback|${me.userId}`, { max: FEEDBACK.perDay, seconds: DAY });
  return isOver ? tooMany(windowLeft(DAY)) : verdict.words;
}

/** Takes a case in: the words sealed, the picture made anew and sealed. Gives why it is not taken. */
async function send(
  deps: FeedbackDeps,
  me: Me,
  { id, kind, words: typed, facts, picture }: FeedbackPost & { readonly id: string },
): Promise<Refusal | null> {
  const { vault, clock } = deps;
  const words = await judged(deps, me, typed);
  if (words instanceof Refusal) return words;
  const name = await keptPicture(deps, me, picture);
  if (name instanceof Refusal) return name;
  const word = randomUUID();
  const sealed = sealWords(vault, { userId: me.userId, feedback: id, id: word }, { schemaVersion: 1, words, facts });
  const isFirst = await isAnsweredFirst(deps, me);
  const row = { id, kind, isFirst, picture: name, word, sealed, most: FEEDBACK.cases, now: clock.now() };
  return (await feedbackStore.send(me.tx, row)) ? null : refuse('feedback_full');
}

// A picture is made while its member's transaction waits: more at once would take the connections of everybody else. Whoever is told so has it kept and sent again by the outbox.
let making = 0;

/** Keeps the picture, made anew from its pixels; gives the name of its file, null where there is none. */
async function keptPicture(
  { vault, files }: FeedbackDeps,
  me: Me,
  picture: string | null,
): Promise<string | null | Refusal> {
  if (picture === null) return null;
  const bytes = Buffer.from(picture, 'base64');
  if (bytes.length > FEEDBACK.picture.bytes) return refuse('picture_too_large');
  if (making >= FEEDBACK.picturesAtOnce) return refuse('busy');
  making += 1;
  const made = await makePicture(bytes, { member: me.userId, side: FEEDBACK.picture.side, whole: true }).finally(() => {
    making -= 1;
  });
  if (made instanceof Refusal) return made;
  return addMemberFile({ files }, { me, seal: (name) => sealPicture(vault, { userId: me.userId, id: name }, made) });
}

/** Yearly members are answered first (§9); so is whoever has everything, a teen among them. */
async function isAnsweredFirst({ clock, payments }: FeedbackDeps, me: Me): Promise<boolean> {
  return hasYearly({ ageGroup: me.ageGroup, ...(await standingOf({ clock, payments }, me)) });
}
