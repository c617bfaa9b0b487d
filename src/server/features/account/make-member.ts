import { randomUUID } from 'node:crypto';
import { currentConsent } from '#domain/account/consent-versions.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { AccountHouse } from './account-house.ts';
import { accountStore } from './account.store.ts';
import { emailIndex } from './links.ts';
import { memberStore } from './profile/member.store.ts';
import { bandOf, type Profile } from './profile/profile.ts';

export type MadeMember = {
  profile: Profile;
  password: string;
  timeZone: string;
  createdAt: Date;
  trialEndAt: Date;
  customizationCompleted: boolean;
};

/** Makes a verified account on the host, for demo accounts and believable data. Null when the address is known already. */
export async function makeMember(house: AccountHouse, made: MadeMember): Promise<string | null> {
  const index = emailIndex(house.vault, made.profile.email);
  if (await house.db.asVisitor((tx) => accountStore.find(tx, index))) return null;
  const passwordHash = await house.passwords.hash(made.password);
  return house.db.asVisitor(async (tx) => {
    const userId = randomUUID();
    const key = house.vault.makeKeyring(userId);
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

/** Runs work as a member on the host, in a transaction of her own. */
export function asMadeMember<T>(
  { db, vault, clock }: AccountHouse,
  userId: string,
  work: (me: Me) => Promise<T>,
): Promise<T> {
  return db.asVisitor(async (tx) => {
    await accountStore.actAs(tx, userId);
    const keys = await keyringOf(vault, tx, userId);
    const band = bandOf(await memberStore.read({ tx, keys }), clock.now());
    return work({ userId, band, roles: [], tx, keys, here: null });
  });
}
