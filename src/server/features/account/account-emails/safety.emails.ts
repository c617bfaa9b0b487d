import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/** What a letter about the safety of an account tells: it lies sealed beside the letter until it is sent. */
export type SafetyDetails = {
  /** Another address than the one of the member's account. */
  readonly to?: string;
  /** When it happened: an instant as text. */
  readonly at?: string;
  readonly device?: string;
  readonly network?: string;
  readonly what?: SignInChange;
  /** True for the address that the account has left. */
  readonly left?: boolean;
};
export type SignInChange =
  | 'passkey_added'
  | 'passkey_removed'
  | 'codes_on'
  | 'codes_off'
  | 'recovery_codes'
  | 'reset_by_host';
export type SafetyEmail = MailTo & { readonly told: SafetyDetails; readonly timeZone: string };

/** A sign-in from a browser that this account was never signed in with. */
export function newDeviceMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `A new sign-in to ${PRODUCT}`,
    before: [
      `Your account was signed in to ${whenOf(told, timeZone)} from a device that is new to it: ${told.device ?? 'device'}, in the network ${told.network ?? 'unknown'}.`,
      'If this was you, all is well and there is nothing to do.',
      'If it was not you, please choose a new password straight away. Every device is signed out with it:',
    ],
    action: 'Choose a new password',
    after: [
      'We keep no list of your devices. We know one again only by a mark in its browser, so a browser that forgets its cookies counts as new.',
    ],
  });
}

/**
 * A hundred wrong passwords in thirty days: nobody signs in from a new device before the password was changed by this
 * link.
 */
export function mustResetMail(to: MailTo): MailWords {
  return worded(to, {
    subject: `Please choose a new password for ${PRODUCT}`,
    before: [
      'Somebody has tried very many wrong passwords for your account in the last 30 days. None of them was let in, but we take no more passwords from devices that are new to it until you have chosen another one:',
    ],
    action: 'Choose a new password',
    after: [
      'The link works once, for 30 minutes; the sign-in page sends you another whenever you ask. Devices on which you signed in before are not shut out.',
    ],
  });
}

const CHANGES: Readonly<Record<SignInChange, string>> = {
  passkey_added: 'a passkey was added to your account',
  passkey_removed: 'a passkey was taken away from your account',
  codes_on: 'codes from an app were switched on: signing in with your password now asks for one',
  codes_off: 'codes from an app were switched off',
  recovery_codes: 'new recovery codes were made; those from before do not work any more',
  reset_by_host:
    'passkeys, the code app and recovery codes were taken away by the people who run this place, as it is done when they are lost. Signing in asks for your password alone until you set them up again',
};

/** Whenever a way to sign in is added or taken away. */
export function signInChangedMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `How you sign in to ${PRODUCT} was changed`,
    before: [
      `${sentence(`${whenOf(told, timeZone)}, ${CHANGES[told.what ?? 'recovery_codes']}.`)}`,
      'If this was you, there is nothing to do. If it was not, please choose a new password straight away, then look through your ways to sign in:',
    ],
    action: 'Choose a new password',
    after: ['What you wrote is still there, and still sealed under your own key.'],
  });
}

/** The moment a letter tells of, in the member's own zone. */
export function whenOf({ at }: Pick<SafetyDetails, 'at'>, timeZone: string): string {
  if (!at) return 'just now';
  return `on ${new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(new Date(at))}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
