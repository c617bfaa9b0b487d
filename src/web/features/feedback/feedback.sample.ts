import type { FeedbackItem, FeedbackThread, QueuedFeedback } from '#contract/feedback/feedback.schemas.ts';

const ID = '00000000-0000-4000-8000-000000000001';

/** A case of a member's, for tests. */
export function itemOf(changes: Partial<FeedbackItem> = {}): FeedbackItem {
  return {
    ...{ id: ID, number: 1042, kind: 'problem', state: 'open', excerpt: 'The wheel turned.', announcement: null },
    hasNews: false,
    sentAt: '2026-11-20T12:00:00.000Z',
    changedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}

/** The same, whole. */
export function threadOf(changes: Partial<FeedbackThread> = {}): FeedbackThread {
  const at = '2026-11-20T12:00:00.000Z';
  return {
    ...itemOf(changes),
    said: [
      { id: ID, byHouse: false, words: 'The wheel turned.', facts: { device: 'phone, Firefox 140' }, at },
      { id: ID.replace('1', '2'), byHouse: true, words: 'It turns right now.', facts: {}, at },
    ],
    picture: null,
    ...changes,
  };
}

/** A case as the queue has it. */
export function queuedOf(changes: Partial<QueuedFeedback> = {}): QueuedFeedback {
  return {
    ...{ id: ID, number: 1042, kind: 'problem', state: 'open', isFirst: false, version: 3, hasPicture: false },
    ...{ held: null, heldUntil: null, isOwn: false, merged: 0, mergedInto: null, announcement: null },
    hasNews: false,
    waitsSince: '2026-11-20T12:00:00.000Z',
    changedAt: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}
