import type { ChangedWays, SignInWays } from '#contract/safety/safety.schemas.ts';
import { emailChangeStore, memberStore, type AccountDeps, type SignInChange } from '#server/features/account/public.ts';
import { factorStore, newRecoveryCodes, recoveryHash } from '#server/features/factor/public.ts';
import type { Me, Visitor } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { safetyNotices } from './safety.notices.ts';
import { safetyStore } from './safety.store.ts';

export const passkeyPlace = (id: string) => ({ table: 'passkey', rowId: id });

/** What a passkey is called whose name does not open; it signs in all the same, and can be given another name. */
const UNREADABLE_NAME = 'A passkey whose name couldn’t be opened';

/** The member's ways to sign in, as they stand, and which roles of the member's wait for one more. */
export async function signInWays(own: Owner, { here }: Pick<Me, 'here'>): Promise<SignInWays> {
  const { tx, keys } = own;
  const [account, factors, passkeys, { profile }, waiting] = await Promise.all([
    safetyStore.account(tx),
    factorStore.of(tx, keys.userId),
    factorStore.passkeys(tx, keys.userId),
    memberStore.read(own),
    emailChangeStore.waiting(own),
  ]);
  return {
    email: profile.email,
    newEmail: waiting && { email: waiting.address, askedAt: waiting.askedAt.toISOString() },
    passwordChangedAt: account.password_changed_at.toISOString(),
    codesSince: factors.codes_since?.toISOString() ?? null,
    recoveryLeft: factors.recovery_left,
    rolesWaiting: factors.codes_since || factors.passkeys > 0 ? [] : (here?.asking ?? []),
    passkeys: passkeys.map(({ id, name, created_at: addedAt, used_at: usedAt }) => ({
      id,
      name: String(keys.openOrNull(passkeyPlace(id), name) ?? UNREADABLE_NAME),
      addedAt: addedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** Notes a change of the member's ways to sign in in the member's access history, and tells the member's address. */
export async function tellOfChange(
  { clock }: AccountDeps,
  { own, visitor, what }: { own: Owner; visitor: Pick<Visitor, 'requestId' | 'ipPrefix'>; what: SignInChange },
): Promise<void> {
  const now = clock.now();
  await memberStore.audit(own, {
    action: what,
    result: 'done',
    at: now,
    requestId: visitor.requestId,
    ipPrefix: visitor.ipPrefix,
  });
  await outboxStore.post(own, { kind: safetyNotices.signInChanged, data: { at: now.toISOString(), what }, now });
}

/** Ten recovery codes where the member has none: they come with the first factor they stand in for. */
export async function firstRecoveryCodes(deps: AccountDeps, own: Owner): Promise<string[] | null> {
  const { recovery_left: left } = await factorStore.of(own.tx, own.keys.userId);
  return left > 0 ? null : freshRecoveryCodes(deps, own);
}

/** A new set; those from before stop working. */
export async function freshRecoveryCodes({ vault }: AccountDeps, { tx, keys: { userId } }: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await factorStore.setRecoveryCodes(
    tx,
    codes.map((code) => recoveryHash(vault, { userId, code })),
  );
  return codes;
}

/** As the member's ways stand after a change. */
export async function changed(
  own: Owner,
  { me, recoveryCodes = null }: { me: Pick<Me, 'here'>; recoveryCodes?: string[] | null },
): Promise<ChangedWays> {
  return { ways: await signInWays(own, me), recoveryCodes };
}
