import { randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/account/consent-versions.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { AccountDeps } from './account-deps.ts';
import { accountStore } from './account.store.ts';
import { emailIndex } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import { ageGroupOf, type Profile } from './profile/profile.ts';

export type MadeMember = {
  profile: Profile;
  password: string;
  timeZone: string;
  createdAt: Date;
  trialEndAt: Date;
  customizationCompleted: boolean;
};

/**
 * Makes a verified account on the host, for demo accounts and believable data. Null when the address is known already.
 */
export async function makeMember(deps: AccountDeps, made: MadeMember): Promise<string | null> {
  const index = emailIndex(deps.vault, made.profile.email);
  if (await deps.db.asVisitor((tx) => accountStore.find(tx, index))) return null;
  const passwordHash = await deps.passwords.hash(made.password);
  return deps.db.asVisitor(async (tx) => {
    const userId = randomUUID();
    const key = deps.vault.makeKeyring(userId);
    const isNew = await accountStore.register(tx, {
      userId,
      emailIndex: index,
      passwordHash,
      key,
      now: made.createdAt,
    });
    if (!isNew) return null;
    await accountStore.markVerified(tx, userId, made.createdAt);
    await accountStore.actAs(tx, userId);
    const me = { tx, keys: key.keyring };
    await memberStore.create(me, { ...made, onboardingCompleted: true });
    await memberStore.change(me, { customizationCompleted: made.customizationCompleted });
    await memberStore.consent(me, {
      textHash: Buffer.from(currentConsent('health_processing').hash, 'hex'),
      at: made.createdAt,
    });
    return userId;
  });
}

/** Runs work as a member on the host, in a transaction of the member's own. */
export function asMadeMember<T>(
  { db, vault, clock }: AccountDeps,
  userId: string,
  work: (me: Me) => Promise<T>,
): Promise<T> {
  return accountStore.asMember(db, userId, async (tx) => {
    const keys = await keyringOf(vault, tx, userId);
    const ageGroup = ageGroupOf(await memberStore.read({ tx, keys }), clock.now());
    return work({ userId, ageGroup, roles: [], isTeenModerator: false, tx, keys, here: null });
  });
}
