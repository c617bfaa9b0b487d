import { INACTIVITY } from '#domain/account/inactivity.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/** When and on what kind of device a sign-up began, for whoever reads of it to recognize. */
export type SignUpBegan = { readonly at: string; readonly device: string; readonly timeZone: string };

/**
 * After registration, and on asking again: the link makes the account. Nobody is greeted by a name, since whoever began
 * the sign-up may have typed any.
 */
export function verificationMail({ link, began }: { link: string; began: SignUpBegan | null }): MailWords {
  const start = began ? `This sign-up began ${momentOf(began)}, on this kind of device: ${began.device}.` : null;
  return worded(
    { firstName: '', link },
    {
      subject: `Confirm your email address for ${PRODUCT}`,
      before: [
        `Somebody, most likely you, started to sign up for ${PRODUCT} with this address.${start ? ` ${start}` : ''}`,
        'If that was you, confirm that this address is yours:',
      ],
      action: 'Confirm my email address',
      after: [
        'The link works once, for 24 hours. If it has expired, the page it opens can send you a new one.',
        'If this wasn’t you, ignore this email; nothing is created. Please don’t open the link: the account would have a password that somebody else chose.',
      ],
    },
  );
}

function momentOf({ at, timeZone }: SignUpBegan): string {
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `on ${moment.format(new Date(at))}`;
}

/** To the owner of an address that somebody tried to register again; the link leads to the sign-in page. */
export function alreadyRegisteredMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `You already have an account with ${PRODUCT}`,
    before: [
      'Somebody, most likely you, just tried to make an account with this address. You have one already, so nothing was changed. You can sign in here:',
    ],
    action: 'Sign in',
    after: [
      'If you have forgotten your password, the sign-in page helps you to choose a new one.',
      'If it was not you, there is nothing to do. Whoever tried did not learn that this address is known to us.',
    ],
  });
}

/** On asking for a new password. */
export function passwordResetMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Choose a new password for ${PRODUCT}`,
    before: ['You asked to choose a new password. You can do it here:'],
    action: 'Choose a new password',
    after: [
      'The link works once, for 30 minutes. When the new password is set, every device that is signed in now is signed out.',
      'If you did not ask for this, you can leave this message alone. Your password stays as it is.',
    ],
  });
}

/** After a password was changed; the link leads to the page that asks for a new one. */
export function passwordChangedMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your password for ${PRODUCT} was changed`,
    before: [
      'The password of your account was changed, and every device was signed out. If this was you, all is well and there is nothing to do.',
      'If it was not you, please choose a new password straight away:',
    ],
    action: 'Choose a new password',
    after: ['What you wrote is still there, and still sealed under your own key.'],
  });
}

/** Sixty days before an account goes that nobody has used for a long time; the link leads to the sign-in page. */
export function inactiveFirstMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your account with ${PRODUCT} has been quiet for a long time`,
    before: [
      `You have not been here for almost two years. We keep nothing longer than it is of use to you: an account that rests for 24 months is deleted with all that is in it. For yours that would be in ${INACTIVITY.firstDays} days.`,
      'To keep it, sign in once. That is all:',
    ],
    action: 'Sign in and keep my account',
    after: [
      'If you would like to take your data along first, you can export it when you are signed in.',
      'If you do not need it any more, there is nothing to do. We write once more before it goes.',
    ],
  });
}

/** Fourteen days before. */
export function inactiveLastMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your account with ${PRODUCT} will be deleted in ${INACTIVITY.lastDays} days`,
    before: [
      `This is the last message before your account is deleted, in ${INACTIVITY.lastDays} days, because nobody has used it for almost 24 months. Nobody can bring it back after that, not even we.`,
      'To keep it, sign in once:',
    ],
    action: 'Sign in and keep my account',
    after: ['If you do not need it any more, there is nothing to do.'],
  });
}
