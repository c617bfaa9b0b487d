import { NEW_ADDRESS } from '#domain/account/email.ts';
import {
  ACCOUNT_LETTER,
  confirmEmailMail,
  emailChangedMail,
  emailChangingMail,
  letterOf,
  linkToken,
  page,
  signInChangedMail,
} from '#server/features/account/public.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';

const toNewPassword = page('forgotPassword');

/** What the member's addresses hear when how the member signs in changes. */
export const safetyNotices = {
  signInChanged: {
    ...ACCOUNT_LETTER,
    name: 'sign_in_changed',
    words: { letter: letterOf(signInChangedMail, toNewPassword) },
  },
  confirmEmail: {
    ...ACCOUNT_LETTER,
    name: 'confirm_email',
    words: {
      letter: letterOf(
        confirmEmailMail,
        page('verifyEmail', ({ vault, linkId }) => `${NEW_ADDRESS}${linkToken(vault, 'email', linkId ?? '')}`),
      ),
    },
  },
  emailChanging: {
    ...ACCOUNT_LETTER,
    name: 'email_changing',
    words: { letter: letterOf(emailChangingMail, toNewPassword) },
  },
  emailChanged: {
    ...ACCOUNT_LETTER,
    name: 'email_changed',
    words: { letter: letterOf(emailChangedMail, page('auth')) },
  },
} as const satisfies Record<string, NoticeKind>;
