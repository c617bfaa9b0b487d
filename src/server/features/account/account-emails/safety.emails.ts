import { PRODUCT } from '#domain/account/product.ts';
import { worded, type MailTo, type MailWords } from '#server/platform/mail/email.ts';

/** What an email about the safety of an account tells: it lies sealed beside the email until it is sent. */
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
      `Someone signed in to your account ${whenOf(told, timeZone)} from a new device: ${told.device ?? 'device'}, network ${told.network ?? 'unknown'}.`,
      'If this was you, there’s nothing to do.',
      'If this wasn’t you, please choose a new password right away. That signs out every device:',
    ],
    action: 'Choose a new password',
    after: [
      'We have no list of your devices. We recognize one by a cookie in its browser, so a browser that forgets its cookies counts as new.',
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
      'Someone has tried a lot of wrong passwords for your account in the last 30 days. They didn’t get in. To be safe, new devices can’t sign in until you choose a new password:',
    ],
    action: 'Choose a new password',
    after: [
      'The link works once, for 30 minutes. You can ask for another on the sign-in page. Devices you’ve signed in on before still work.',
    ],
  });
}

const CHANGES: Readonly<Record<SignInChange, string>> = {
  passkey_added: 'a passkey was added to your account',
  passkey_removed: 'a passkey was deleted from your account',
  codes_on: 'codes from your authenticator app were turned on. Signing in with your password now asks for one',
  codes_off: 'codes from your authenticator app were turned off',
  recovery_codes: 'new recovery codes were created. The old ones no longer work',
  reset_by_host:
    'the people who run this server deleted your passkeys, authenticator app and recovery codes. They do that when someone has lost them. Until you set them up again, you sign in with your password alone',
};

/** Whenever a way to sign in is added or taken away. */
export function signInChangedMail({ told, timeZone, ...to }: SafetyEmail): MailWords {
  return worded(to, {
    subject: `How you sign in to ${PRODUCT} was changed`,
    before: [
      `${sentence(`${whenOf(told, timeZone)}, ${CHANGES[told.what ?? 'recovery_codes']}.`)}`,
      'If this was you, there’s nothing to do. If it wasn’t, please choose a new password right away. Then check your ways to sign in:',
    ],
    action: 'Choose a new password',
    after: ['Everything you wrote is still there, encrypted with your own key.'],
  });
}

/** The moment an email tells of, in the member's own zone. */
export function whenOf({ at }: Pick<SafetyDetails, 'at'>, timeZone: string): string {
  if (!at) return 'just now';
  return `on ${new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' }).format(new Date(at))}`;
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
