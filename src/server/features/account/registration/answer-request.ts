import { href } from '#contract/screens.ts';
import { MailRefused, messageIdOf, type Mailer } from '#server/platform/mail/mailer.ts';
import type { AccountDeps } from '../account-deps.ts';
import { verificationMail } from '../account.emails.ts';
import { accountNotices } from '../account.notices.ts';
import { linkHash, linkToken, type Purpose } from '../links.ts';
import { emailRequestStore, type EmailRequest } from './email-request.store.ts';
import { openRegistration } from './sealed-registration.ts';

type RequestDeps = Pick<AccountDeps, 'db' | 'vault' | 'publicOrigin'> & { readonly mailer: Mailer };

/**
 * Finds out who has the address that an email was asked for, and answers: the owner of an account by a notice, whoever
 * waits to be verified by the link of the newest registration, nobody by nothing. Run twice it sends the same link.
 */
export async function answerEmailRequest(deps: RequestDeps, id: string): Promise<void> {
  const asked = await emailRequestStore.read(deps.db, id);
  if (!asked) return;
  const letter = letterTo(asked);
  if (letter) return emailRequestStore.answer(deps.db, { id, ...withLink(deps, { id, letter }) });
  if (asked.purpose !== 'reset' && !asked.verified) await sendLink(deps, id);
  await emailRequestStore.end(deps.db, id);
}

type AccountLetter = { readonly kind: string; readonly purpose: Purpose | null };

/** What the account that has the address is sent; null where none has it, or there is nothing to say to it. */
function letterTo({ purpose, user_id: userId, verified }: EmailRequest): AccountLetter | null {
  if (!userId) return null;
  if (purpose === 'register') return verified ? { kind: accountNotices.alreadyRegistered.name, purpose: null } : null;
  // An account of the release before this one may wait to be verified; a new password is for verified ones.
  if (verified !== (purpose === 'reset')) return null;
  return { kind: accountNotices[purpose].name, purpose };
}

function withLink({ vault }: RequestDeps, { id, letter }: { id: string; letter: AccountLetter }) {
  const { kind, purpose } = letter;
  return { kind, link: purpose && { purpose, hash: linkHash(linkToken(vault, purpose, id)) } };
}

async function sendLink({ db, vault, mailer, publicOrigin }: RequestDeps, id: string): Promise<void> {
  const token = linkToken(vault, 'registration', id);
  const found = await emailRequestStore.registration(db, { id, hash: linkHash(token) });
  if (!found) return;
  const { profile, timeZone, began } = openRegistration(vault, found.id, found.sealed);
  const words = verificationMail({
    link: `${publicOrigin}${href('verifyEmail')}#${token}`,
    began: { ...began, timeZone },
  });
  try {
    await mailer.send({ to: profile.email, ...words, messageId: messageIdOf(id, publicOrigin) });
  } catch (error) {
    // A mailbox that does not exist ends the matter; anything else is tried again.
    if (error instanceof MailRefused) await emailRequestStore.end(db, id);
    throw error;
  }
}
