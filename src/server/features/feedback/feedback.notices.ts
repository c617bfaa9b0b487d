import { href } from '#contract/screens.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';

/** What the notice may say: that there is an answer, or that something became of it. No word of either side. */
export type FeedbackNote = { readonly says: 'answered' | 'changed' };

const SAYS: Readonly<Record<FeedbackNote['says'], ReminderWords>> = {
  answered: { title: 'We answered your feedback', text: 'You can read it under Feedback, and answer back.' },
  changed: { title: 'Your feedback moved on', text: 'You can see under Feedback what became of it.' },
};

/** What a member hears when the house answers: plain in the app, neutral everywhere else. */
export const feedbackNotices = {
  feedbackNote: {
    name: 'feedback_note',
    who: { age: 'any', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email', 'in_app'],
    quietHours: 'respect',
    goodFor: { email: 'until sent', push: 'its day' },
    closed: 'never',
    trace: 'none',
    words: { short: ({ says }: FeedbackNote) => SAYS[says], opens: href('feedback'), letter: 'note' },
  },
} as const satisfies Record<string, NoticeKind<FeedbackNote>>;
