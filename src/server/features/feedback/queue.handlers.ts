import { randomUUID } from 'node:crypto';
import type { feedbackRoutes } from '#contract/feedback/feedback.routes.ts';
import { FEEDBACK_PAGE, type QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';
import { FEEDBACK, judgeFeedback } from '#domain/feedback/feedback.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { sealWords } from './feedback-seal.ts';
import { queueStore, type StaffAct } from './queue.store.ts';
import { pictureOf, queuedOf, saidOf } from './told-feedback.ts';

type Deps = Pick<Services, 'vault' | 'clock' | 'files'>;
type Handlers = HandlersOf<typeof feedbackRoutes>;
type Queue =
  | 'getFeedbackQueue'
  | 'getHandledFeedback'
  | 'takeFeedback'
  | 'giveBackFeedback'
  | 'openFeedback'
  | 'answerFeedback'
  | 'mergeFeedback';
type Asked = { readonly me: Me; readonly requestId: string; readonly ipPrefix: string };

const MINUTE_MS = 60_000;
const queueCursors = cursorsOf('feedback_queue', 3);
const handledCursors = cursorsOf('feedback_handled', 2);
const WHY = {
  empty: 'Write a few words first.',
  too_long: `Please keep this to ${FEEDBACK.longest} characters.`,
} as const;
/** What the database says of an act that was not done, as a refusal. */
const REFUSED = {
  not_found: 'not_found',
  own: 'own_feedback',
  held: 'feedback_held',
  not_held: 'feedback_not_held',
  moved_on: 'feedback_moved_on',
  nothing_changed: 'nothing_changed',
  merge: 'feedback_merge',
} as const;

export function queueHandlers({ vault, clock, files }: Deps): Pick<Handlers, Queue> {
  const act = ({ requestId, ipPrefix }: Asked): StaffAct => ({ requestId, ipPrefix, now: clock.now() });
  const seen = seenBy(clock);
  const after = async (me: Me, id: string, outcome: 'done' | keyof typeof REFUSED) => {
    if (outcome !== 'done') return refuse(REFUSED[outcome]);
    const [one] = await seen(me, [id]);
    return one ? { case: one } : refuse('not_found');
  };
  return {
    ...lists(clock),
    takeFeedback: async (asked) => {
      const { me, params } = asked;
      const until = new Date(clock.now().getTime() + FEEDBACK.heldMinutes * MINUTE_MS);
      return after(me, params.feedback, await queueStore.take(me.tx, { id: params.feedback, until }, act(asked)));
    },
    giveBackFeedback: async (asked) => {
      const { me, params } = asked;
      return after(me, params.feedback, await queueStore.giveBack(me.tx, params.feedback, act(asked)));
    },
    openFeedback: async (asked) => {
      const { me, params } = asked;
      const rows = await queueStore.open(me.tx, { id: params.feedback, telling: randomUUID() }, act(asked));
      const [first] = rows;
      if (!first || first.outcome === 'not_found') return refuse('not_found');
      // That somebody tried stays written down.
      if (first.outcome === 'not_held') return new Refusal('feedback_not_held', {}, true);
      const { user_id: userId, picture: name } = first;
      const words = rows.map(({ word_id: id, ...row }) => ({ ...row, id, feedback_id: params.feedback }));
      const [[one], picture] = await Promise.all([
        seen(me, [params.feedback]),
        pictureOf({ vault, files }, { userId, name }),
      ]);
      return one ? { case: one, said: saidOf(vault, { userId, rows: words }), picture } : refuse('not_found');
    },
    answerFeedback: async (asked) => {
      const { me, params, body } = asked;
      const verdict = body.words === null ? null : judgeFeedback(body.words);
      if (verdict && !verdict.ok) return refuse('words_refused', { fields: { words: WHY[verdict.why] } });
      const to = (await queueStore.recipients(me.tx, params.feedback, clock.now())).map((one) => {
        const word = randomUUID();
        const place = { userId: one.user_id, feedback: one.id, id: word };
        const sealed = verdict && sealWords(vault, place, { schemaVersion: 1, words: verdict.words });
        return { id: one.id, word, sealed, telling: randomUUID() };
      });
      const { version, state, announcement } = body;
      const answer = { id: params.feedback, version, state, announcement, to };
      return after(me, params.feedback, await queueStore.answer(me.tx, answer, act(asked)));
    },
    mergeFeedback: async (asked) => {
      const { me, params, body } = asked;
      return after(me, params.feedback, await queueStore.merge(me.tx, { id: params.feedback, ...body }, act(asked)));
    },
  };
}

const seenBy =
  (clock: Deps['clock']) =>
  async (me: Me, ids: readonly string[]): Promise<QueuedFeedback[]> =>
    (await queueStore.seen(me.tx, ids, clock.now())).map(queuedOf);

/** The two lists, page by page. */
function lists(clock: Deps['clock']): Pick<Handlers, 'getFeedbackQueue' | 'getHandledFeedback'> {
  const seen = seenBy(clock);
  return {
    getFeedbackQueue: async ({ me, query: { after: from, limit = FEEDBACK_PAGE } }) => {
      const position = queueCursors.open(me, from);
      if (position instanceof Refusal) return position;
      const found = await queueStore.next(me.tx, { after: position, most: limit + 1 });
      const page = found.slice(0, limit);
      const [items, waiting] = await Promise.all([
        seen(
          me,
          page.map(({ id }) => id),
        ),
        queueStore.waiting(me.tx),
      ]);
      const next = found.length > limit ? (page.at(-1)?.at ?? null) : null;
      return { items, waiting, next: queueCursors.seal(me, next) };
    },
    getHandledFeedback: async ({ me, query: { state, after: from, limit = FEEDBACK_PAGE } }) => {
      const position = handledCursors.open(me, from);
      if (position instanceof Refusal) return position;
      const found = await queueStore.handled(me.tx, { state, after: position, most: limit + 1 });
      const page = found.slice(0, limit);
      const next = found.length > limit ? (page.at(-1)?.at ?? null) : null;
      return {
        items: await seen(
          me,
          page.map(({ id }) => id),
        ),
        next: handledCursors.seal(me, next),
      };
    },
  };
}
