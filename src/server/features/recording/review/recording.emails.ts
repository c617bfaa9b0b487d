import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

// Neutral: who reads along learns that there is a recording, neither which nor what came of it.
const SENT = {
  subject: 'We have your recording',
  before: ['Your recording is with a person who listens to it, usually within three days. You can look it up here:'],
  action: 'See my recordings',
  after: ['You’ll get an email when there’s an answer.'],
};
const ANSWERED = {
  subject: 'News about your recording',
  before: ['There’s news about one of your recordings. You can read it here:'],
  action: 'See my recordings',
  after: [],
};

/** What happened to a recording. */
export type ReviewStep = 'listening' | 'change_asked' | 'public' | 'declined' | 'hidden' | 'shown';

/** The email at each step of a review; the link leads to the teacher's recordings. */
export function reviewMail(to: MailTo, step: ReviewStep): MailWords {
  return worded(to, step === 'listening' ? SENT : ANSWERED);
}
