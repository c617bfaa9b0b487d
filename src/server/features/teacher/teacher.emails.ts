import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/** What happened to an application. */
export type Step = 'open' | 'accepted' | 'declined';

type Words = { readonly before: readonly string[]; readonly action: string; readonly after: readonly string[] };

// Neutral: who reads along learns that there is an application, not what for and not how it went.
const WORDS: Readonly<Record<Step, Words>> = {
  open: {
    before: ['We have your application. A person reads it, usually within a week. You can read or withdraw it here:'],
    action: 'See my application',
    after: ['You’ll get an email when there’s an answer.'],
  },
  accepted: {
    before: [
      'There’s an answer to your application. What your account can do has changed, so you were signed out on every device.',
      'Sign in again to read the answer:',
    ],
    action: 'Read the answer',
    after: ['Your password is the same, and everything you saved is still there.'],
  },
  declined: {
    before: ['There’s an answer to your application. You can read it here:'],
    action: 'Read the answer',
    after: ['If something is unclear, you can apply again whenever you like.'],
  },
};

/** The email at each step of an application; the link leads to its page. */
export function applicationMail(to: MailTo, step: Step): MailWords {
  const subject = step === 'open' ? `We have your application to ${PRODUCT}` : `An answer to your application`;
  return worded(to, { subject, ...WORDS[step] });
}
