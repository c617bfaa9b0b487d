import type { LetterOf, NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';
import {
  alreadyRegisteredMail,
  inactiveFirstMail,
  inactiveLastMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './account.emails.ts';
import { ACCOUNT_LETTER, letterOf, page } from './account-emails/account-letter.ts';
import { mustResetMail, newDeviceMail, type SafetyDetails } from './account-emails/safety.emails.ts';
import { linkToken, type Purpose } from './links.ts';

type Bare<Name extends string> = typeof ACCOUNT_LETTER & {
  readonly name: Name;
  readonly words: { readonly letter: LetterOf<SafetyDetails | null> };
};

function bare<Name extends string>(name: Name, letter: LetterOf<SafetyDetails | null>): Bare<Name> {
  return { ...ACCOUNT_LETTER, name, words: { letter } };
}

const token =
  (purpose: Purpose) =>
  ({ vault, linkId }: NoticeCase<unknown>) =>
    linkToken(vault, purpose, linkId ?? '');
const toSignIn = page('auth');
// What may not have been the member's leads to where a new password is chosen.
const toNewPassword = page('forgotPassword');

/** What an account hears by mail. */
export const accountNotices = {
  // Of accounts that the release before this one made; a registration's own email is sent by its request.
  verify: bare(
    'verify',
    letterOf(({ link }) => verificationMail({ link, began: null }), page('verifyEmail', token('verify'))),
  ),
  alreadyRegistered: bare('already_registered', letterOf(alreadyRegisteredMail, toSignIn)),
  reset: bare('reset', letterOf(passwordResetMail, page('resetPassword', token('reset')))),
  mustReset: bare('must_reset', letterOf(mustResetMail, page('resetPassword', token('reset')))),
  passwordChanged: bare('password_changed', letterOf(passwordChangedMail, toNewPassword)),
  newDevice: bare('new_device', letterOf(newDeviceMail, toNewPassword)),
  inactiveFirst: bare('inactive_first', letterOf(inactiveFirstMail, toSignIn)),
  inactiveLast: bare('inactive_last', letterOf(inactiveLastMail, toSignIn)),
} as const satisfies Record<string, NoticeKind>;
