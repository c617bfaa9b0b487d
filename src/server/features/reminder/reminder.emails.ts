import { href } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { DISCREET_WORDS, type ReminderWords } from '#domain/reminder/reminder-words.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

type Settings = { readonly settingsLink: string };
type Note = MailTo & Settings & { readonly lines: readonly ReminderWords[]; readonly discreet: boolean };

/** Where a mail's second link leads: a page behind sign-in. */
export const SETTINGS_PLACE = `${href('profileSettings')}#notifications`;
const SETTINGS = 'You chose to get this email. To change or stop it:';

/** A note by mail. Its subject is neutral whatever it says; discreet, its text is too. */
export function noteMail({ lines, discreet, settingsLink, ...to }: Note): MailWords {
  return worded(to, {
    subject: DISCREET_WORDS.title,
    before: discreet
      ? [`There’s a note for you at ${PRODUCT}. ${DISCREET_WORDS.text}`]
      : lines.map(({ title, text }) => `${title}. ${text}`),
    action: 'Open my note',
    after: [],
    settings: { before: SETTINGS, action: 'Reminder settings', link: settingsLink },
  });
}

/** Two days before the member's free days end. It is about money and names nothing else, so it need not be discreet. */
export function trialEndingMail({
  words: { title, text },
  settingsLink,
  ...to
}: MailTo & Settings & { readonly words: ReminderWords }): MailWords {
  return worded(to, {
    subject: `A note about your ${PRODUCT} account`,
    before: [`${title}.`, text],
    action: 'See the plans',
    after: [],
    settings: {
      before: 'We send this once, so you’re never surprised by a charge. To change or stop it:',
      action: 'Reminder settings',
      link: settingsLink,
    },
  });
}
