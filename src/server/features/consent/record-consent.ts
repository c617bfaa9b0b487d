import type { ConsentPurpose } from '#domain/account/consent.ts';
import { currentConsent } from '#domain/account/consent-versions.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { consentStore } from './consent.store.ts';

type Told = { readonly purpose: ConsentPurpose; readonly given: boolean; readonly method: string; readonly now: Date };

/** Writes that she gave or took back a consent. What stands already is not written again, a "no" that never was a "yes" neither: the ledger tells when she changed her mind. */
export async function recordConsent(me: Me, { purpose, given, method, now }: Told): Promise<void> {
  const row = (await consentStore.newest(me)).find((one) => one.purpose === purpose);
  if ((row?.action === 'given') === given) return;
  const textHash = Buffer.from(currentConsent(purpose).hash, 'hex');
  await consentStore.add(me, { purpose, action: given ? 'given' : 'withdrawn', textHash, method, at: now });
}
