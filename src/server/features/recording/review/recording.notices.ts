import { href } from '#contract/screens.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';
import { reviewMail, type ReviewStep } from './recording.emails.ts';

/** `quote` is the sentence of the captions that a wish for a change is about. */
export type ReviewNote = { readonly step: ReviewStep; readonly title: string; readonly quote: string | null };

const SHORT: Readonly<Record<ReviewStep, (note: ReviewNote) => ReminderWords>> = {
  listening: ({ title }) => ({
    title: 'Your recording is with a listener',
    text: `We have “${title}”. A person listens to it, usually within three days.`,
  }),
  change_asked: ({ title, quote }) => ({
    title: 'Your listener asks for a change',
    text: quote === null ? `It’s about “${title}”.` : `In “${title}”, it’s about this sentence: “${quote}”`,
  }),
  public: ({ title }) => ({ title: 'Your recording is public', text: `Members can hear “${title}” now.` }),
  declined: ({ title }) => ({
    title: 'An answer about your recording',
    text: `“${title}” doesn’t become public. The reason is beside your recording.`,
  }),
  hidden: ({ title }) => ({
    title: 'Your recording is off the shelf',
    text: `An admin hid “${title}”. Members can’t hear it for now.`,
  }),
  shown: ({ title }) => ({
    title: 'Your recording is back on the shelf',
    text: `Members can hear “${title}” again.`,
  }),
};

/** What a teacher hears at each step of a review, by email and in the app. */
export const recordingNotices = {
  review: {
    name: 'recording_review',
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email', 'in_app'],
    quietHours: 'respect',
    goodFor: { email: 'until sent', push: 'until sent' },
    closed: 'never',
    trace: 'none',
    words: {
      short: (note: ReviewNote) => SHORT[note.step](note),
      opens: href('teacherDashboard'),
      letter: ({ data, to, publicOrigin }) =>
        reviewMail({ firstName: to.firstName, link: `${publicOrigin}${href('teacherDashboard')}` }, data.step),
    },
  },
} as const satisfies Record<string, NoticeKind<ReviewNote>>;
