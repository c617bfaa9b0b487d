import { href } from '#contract/screens.ts';
import { NEW_ADDRESS } from '#domain/account/email.ts';
import { unnamed } from '#domain/near/plain.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MailTo, MailWords } from '#server/platform/mail/letter.ts';
import { MailRefused, messageIdOf, type Mailer } from '#server/platform/mail/mailer.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import {
  alreadyRegisteredMail,
  deletionPlannedMail,
  deletionStoppedMail,
  inactiveFirstMail,
  inactiveLastMail,
  passwordChangedMail,
  passwordResetMail,
  verificationMail,
} from './account.mails.ts';
import { accountStore, type LinkPurpose, type MailKind, type WaitingMail } from './account.store.ts';
import { confirmEmailMail, emailChangedMail, emailChangingMail } from './letters/address.mails.ts';
import { lettersStore } from './letters/letters.store.ts';
import { mustResetMail, newDeviceMail, signInChangedMail, type Told } from './letters/safety.mails.ts';
import { linkToken } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import type { Member } from './profile/profile.ts';

/** The words of a note, which another feature knows; null when it is not to be sent any more. */
export type NoteWords = (owner: Owner, note: { id: string; member: Member }) => Promise<MailWords | null>;
export type MailHouse = {
  readonly db: Database;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly noteWords: NoteWords;
  readonly billingWords: NoteWords;
};
type LetterKind = Exclude<MailKind, 'note' | 'billing' | 'deletion_planned' | 'deletion_stopped'>;

type To = MailTo & { readonly told: Told; readonly timeZone: string };

const WORDS: Readonly<Record<LetterKind, (to: To) => MailWords>> = {
  new_device: newDeviceMail,
  must_reset: mustResetMail,
  sign_in_changed: signInChangedMail,
  confirm_email: confirmEmailMail,
  email_changing: emailChangingMail,
  email_changed: emailChangedMail,
  verify: verificationMail,
  already_registered: alreadyRegisteredMail,
  reset: passwordResetMail,
  password_changed: passwordChangedMail,
  inactive_first: inactiveFirstMail,
  inactive_last: inactiveLastMail,
};

/** What may not have been her: the link leads to where a new password is chosen. */
const DOUBTFUL: ReadonlySet<LetterKind> = new Set([
  'password_changed',
  'new_device',
  'sign_in_changed',
  'email_changing',
]);

/** Sends one mail of the outbox. Its address is opened through the vault, in the scope of this job only; a mail that was sent is not sent again. */
export async function sendMail(house: MailHouse, id: string): Promise<void> {
  const { db, vault, mailer, publicOrigin } = house;
  const mail = await accountStore.openMail(db, id);
  if (!mail) return;
  const { email, plain, words } = await db.asWorker(id, async (tx) => {
    const owner = { tx, keys: await keyringOf(vault, tx, mail.user_id) };
    const member = await memberStore.read(owner);
    const told = lettersStore.told(owner, { id, sealed: mail.sealed });
    return {
      email: told.to ?? member.profile.email,
      plain: member.near.discreet,
      words: await wordsOf(house, { mail: { ...mail, id, told }, owner, member }),
    };
  });
  if (!words) return accountStore.closeMail(db, id);
  try {
    await mailer.send({
      to: email,
      ...(plain ? plainly(words) : words),
      plain,
      messageId: messageIdOf(id, publicOrigin),
    });
  } catch (error) {
    // A mailbox that does not exist ends the matter; anything else is tried again.
    if (error instanceof MailRefused) await accountStore.closeMail(db, id);
    throw error;
  }
  await accountStore.closeMail(db, id);
}

/** The same letter under the plain name, for somebody who is discreet. */
function plainly({ subject, text, html }: MailWords): MailWords {
  return { subject: unnamed(subject), text: unnamed(text), html: unnamed(html) };
}

function wordsOf(
  house: MailHouse,
  { mail, owner, member }: { mail: WaitingMail & { id: string; told: Told }; owner: Owner; member: Member },
): Promise<MailWords | null> | MailWords | null {
  const { id, kind, told, link_id: linkId } = mail;
  if (kind === 'note') return house.noteWords(owner, { id, member });
  if (kind === 'billing') return house.billingWords(owner, { id, member });
  if (kind === 'deletion_planned') return planned(house, member);
  if (kind === 'deletion_stopped')
    return deletionStoppedMail({
      firstName: member.profile.firstName,
      link: `${house.publicOrigin}${href('privacySettings')}`,
    });
  return WORDS[kind]({
    firstName: member.profile.firstName,
    timeZone: member.timeZone,
    told,
    link: linkOf(house.vault, { kind, linkId, publicOrigin: house.publicOrigin }),
  });
}

/** Nothing when she has kept her account by the time it would be sent. */
function planned(
  { publicOrigin }: MailHouse,
  { deletionAt, timeZone, profile: { firstName } }: Member,
): MailWords | null {
  if (!deletionAt) return null;
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(deletionAt);
  return deletionPlannedMail({ firstName, day, link: `${publicOrigin}${href('privacySettings')}#deletion` });
}

/** The token stands behind the #, so that it never reaches a log or another page. */
function linkOf(
  vault: Vault,
  { kind, linkId, publicOrigin }: { kind: LetterKind; linkId: string | null; publicOrigin: string },
): string {
  const token = (purpose: LinkPurpose) => linkToken(vault, purpose, linkId ?? '');
  if (kind === 'verify') return `${publicOrigin}${href('verifyEmail')}#${token('verify')}`;
  if (kind === 'confirm_email') return `${publicOrigin}${href('verifyEmail')}#${NEW_ADDRESS}${token('email')}`;
  if (kind === 'reset' || kind === 'must_reset') return `${publicOrigin}${href('resetPassword')}#${token('reset')}`;
  return `${publicOrigin}${href(DOUBTFUL.has(kind) ? 'forgotPassword' : 'auth')}`;
}
