import type { ChangedWays } from '#contract/safety/safety.schemas.ts';
import { MAILS_PER_ADDRESS, NEW_ADDRESSES } from '#contract/limits.ts';
import { isEmail, normaliseEmail } from '#domain/account/email.ts';
import {
  emailChangeStore,
  emailIndex,
  linkHash,
  linkToken,
  memberStore,
  tellOwner,
  type AccountDeps,
} from '#server/features/account/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { asHerself, type Caller } from '../as-herself.ts';
import { safetyNotices } from '../safety.notices.ts';
import { changed } from '../ways.ts';

const NO_ADDRESS = 'Please enter a valid email address';
const HERS_ALREADY = 'This is the address of your account already';

/**
 * Asks for another address after a proof of identity. It waits, sealed, until the link that goes there is used; the
 * address the member has hears of it at once. Whether somebody has the new one already is told to its owner alone: all
 * that the member sees is the same.
 */
export async function changeEmail(
  deps: AccountDeps,
  { me, visitor, email }: Caller & { email: string },
): Promise<ChangedWays | Refusal> {
  const address = email.trim();
  if (!isEmail(address)) return refuse('invalid_input', { fields: { email: NO_ADDRESS } });
  const { profile } = await memberStore.read(me);
  if (normaliseEmail(address) === normaliseEmail(profile.email))
    return refuse('invalid_input', { fields: { email: HERS_ALREADY } });
  if (await deps.counts.over(`new-address|${me.userId}`, NEW_ADDRESSES)) return refuse('rate_limited');
  const index = emailIndex(deps.vault, address);
  const quiet = await deps.counts.over(`mail|${index.toString('hex')}`, MAILS_PER_ADDRESS);
  const now = deps.clock.now();
  // Whose an address is can be asked before a session only: a member's own transaction finds nobody else.
  const isTaken = !quiet && (await deps.db.asVisitor((tx) => tellOwner(deps, tx, index)));
  return asHerself(deps, { me, visitor }, async (own) => {
    await memberStore.lock(own);
    // Without a letter a new link would only end the one that the member has been sent.
    if (quiet && (await isWaiting(own, address))) return changed(own, { me });
    const linkId = await emailChangeStore.ask(own, {
      address,
      now,
      hash: (id) => linkHash(linkToken(deps.vault, 'email', id)),
    });
    await memberStore.audit(own, {
      action: 'email_change_asked',
      result: 'done',
      at: now,
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    await outboxStore.post(own, {
      kind: safetyNotices.emailChanging,
      data: { to: profile.email, at: now.toISOString() },
      now,
    });
    if (!quiet && !isTaken)
      await outboxStore.post(own, { kind: safetyNotices.confirmEmail, linkId, data: { to: address }, now });
    return changed(own, { me });
  });
}

async function isWaiting(own: Owner, address: string): Promise<boolean> {
  const waiting = await emailChangeStore.waiting(own);
  return waiting !== null && normaliseEmail(waiting.address) === normaliseEmail(address);
}

/** The member stays with the address the member has. Twice is once. */
export function stopEmailChange(deps: AccountDeps, { me, visitor }: Caller): Promise<ChangedWays> {
  return asHerself(deps, { me, visitor }, async (own) => {
    await memberStore.lock(own);
    if (await emailChangeStore.stop(own.tx))
      await memberStore.audit(own, {
        action: 'email_change_stopped',
        result: 'done',
        at: deps.clock.now(),
        requestId: visitor.requestId,
        ipPrefix: visitor.ipPrefix,
      });
    return changed(own, { me });
  });
}
