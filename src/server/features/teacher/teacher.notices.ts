import { href } from '#contract/screens.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';
import { applicationMail, type Step } from './teacher.emails.ts';

export type TeacherNote = { readonly step: Step };

const SHORT: Readonly<Record<Step, ReminderWords>> = {
  open: { title: 'We have your application', text: 'A person reads it, usually within a week.' },
  accepted: {
    title: 'Welcome among the teachers',
    text: 'Your application was accepted. You can set up your page now.',
  },
  declined: { title: 'An answer to your application', text: 'You can read the answer and the reason for it.' },
};

/** What an applicant hears at each step, by email and in the app. */
export const teacherNotices = {
  application: {
    name: 'teacher_application',
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email', 'in_app'],
    quietHours: 'respect',
    goodFor: { email: 'until sent', push: 'until sent' },
    closed: 'never',
    trace: 'none',
    words: {
      short: ({ step }: TeacherNote) => SHORT[step],
      opens: href('teacherApplication'),
      letter: ({ data, to, publicOrigin }) =>
        applicationMail({ firstName: to.firstName, link: `${publicOrigin}${href('teacherApplication')}` }, data.step),
    },
  },
} as const satisfies Record<string, NoticeKind<TeacherNote>>;
