import { randomUUID } from 'node:crypto';
import { MAILS_PER_ADDRESS } from '#contract/limits.ts';
import { refuse, Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import { renewKey } from '#server/platform/vault/renewal.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { endAddressKeys } from './end-address-keys.ts';
import { accountNotices } from './account.notices.ts';
import { accountStore } from './account.store.ts';
import { guessesOf } from './guesses.ts';
import { emailIndex, linkHash, type Purpose } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import { passwordRefusal } from './password-rule.ts';
import { emailRequestStore } from './registration/email-request.store.ts';

type Reply = { message: string };
export const ON_ITS_WAY: Reply = { message: 'If the address is registered, a message is on its way' };
export const PASSWORD_SET: Reply = { message: 'Your new password is set. Every other session has ended.' };

/**
 * Asks for an email with a link. Answer and work are the same whether the address is known or not; the worker finds out
 * who has it.
 */
export async function askForLink(
  deps: AccountDeps,
  { email, purpose }: { email: string; purpose: Purpose },
): Promise<Reply> {
  const index = emailIndex(deps.vault, email);
  const quiet = await deps.counts.over(`mail|${index.toString('hex')}`, {
    max: MAILS_PER_ADDRESS.max,
    seconds: MAILS_PER_ADDRESS.seconds,
  });
  if (!quiet)
    await deps.db.asVisitor((tx) => emailRequestStore.ask(tx, { id: randomUUID(), emailIndex: index, purpose }));
  return ON_ITS_WAY;
}

/**
 * Sets a new password by the link of a mail: every session ends, no device of the member's takes notes any more, and
 * the member's address hears of it. A refused password keeps the link good.
 */
export async function resetPassword(
  deps: AccountDeps,
  { token, password, visitor }: { token: string; password: string; visitor: Visitor },
): Promise<Reply | Refusal> {
  const { db, vault, clock } = deps;
  const hash = linkHash(token);
  const identity = await db.asVisitor(async (tx) => {
    const userId = await accountStore.peekLink(tx, 'reset', hash);
    if (!userId) return null;
    await accountStore.actAs(tx, userId);
    return (await memberStore.read({ tx, keys: await keyringOf(vault, tx, userId) })).profile;
  });
  if (!identity) return refuse('link_invalid');
  const refused = await passwordRefusal({ password, min: deps.passwordMin, identity });
  if (refused) return refused;
  const passwordHash = await deps.passwords.hash(password);
  const done = await db.asVisitor(async (tx) => {
    const userId = await accountStore.useLink(tx, 'reset', hash);
    if (!userId) return refuse('link_invalid');
    const now = clock.now();
    await accountStore.actAs(tx, userId);
    const owner = { tx, keys: await keyringOf(vault, tx, userId) };
    await memberStore.partWithDevices(owner);
    await endAddressKeys(owner, { visitor, now });
    // Whoever resets a password may have lost it to somebody: what that somebody could have had of the member's key
    // ends here too.
    await renewKey(vault, owner);
    await memberStore.audit(owner, {
      action: 'reset_password',
      result: 'done',
      at: now,
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    await outboxStore.postBare(tx, { kind: accountNotices.passwordChanged, userId });
    await accountStore.setPassword(tx, { userId, passwordHash, now });
    return PASSWORD_SET;
  });
  if (!(done instanceof Refusal)) await welcomeHere(deps, { index: emailIndex(vault, identity.email), visitor });
  return done;
}

/**
 * Who chose a new password by the link of the member's mail is no stranger here: guesses of others do not count against
 * the member, on this device or on new ones.
 */
async function welcomeHere(
  { tries }: AccountDeps,
  { index, visitor }: { index: Buffer; visitor: Visitor },
): Promise<void> {
  await tries.clear(guessesOf(index, null));
  const known = visitor.device(index);
  if (known) await tries.clear(guessesOf(index, known));
  visitor.rememberDevice(index);
}
