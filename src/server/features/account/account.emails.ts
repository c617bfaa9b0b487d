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
        `Someone, most likely you, started to sign up for ${PRODUCT} with this address.${start ? ` ${start}` : ''}`,
        'If that was you, please confirm that this address is yours:',
      ],
      action: 'Confirm my email address',
      after: [
        'The link works once, for 24 hours. If it has expired, the page it opens can send you a new one.',
        'If this wasn’t you, ignore this email and nothing is created. Please don’t open the link: the account would have a password that someone else chose.',
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
      'Someone, most likely you, just tried to create an account with this address. You already have one, so nothing has changed. You can sign in here:',
    ],
    action: 'Sign in',
    after: [
      'If you forgot your password, you can choose a new one on the sign-in page.',
      'If this wasn’t you, there’s nothing to do. The person who tried wasn’t told that you have an account.',
    ],
  });
}

/** On asking for a new password. */
export function passwordResetMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Choose a new password for ${PRODUCT}`,
    before: ['You asked to choose a new password. You can do that here:'],
    action: 'Choose a new password',
    after: [
      'The link works once, for 30 minutes. Once you set a new password, every device that is signed in now is signed out.',
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
    ],
  });
}

/** After a password was changed; the link leads to the page that asks for a new one. */
export function passwordChangedMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your password for ${PRODUCT} was changed`,
    before: [
      'The password of your account was changed, and every device was signed out. If this was you, there’s nothing to do.',
      'If this wasn’t you, please choose a new password right away:',
    ],
    action: 'Choose a new password',
    after: ['Everything you wrote is still there, encrypted with your own key.'],
  });
}

/** Sixty days before an account goes that nobody has used for a long time; the link leads to the sign-in page. */
export function inactiveFirstMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Do you still need your ${PRODUCT} account?`,
    before: [
      `You haven’t signed in for almost two years. We delete an account that nobody has used for 24 months, with everything in it. Yours will be deleted in ${INACTIVITY.firstDays} days.`,
      'To keep it, just sign in once:',
    ],
    action: 'Sign in and keep my account',
    after: [
      'If you’d like a copy of your data first, you can export it after you sign in.',
      'If you don’t need it anymore, there’s nothing to do. We’ll email you once more before we delete it.',
    ],
  });
}

/** Fourteen days before. */
export function inactiveLastMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Your account with ${PRODUCT} will be deleted in ${INACTIVITY.lastDays} days`,
    before: [
      `We’ll delete your account in ${INACTIVITY.lastDays} days, because nobody has used it for almost 24 months. This is our last email before that. Once it’s deleted, nobody can restore it.`,
      'To keep it, just sign in once:',
    ],
    action: 'Sign in and keep my account',
    after: ['If you don’t need it anymore, there’s nothing to do.'],
  });
}
