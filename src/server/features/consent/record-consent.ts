import { currentConsent, type AskedPurpose } from '#domain/account/consent-versions.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

type ConsentChoice = {
  readonly purpose: AskedPurpose;
  readonly given: boolean;
  readonly method: string;
  readonly now: Date;
};

/**
 * Writes that the member gave or took back a consent. What stands already is not written again, a "no" that never was a
 * "yes" neither: the ledger tells when the member changed the member's mind.
 */
export async function recordConsent(me: Me, { purpose, given, method, now }: ConsentChoice): Promise<void> {
  const row = (await consentStore.newest(me)).find((one) => one.purpose === purpose);
  if ((row?.action === 'given') === given) return;
  const textHash = Buffer.from(currentConsent(purpose).hash, 'hex');
  // Never at the instant of the step before: the newest one counts.
  const at = new Date(Math.max(now.getTime(), (row?.at.getTime() ?? 0) + 1));
  await consentStore.add(me, { purpose, action: given ? 'given' : 'withdrawn', textHash, method, at });
}
