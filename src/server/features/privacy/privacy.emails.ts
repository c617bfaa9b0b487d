import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/**
 * The member's account is going to be deleted on a day of the member's; the link leads to where the member can keep it.
 */
export function deletionPlannedMail({ day, ...to }: MailTo & { readonly day: string }): MailWords {
  return worded(to, {
    subject: `Your ${PRODUCT} account will be deleted on ${day}`,
    before: [
      `You asked us to delete your account. On ${day} we destroy your key first, then delete everything. Until then nothing changes.`,
      'If you’d rather keep it, sign in before that day and tell us here:',
    ],
    action: 'Keep my account',
    after: [
      'If you still want it deleted, there’s nothing to do. You can export your data until then.',
      'If this wasn’t you, please keep the account and choose a new password.',
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
      `You asked us to delete entries older than ${years === 1 ? '1 year' : `${years} years`}. Nothing happens before ${day}. From then on we delete them once a day, for good.`,
      'If you’d rather keep them, you can cancel this until then:',
    ],
    action: 'Keep my entries',
    after: [
      'If that’s what you want, there’s nothing to do. You can export your data first.',
      'If this wasn’t you, please keep them and choose a new password.',
    ],
  });
}

/** The member keeps the member's account after all; the link leads to the member's privacy settings. */
export function deletionStoppedMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your ${PRODUCT} account stays open`,
    before: ['The deletion of your account was canceled. Nothing was deleted, and nothing is planned.'],
    action: 'See my privacy settings',
    after: ['If you didn’t cancel it, please choose a new password and check where you’re signed in.'],
  });
}
