import {
  accountNotices,
  endAddressKeys,
  memberStore,
  passwordRefusal,
  type AccountDeps,
} from '#server/features/account/public.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { renewToken } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { asHerself, type Caller } from './as-herself.ts';
import { safetyStore } from './safety.store.ts';

export const PASSWORD_CHANGED = { message: 'Your new password stands. Every other device has been signed out.' };

/**
 * A new password after a proof of identity: every other session ends, and every address that is a key unless the member
 * keeps them; no device of the member's takes notes until the member is back there, and the member's address hears of
 * it.
 */
export async function changePassword(
  deps: AccountDeps,
  { me, visitor, password, keepAddresses = false }: Caller & { password: string; keepAddresses?: boolean | undefined },
): Promise<typeof PASSWORD_CHANGED | Refusal> {
  const { here } = me;
  if (!here) return refuse('not_found');
  const refused = await passwordRefusal({
    password,
    min: deps.passwordMin,
    identity: (await memberStore.read(me)).profile,
  });
  if (refused) return refused;
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.clock.now();
  const token = await asHerself(deps, { me, visitor }, async (own) => {
    await safetyStore.changePassword(own.tx, { passwordHash, now });
    await memberStore.audit(own, {
      action: 'change_password',
      result: 'done',
      at: now,
      requestId: visitor.requestId,
      ipPrefix: visitor.ipPrefix,
    });
    await outboxStore.postBare(own.tx, { kind: accountNotices.passwordChanged, userId: me.userId });
    await sessionStore.endOthers(own.tx, here.session);
    if (!keepAddresses) await endAddressKeys(own, { visitor, now });
    return renewToken(own.tx, here.session);
  });
  if (!token) return refuse('session_ended');
  visitor.signIn(token, here.shared);
  return PASSWORD_CHANGED;
}
