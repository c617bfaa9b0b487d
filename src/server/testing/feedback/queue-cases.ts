import type {
  FeedbackItem,
  FeedbackQueueReply,
  FeedbackThread,
  OpenedFeedback,
} from '#contract/feedback/feedback.schemas.ts';
import type { RouteName } from '#contract/table.ts';
import { staff, type Person } from '#server/testing/circle/circle-cases.ts';
import { provingAny } from '#server/testing/circle/proving-any.ts';
import type { TestApp } from '#server/testing/open-test-app.ts';

/** An admin who proves a second factor for an act by its name. */
export type Helper = Person & { readonly prove: (name: RouteName) => Promise<void> };
/** What an answer says; what is left out is an answer of one word. */
export type Answer = {
  readonly words?: string | null;
  readonly state?: 'answered' | 'planned' | 'done' | 'closed';
  readonly announcement?: string | null;
};
type Case = { readonly id: string };

/** How a call names a case. */
export const of = ({ id }: Case) => ({ params: { feedback: id } });

/** What tests of the queue do, over a started app. */
export function queueCases(open: TestApp) {
  const opened = (who: Person, one: Case) => who.browser.call('openFeedback', of(one));
  const queue = async (who: Person) =>
    ((await who.browser.call('getFeedbackQueue', { query: { limit: '20' } })).body as FeedbackQueueReply).items;
  return {
    opened,
    queue,
    async helper(): Promise<Helper> {
      const one = await staff(open, { role: 'admin' });
      return { ...one, prove: await provingAny(open, one) };
    },
    /** A case with these words, a second after whatever was before. */
    async sent(who: Person, words = 'The wheel turned the wrong way.'): Promise<FeedbackItem> {
      open.clock.advance(1_000);
      const body = { kind: 'problem', words, facts: {}, picture: null } as const;
      return (await who.browser.call('sendFeedback', { body })).body as FeedbackItem;
    },
    async take(who: Helper, one: Case) {
      await who.prove('takeFeedback');
      return who.browser.call('takeFeedback', of(one));
    },
    /** Answers a case as it is now. */
    async answer(who: Helper, one: Case, { words = 'Mended.', state = 'answered', announcement = null }: Answer = {}) {
      const version = ((await opened(who, one)).body as OpenedFeedback).case?.version ?? 1;
      await who.prove('answerFeedback');
      return who.browser.call('answerFeedback', { ...of(one), body: { version, words, state, announcement } });
    },
    inQueue: async (who: Person, one: Case) => (await queue(who)).find(({ id }) => id === one.id),
    thread: async (who: Person, one: Case) =>
      (await who.browser.call('getFeedbackThread', of(one))).body as FeedbackThread,
  };
}
