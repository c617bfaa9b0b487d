import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/**
 * The member's account is going to be deleted on a day of the member's; the link leads to where the member can keep it.
 */
export function deletionPlannedMail({ day, ...to }: MailTo & { readonly day: string }): MailWords {
  return worded(to, {
    subject: `Your ${PRODUCT} account will be deleted on ${day}`,
    before: [
      `You asked us to delete your account. On ${day} your key is destroyed, and then every row that it sealed. Until then all is as it was.`,
      'If you would rather keep it, sign in before that day and say so here:',
    ],
    action: 'Keep my account',
    after: [
      'If you still want to go, there is nothing to do. You can export your data until then.',
      'If it was not you who asked, please keep the account and choose a new password.',
    ],
  });
}

/**
 * What is older than so many years is going to be deleted from a day on; the link leads to where the member can take it
 * back.
 */
export function oldLogsPlannedMail({
  day,
  years,
  ...to
}: MailTo & { readonly day: string; readonly years: number }): MailWords {
  return worded(to, {
    subject: `Older entries in your ${PRODUCT} account will be deleted on ${day}`,
    before: [
      `You asked us to delete entries older than ${years === 1 ? '1 year' : `${years} years`}. Nothing happens before ${day}. From then on they’re deleted for good, once a day.`,
      'If you’d rather keep them, you can take it back until then:',
    ],
    action: 'Keep my entries',
    after: [
      'If that’s what you want, there’s nothing to do. You can export your data first.',
      'If it wasn’t you who asked, please keep them and choose a new password.',
    ],
  });
}

/** The member keeps the member's account after all; the link leads to the member's privacy settings. */
export function deletionStoppedMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your ${PRODUCT} account stays`,
    before: ['The deletion of your account was taken back. Nothing was removed, and nothing is planned any more.'],
    action: 'See my privacy settings',
    after: ['If it was not you who took it back, please choose a new password and look at where you are signed in.'],
  });
}
