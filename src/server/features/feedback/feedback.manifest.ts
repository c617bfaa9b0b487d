import { DEVICE } from '#server/platform/manifest/answers.ts';
import { CHANGED_AT, OWNER, ROW_ID, VERSION, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedFeedback } from './exported-feedback.ts';
import { feedbackHandlers } from './feedback.handlers.ts';
import { feedbackNotices } from './feedback.notices.ts';
import { tellOfFeedback } from './tell-of-feedback.ts';

const STAFF_ACT = { atOnce: 'it is about somebody else’s words, as they are now' } as const;
const SEEN = { atOnce: 'she should see at once that it is done' } as const;

export const feedbackManifest = manifest({
  name: 'feedback',
  tables: {
    'app.feedback': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'feedback',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        number: clear('C1', 'the number by which she and the house speak of it'),
        kind: clear('C1', 'idea, problem, praise or question'),
        state: clear('C1', 'where it stands'),
        first: clear('C1', 'whether it is answered before others'),
        picture: clear('C1', 'random name of the file with its picture, which lies sealed'),
        waits_since: clear('C1', 'since when it waits for an answer; orders the queue'),
        created_at: clear('C1', 'when it was sent'),
        changed_at: CHANGED_AT,
        version: VERSION,
        merged_into: clear('C1', 'the case whose answer it gets too'),
        announcement_id: clear('C1', 'the note under What’s new that came of it'),
        claimed_by: clear('C1', 'a digest of the admin’s id who holds it: it says who while that account exists'),
        claimed_until: clear('C1', 'until when that admin holds it'),
        seen_at: clear('C1', 'when the newest answer was said that she has looked at'),
        opened_at: clear('C1', 'when an admin last opened it'),
      },
    },
    'app.feedback_word': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'feedback',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        feedback_id: clear('C1', 'which case it belongs to'),
        by_house: clear('C1', 'whether the house said it'),
        sealed: hashed('C3', 'app-key', {
          purpose: 'what she wrote to the house with what she told of her device, and the answers',
          export: 'collections.feedback',
        }),
        at: clear('C1', 'when it was said'),
      },
    },
    'auth.feedback_telling': {
      owner: 'member',
      retention: { words: 'until it is told', by: 'event' },
      erase: 'cascade',
      toldAs: 'feedback',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        says: clear('C1', 'opened, answered or changed'),
        at: clear('C1', 'when'),
      },
    },
  },
  offline: {
    sendFeedback: 'kept',
    sayMoreFeedback: 'kept',
    seeFeedback: DEVICE,
    closeFeedback: SEEN,
    deleteFeedback: SEEN,
    takeFeedback: STAFF_ACT,
    giveBackFeedback: STAFF_ACT,
    openFeedback: STAFF_ACT,
    answerFeedback: STAFF_ACT,
    mergeFeedback: STAFF_ACT,
  },
  handlers: ({ db, vault, clock, files, payments, counts }) =>
    feedbackHandlers({ db, vault, clock, files, payments, counts }),
  jobs: { feedback_told: tellOfFeedback },
  notices: feedbackNotices,
  exports: async ({ me, vault, files }) => ({
    collections: { feedback: await exportedFeedback({ vault, files }, me) },
  }),
});
