import { randomUUID } from 'node:crypto';
import { ageGroupAt } from '#domain/account/age.ts';
import { maskedEmail, maskedName } from '#domain/admin/mask.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

export type NameServices = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };
/** First letters, as a list shows them. */
export type Mask = { readonly name: string; readonly address: string };
type Named = Mask & { readonly mask: Mask; readonly isAdult: boolean };

const KEY = 'account-mask';
const placeOf = (userId: string) => `account-mask|${userId}`;

/** A mask as it lies in the database; null where it does not open. */
export function openMask(vault: Vault, { userId, sealed }: { userId: string; sealed: Buffer }): Mask | null {
  try {
    return JSON.parse(vault.openUnder(KEY, { place: placeOf(userId), sealed }).toString()) as Mask;
  } catch {
    return null;
  }
}

/**
 * The name, the address and whether its member is an adult, read as the worker that writes her emails reads them:
 * nothing else of the profile leaves this function.
 */
export async function nameOf(services: NameServices, userId: string): Promise<Named> {
  return asNamed(services, userId, (tx) => read(services, { tx, userId }));
}

/** Makes the mask of an account and keeps it, so that the next list opens no profile. */
export async function makeMask(services: NameServices, userId: string): Promise<Mask> {
  return asNamed(services, userId, async (tx) => {
    const { mask } = await read(services, { tx, userId });
    const sealed = services.vault.sealUnder(KEY, { place: placeOf(userId), bytes: Buffer.from(JSON.stringify(mask)) });
    await tx.callFunction('put_mask', [userId, sealed, services.clock.now()]);
    return mask;
  });
}

async function asNamed<T>({ db }: NameServices, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const job = randomUUID();
  await db.asWorker(null, (tx) => tx.callFunction('open_naming', [userId, job]));
  try {
    return await db.asWorker(job, work);
  } finally {
    await db.asWorker(null, (tx) => tx.callFunction('end_scope', [job]));
  }
}

async function read({ vault, clock }: NameServices, { tx, userId }: { tx: Tx; userId: string }): Promise<Named> {
  const { profile, timeZone } = await memberStore.read({ tx, keys: await keyringOf(vault, tx, userId) });
  const { firstName, lastName, email, birthday } = profile;
  return {
    name: [firstName, lastName].filter((part) => part.trim() !== '').join(' '),
    address: email,
    mask: { name: maskedName(profile), address: maskedEmail(email) },
    isAdult: ageGroupAt(birthday, dayInZone(clock.now(), timeZone)) === 'adult',
  };
}
