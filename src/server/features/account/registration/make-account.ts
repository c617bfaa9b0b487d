import { randomUUID } from 'node:crypto';
import { ageGroupAt } from '#domain/account/age.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { trialEnd } from '#domain/membership/trial.ts';
import { referralCode } from '#domain/referral/referral-code.ts';
import type { Tx } from '#server/platform/db/query.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountStore } from '../account.store.ts';
import { comeByCode, noteMarks } from '../marks/marks.ts';
import { memberStore } from '../profile/member.store.ts';
import type { UsedRegistration } from './registration.store.ts';
import { openRegistration } from './sealed-registration.ts';

/**
 * Makes the account of a registration whose link was used, in the transaction that used it: key, row, trial, consent and
 * the first line of the access history come from that registration alone. Null when the address has an account by now.
 */
export async function makeAccount(
  { vault, clock }: AccountDeps,
  { tx, used }: { tx: Tx; used: UsedRegistration },
): Promise<string | null> {
  const { profile, timeZone, consent, began } = openRegistration(vault, used.id, used.sealed);
  const now = clock.now();
  const userId = randomUUID();
  const key = vault.makeKeyring(userId);
  const isNew = await accountStore.register(tx, {
    userId,
    emailIndex: used.email_index,
    passwordHash: used.password_hash,
    key,
    now,
  });
  if (!isNew) return null;
  await accountStore.markVerified(tx, userId, now);
  await accountStore.actAs(tx, userId);
  const me = { tx, keys: key.keyring };
  await memberStore.create(me, {
    createdAt: now,
    timeZone,
    trialEndAt: trialEnd(now),
    profile,
    onboardingCompleted: true,
  });
  const at = new Date(began.at);
  await memberStore.consent(me, { textHash: Buffer.from(consent, 'hex'), at });
  await memberStore.audit(me, {
    action: 'register',
    result: 'done',
    at,
    requestId: began.requestId,
    ipPrefix: began.network,
  });
  if (ageGroupAt(profile.birthday, dayInZone(now, timeZone)) === 'teen') return userId;
  const traits = { email: profile.email, device: began.browser ?? null, network: began.network };
  await noteMarks(tx, { vault, traits, now });
  const code = profile.ref === null ? null : referralCode(profile.ref);
  if (code) await comeByCode(tx, { code, now });
  return userId;
}
