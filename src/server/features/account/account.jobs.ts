import { href } from '#contract/screens.ts';
import type { Database } from '#server/platform/db/database.ts';
import { MailRefused, messageIdOf, type Mailer } from '#server/platform/mail/mailer.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { alreadyRegisteredMail, passwordChangedMail, passwordResetMail, verificationMail, type MailTo, type MailWords } from './account.mails.ts';
import { accountStore, type MailKind } from './account.store.ts';
import { linkToken } from './links.ts';
import { memberStore } from './profile/member.store.ts';

export type MailHouse = { readonly db: Database; readonly vault: Vault; readonly mailer: Mailer; readonly publicOrigin: string };

const WORDS: Readonly<Record<MailKind, (to: MailTo) => MailWords>> = {
  verify: verificationMail,
  already_registered: alreadyRegisteredMail,
  reset: passwordResetMail,
  password_changed: passwordChangedMail,
};

/** Sends one mail of the outbox. Its address is opened through the vault, in the scope of this job only; a mail that was sent is not sent again. */
export async function sendMail({ db, vault, mailer, publicOrigin }: MailHouse, id: string): Promise<void> {
  const mail = await accountStore.openMail(db, id);
  if (!mail) return;
  const { email, firstName } = await db.asWorker(id, async (tx) => {
    const member = await memberStore.read({ tx, keys: await keyringOf(vault, tx, mail.user_id) });
    return member.profile;
  });
  const link = linkOf(vault, { kind: mail.kind, linkId: mail.link_id, publicOrigin });
  try {
    await mailer.send({ to: email, ...WORDS[mail.kind]({ firstName, link }), messageId: messageIdOf(id, publicOrigin) });
  } catch (error) {
    // A mailbox that does not exist ends the matter; anything else is tried again.
    if (error instanceof MailRefused) await accountStore.closeMail(db, id);
    throw error;
  }
  await accountStore.closeMail(db, id);
}

/** The token stands behind the #, so that it never reaches a log or another page. */
function linkOf(vault: Vault, { kind, linkId, publicOrigin }: { kind: MailKind; linkId: string | null; publicOrigin: string }): string {
  const token = (purpose: 'verify' | 'reset') => linkToken(vault, purpose, linkId ?? '');
  if (kind === 'verify') return `${publicOrigin}${href('verifyEmail')}#${token('verify')}`;
  if (kind === 'reset') return `${publicOrigin}${href('resetPassword')}#${token('reset')}`;
  return `${publicOrigin}${href(kind === 'already_registered' ? 'auth' : 'forgotPassword')}`;
}
