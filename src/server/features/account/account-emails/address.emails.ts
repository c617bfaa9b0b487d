import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';
import { whenOf, type SafetyEmail } from './safety.emails.ts';

// None of these emails names the other address: a mailbox may be read by somebody it should be kept from.

/** To the new address: its link makes it the address of the member's account. */
export function confirmEmailMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Confirm your new email address for ${PRODUCT}`,
    before: [
      'Someone, most likely you, asked to move an account to this address. If that was you, please confirm that it’s yours:',
    ],
    action: 'Confirm my new address',
    after: [
      'The link works once, for 24 hours. Until you open it, your account keeps its current address.',
      'If this wasn’t you, ignore this email. Nothing happens unless you open the link.',
    ],
  });
}

/**
 * To the address the member has, at once; the link leads to the page that asks for a new password, which stops the
 * change.
 */
export function emailChangingMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `Your ${PRODUCT} email address is about to change`,
    before: [
      `Someone asked to change the email address of your account ${whenOf(told, timeZone)}. Nothing has changed yet. The new address has to be confirmed from its own inbox within 24 hours.`,
      'If this was you, there’s nothing to do. If you’ve changed your mind, cancel it in your settings under Privacy, “Signing in”.',
      'If this wasn’t you, please choose a new password right away. That stops the change and signs out every device:',
    ],
    action: 'Choose a new password',
    after: ['Everything you wrote is still there, encrypted with your own key.'],
  });
}

/** To both addresses, once the new one is confirmed; the link leads to the sign-in page. */
export function emailChangedMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `The email address of your ${PRODUCT} account was changed`,
    before: told.left
      ? [
          `Your account moved from this address to another one ${whenOf(told, timeZone)}. From now on, sign in with the new address. Your password is the same.`,
          'This is the last email we’ll send to this address.',
        ]
      : [
          `Your account moved to this address ${whenOf(told, timeZone)}. Sign in with it from now on. Your password is the same, and every other device was signed out.`,
        ],
    action: 'Sign in',
    after: told.left
      ? [
          'If this wasn’t you, someone who was signed in to your account confirmed their identity and the new address. Check your devices and your inbox, and tell the people who run this server.',
        ]
      : ['Everything you wrote came along, encrypted with your own key.'],
  });
}
