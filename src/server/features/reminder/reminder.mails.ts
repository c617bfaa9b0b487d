import { PRODUCT } from '#domain/account/product.ts';
import type { ReminderPart } from '#domain/reminder/decide.ts';
import { DISCREET_WORDS, plainWords } from '#domain/reminder/reminder-words.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/letter.ts';

type Note = MailTo & {
  readonly settingsLink: string;
  readonly parts: readonly ReminderPart[];
  readonly discreet: boolean;
};

const SETTINGS = 'You chose to get this. To change it, or to stop it:';

/** A note by mail. Its subject is neutral whatever it says; discreet, its text is too. */
export function noteMail({ parts, discreet, settingsLink, ...to }: Note): MailWords {
  return worded(to, {
    subject: DISCREET_WORDS.title,
    before: discreet
      ? [`There is a note for you at ${PRODUCT}. ${DISCREET_WORDS.text}`]
      : parts.map(plainWords).map(({ title, text }) => `${title}. ${text}`),
    action: 'Open my note',
    after: [],
    settings: { before: SETTINGS, action: 'Reminder settings', link: settingsLink },
  });
}

/** Two days before her free days end. It is about money and names nothing else, so it need not be discreet. */
export function trialEndingMail({ parts, settingsLink, ...to }: Omit<Note, 'discreet'>): MailWords {
  return worded(to, {
    subject: `A note about your ${PRODUCT} account`,
    before: parts.map(plainWords).flatMap(({ title, text }) => [`${title}.`, text]),
    action: 'See the plans',
    after: [],
    settings: {
      before: 'We write this once, so that money never surprises you. To get it another way, or not at all:',
      action: 'Reminder settings',
      link: settingsLink,
    },
  });
}
