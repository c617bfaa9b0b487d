import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';
import { whenOf, type SafetyEmail } from './safety.emails.ts';

// None of these emails names the other address: a mailbox may be read by somebody it should be kept from.

/** To the new address: its link makes it the address of the member's account. */
export function confirmEmailMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Confirm your new email address for ${PRODUCT}`,
    before: [
      'Somebody, most likely you, asked to move an account to this address. If it was you, please confirm that it is yours:',
    ],
    action: 'Confirm my new address',
    after: [
      'The link works once, for 24 hours. Until then your account stays with the address it has.',
      'If it was not you, you can leave this message alone: nothing happens without the link.',
    ],
  });
}

/**
 * To the address the member has, at once; the link leads to the page that asks for a new password, which stops the
 * change.
 */
export function emailChangingMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `A new email address was asked for at ${PRODUCT}`,
    before: [
      `Another address was asked for as that of your account ${whenOf(told, timeZone)}. Nothing has changed yet: it has to be confirmed from the new mailbox within 24 hours.`,
      'If this was you, there is nothing to do here. If you have thought better of it, cancel it in your settings, under Privacy, Signing in.',
      'If it was not you, please choose a new password straight away. That stops the change and signs out every device:',
    ],
    action: 'Choose a new password',
    after: ['What you wrote is still there, and still sealed under your own key.'],
  });
}

/** To both addresses, once the new one is confirmed; the link leads to the sign-in page. */
export function emailChangedMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `The email address of your ${PRODUCT} account was changed`,
    before: told.left
      ? [
          `Your account moved to another address ${whenOf(told, timeZone)}, and left this one. From now on you sign in with the new address; your password is the same.`,
          'This is the last message that we send here.',
        ]
      : [
          `This is the address of your account now: it moved here ${whenOf(told, timeZone)}. You sign in with it from now on; your password is the same, and every other device was signed out.`,
        ],
    action: 'Sign in',
    after: told.left
      ? [
          'If it was not you: the new address was confirmed by somebody who was signed in to your account and had shown a proof of identity. Check on your devices and your mailbox, and tell whoever runs this place.',
        ]
      : ['What you wrote came along, sealed under your own key.'],
  });
}
