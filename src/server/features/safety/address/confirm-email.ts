import {
  accountStore,
  emailChangeStore,
  endAddressKeys,
  emailIndex,
  linkHash,
  memberStore,
  type AccountDeps,
  type SafetyDetails,
} from '#server/features/account/public.ts';
import { refuse, Refusal, type Visitor } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { tokenHash } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { safetyNotices } from '../safety.notices.ts';

export const EMAIL_CHANGED = { message: 'Your new address stands. Every other device has been signed out.' };
type Confirmed = { readonly own: Owner; readonly visitor: Visitor; readonly linkHash: Buffer };

/**
 * Uses the link that went to a new address: look-up and profile move in one transaction, every session but the one of
 * this browser ends, and both addresses hear of it.
 */
export async function confirmEmail(
  deps: AccountDeps,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<typeof EMAIL_CHANGED | Refusal> {
  const hash = linkHash(token);
  return deps.db.asVisitor(async (tx) => {
    const userId = await accountStore.peekLink(tx, 'email', hash);
    if (!userId) return refuse('link_invalid');
    // Asked before the transaction goes on as the member: a session of the member's in this browser stays.
    const here = visitor.sid ? await sessionStore.findIn(tx, tokenHash(visitor.sid)) : null;
    await accountStore.actAs(tx, userId);
    const confirmed = { own: { tx, keys: await keyringOf(deps.vault, tx, userId) }, visitor, linkHash: hash };
    const index = await move(deps, confirmed);
    await endAddressKeys(confirmed.own, { visitor, now: deps.clock.now() });
    if (here?.user_id === userId) {
      await sessionStore.endOthers(tx, here.id);
      visitor.rememberDevice(index);
      return EMAIL_CHANGED;
    }
    await memberStore.partWithDevices(confirmed.own);
    await accountStore.endSessions(tx, userId);
    return EMAIL_CHANGED;
  });
}

/** Refuses by throwing, so that the link is as good as before. */
async function move(deps: AccountDeps, { own, visitor, linkHash: hash }: Confirmed): Promise<Buffer> {
  await memberStore.lock(own);
  const waiting = await emailChangeStore.waiting(own);
  if (!waiting || !(await accountStore.useLink(own.tx, 'email', hash))) throw new Refusal('link_invalid');
  const index = emailIndex(deps.vault, waiting.address);
  if (!(await emailChangeStore.move(own.tx, index))) throw new Refusal('address_taken');
  const { profile } = await memberStore.read(own);
  await memberStore.change(own, { profile: { ...profile, email: waiting.address } });
  const at = deps.clock.now();
  await memberStore.audit(own, {
    action: 'email_changed',
    result: 'done',
    at,
    requestId: visitor.requestId,
    ipPrefix: visitor.ipPrefix,
  });
  const tell = (data: SafetyDetails) => outboxStore.post(own, { kind: safetyNotices.emailChanged, data, now: at });
  await tell({ to: profile.email, at: at.toISOString(), left: true });
  await tell({ to: waiting.address, at: at.toISOString() });
  return index;
}
